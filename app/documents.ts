/**
 * The documents of the version that is shown, for all that draws the site: they are the same while a
 * page is open, and where it is rendered.
 */
export { documents } from 'virtual:documents';
