import { createHash } from 'node:crypto';
import { isSitePath, type SitePath, sitePaths } from '#content/pages/paths.ts';
import type { Documents } from '#content/schemas/documents.ts';

const programmes = sitePaths.filter((path) => path.startsWith('/programs/'));

/**
 * What only some pages show, by its place in the documents. Everything else is in the file that every
 * page loads.
 */
const shownOn: Record<string, readonly SitePath[]> = {
  'pages.descriptions': [],
  'pages.home': ['/'],
  'pages.about': ['/about'],
  'pages.teachers': ['/teachers'],
  'pages.programs': ['/programs'],
  'pages.programmes': programmes,
  'pages.fees': ['/fees'],
  'pages.schedule': ['/schedule'],
  'pages.register': ['/register'],
  'pages.facilities': ['/facilities'],
  'pages.contact': ['/contact'],
  'pages.oLevelOverview': ['/o-level-classes'],
  'pages.aLevelOverview': ['/a-level-classes'],
  'claims.results': ['/about'],
  'courses.tabs': ['/o-level-classes'],
  'school.departments': ['/about', '/contact'],
  'school.map': ['/about', '/contact'],
  'school.social': ['/contact'],
  lecturers: ['/o-level-classes', '/a-level-classes'],
  'facilities.rooms': ['/', '/about', '/facilities'],
  'facilities.tours': ['/', '/about', '/facilities'],
  'facilities.services': ['/facilities'],
  'facilities.amenities': ['/facilities'],
  'facilities.safety': ['/facilities'],
  'testimonials.home': ['/'],
  'testimonials.oLevelOverview': ['/o-level-classes'],
  'testimonials.aLevelOverview': ['/a-level-classes'],
  'legal.terms': ['/register'],
  'legal.privacy': ['/register'],
  ...Object.fromEntries(programmes.flatMap((path) => textsOfProgramme(path))),
};

/** What a programme's page alone shows. The topics say for every page which subjects it teaches. */
function textsOfProgramme(path: SitePath): [place: string, pages: SitePath[]][] {
  const id = path.replace('/programs/', '');
  const fields = ['title', 'lead', 'overview', 'groupsNote', 'learn', 'highlights', 'syllabus'];
  return [`testimonials.${id}`, ...fields.map((field) => `courses.${id}.${field}`)].map((place) => [
    place,
    [path],
  ]);
}

/** It adds to the same documents, so that what follows from them stays the same. */
const MERGING = `
const isRecord=(value)=>typeof value==='object'&&value!==null&&!Array.isArray(value);
const add=(to,from)=>{
  for(const key in from){
    if(isRecord(to[key])&&isRecord(from[key]))add(to[key],from[key]);
    else to[key]=from[key];
  }
};
export const addFacts=(facts)=>add(documents,facts);`;

/** Where in the facts of a version the file of a page is. */
const fileOf = (path: string) => (path === '/' ? '/home' : path);

/**
 * The documents as scripts: one that all pages load, which the site's other scripts import, and one for
 * each page, which adds what it alone shows. Their paths change with any document.
 * @param documents as the pages show them: see documentsOnPages
 */
export function factsFiles(documents: Documents, siteOrigin: string) {
  const rest = structuredClone(documents);
  const parts = Object.fromEntries(sitePaths.map((path) => [path, {}])) as Record<SitePath, object>;
  for (const [place, paths] of Object.entries(shownOn)) {
    const value = take(rest, place.split('.'));
    for (const path of value === undefined ? [] : paths) put(parts[path], place.split('.'), value);
  }
  // With the code: a browser may keep what another release had at the same path.
  const content = JSON.stringify([rest, parts, siteOrigin]) + MERGING;
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 10);
  const name = `/assets/facts-${hash}`;
  const common =
    `export const documents=${JSON.stringify(rest)};` +
    `export const siteOrigin=${JSON.stringify(siteOrigin)};` +
    `export const loadFacts=(path)=>import(\`${name}\${path==='/'?'/home':path}.js\`);` +
    MERGING;
  return {
    common: `${name}.js`,
    /** Undefined for what is not a page of the site, which loads the common file only. */
    ofPage: (path: string) => (isSitePath(path) ? `${name}${fileOf(path)}.js` : undefined),
    files: [
      { path: `${name}.js`, text: common },
      ...sitePaths.map((path) => ({
        path: `${name}${fileOf(path)}.js`,
        text: `import{addFacts}from'${name}.js';addFacts(${JSON.stringify(parts[path])});`,
      })),
    ].map((file) => ({ ...file, type: 'text/javascript; charset=utf-8', immutable: true })),
  };
}

/** Removes the value at a place. @returns it, or undefined without one */
function take(from: object, [key = '', ...deeper]: string[]): unknown {
  const record = from as Record<string, unknown>;
  const value = record[key];
  if (deeper.length > 0) return take(value as object, deeper);
  delete record[key];
  return value;
}

/** Adds a value at a place. */
function put(to: object, [key = '', ...deeper]: string[], value: unknown): void {
  const record = to as Record<string, unknown>;
  if (deeper.length === 0) record[key] = value;
  else {
    record[key] ??= {};
    put(record[key] as object, deeper, value);
  }
}
