/**
 * The documents of the version that is shown, for all that draws the site: they are the same while a
 * page is open, and where it is rendered. `siteOrigin` is the site's own address.
 */
export { documents, siteOrigin } from 'virtual:documents';
