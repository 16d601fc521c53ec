/**
 * The documents of the version that is shown, for all that draws the site. In the browser they are
 * those that every page shows and those of the pages that were opened: read what only some pages show
 * (build/facts-files.ts) in these pages' own modules, or when it is drawn. `siteOrigin` is the site's
 * own address.
 */
export { documents, siteOrigin } from 'virtual:documents';
