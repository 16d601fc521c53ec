import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { documentIds, readDocuments } from '#content/read-documents.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { drawnRoom } from '#content/school/facilities.ts';
import { namesOffer } from '#content/teaching/early-bird.ts';
import type { Level } from '#content/teaching/levels.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { earlyBirdApplies } from '#rules/fees/early-bird-discount.ts';
import { timetableOn } from '#rules/timetable/changes.ts';
import { documentsFolder } from '#server/publishing/site-documents.ts';

/** The ids of the pictures that are next to the documents. */
export function uploadedPictures(): Set<string> {
  const pictures = join(documentsFolder, 'pictures');
  const files = existsSync(pictures) ? readdirSync(pictures) : [];
  return new Set(files.map((file) => basename(file, '.webp')));
}

type Teacher = Documents['teachers'][Level][number];

/**
 * The documents of a day: without classes that are over, and without pictures that were not uploaded.
 * Without one a teacher has initials, and a room the drawing of its id.
 */
export function documentsOfDay(
  documents: Documents,
  now: Instant,
  uploaded: ReadonlySet<string>,
): Documents {
  const isThere = (picture?: { id: string }) => picture !== undefined && uploaded.has(picture.id);
  const withPhoto = ({ picture, ...rest }: Teacher): Teacher =>
    isThere(picture) ? { ...rest, picture } : rest;
  const { school, teachers, facilities } = documents;
  const { logo, ...withDrawnLogo } = school;
  return {
    ...documents,
    school: isThere(logo) ? school : withDrawnLogo,
    timetable: timetableOn(now, documents.timetable),
    teachers: {
      ...teachers,
      'o-level': teachers['o-level'].map(withPhoto),
      'a-level': teachers['a-level'].map(withPhoto),
    },
    facilities: {
      ...facilities,
      rooms: facilities.rooms.map((room) =>
        isThere(room.picture)
          ? room
          : { ...room, picture: { ...room.picture, id: drawnRoom(room.id) } },
      ),
    },
  };
}

/**
 * The same as public pages show them: without marks of placeholders and the office's own messages.
 * A question, a source and results that are placeholders are left out, and so is a question about the
 * offer on a day without it.
 */
export function documentsOnPages(
  documents: Documents,
  now: Instant,
  uploaded: ReadonlySet<string>,
): Documents {
  const { questions, claims, ...others } = documentsOfDay(documents, now, uploaded);
  const isOffered = earlyBirdApplies(now, documents.offer);
  const shown = {
    ...others,
    questions: {
      asked: questions.asked.filter(
        ({ question, answer, placeholders }) =>
          answer &&
          !placeholders?.includes('answer') &&
          (isOffered || !namesOffer(documents, `${question} ${answer}`)),
      ),
    },
    claims: {
      ...claims,
      passRateSource: claims.placeholders?.includes('passRateSource')
        ? null
        : claims.passRateSource,
      results: claims.placeholders?.includes('results') ? [] : claims.results,
    },
    replies: {},
  };
  return JSON.parse(JSON.stringify(shown), (key, value) =>
    key === 'placeholders' ? undefined : value,
  );
}

/** A page's import map leads them to the facts of its version. */
const virtualModules = ['virtual:documents', 'virtual:load-facts'];

/**
 * Replaces the documents in the site's modules. A release contains none: the browser's half
 * imports files of the version (build/facts-files.ts), and the server's half reads those of the thread
 * that renders it. In development both have the documents themselves.
 */
export function documentsPlugin(): Plugin {
  let isBuild = false;
  return {
    name: 'documents',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId(source) {
      if (!virtualModules.includes(source)) return;
      const isBrowsers = this.environment.name === 'client';
      return isBuild && isBrowsers ? { id: source, external: true } : `\0${source}`;
    },
    load(id) {
      if (id === '\0virtual:load-facts') return 'export const loadFacts = async () => {};';
      if (id !== '\0virtual:documents') return;
      if (isBuild) {
        return `import { workerData } from 'node:worker_threads';
export const { documents, markedDocuments, siteOrigin } = workerData;`;
      }
      for (const one of documentIds) this.addWatchFile(join(documentsFolder, `${one}.json`));
      const documents = readDocuments(documentsFolder);
      const shown = documentsOnPages(documents, Date.now(), uploadedPictures());
      const marked = documentsOfDay(documents, Date.now(), uploadedPictures());
      return `export const documents = ${JSON.stringify(shown)};
export const markedDocuments = ${JSON.stringify(marked)};
export const siteOrigin = ${JSON.stringify(new URL(documents.school.siteUrl).origin)};`;
    },
  };
}
