import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { readDocuments } from '#content/read-documents.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { drawnRoom } from '#content/school/facilities.ts';
import type { Level } from '#content/teaching/levels.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { timetableOn } from '#rules/timetable/changes.ts';
import { documentsFolder as repository } from '#server/site/site-documents.ts';

/** The folder of the documents that a build reads. */
export const documentsFolder = process.env.SITE_DOCUMENTS ?? repository;

/** The ids of the pictures that the office has uploaded: they are next to the documents. */
export function uploadedPictures(): Set<string> {
  const folder = join(documentsFolder, 'pictures');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(files.map((file) => basename(file, '.webp')));
}

/**
 * The documents as the public pages show them on a day: without classes that are over, and without
 * pictures that were not uploaded. Without one a teacher has initials, and a room the drawing of its
 * id.
 */
type Teacher = Documents['teachers'][Level][number];

export function documentsOnPages(
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

/** Gives the site's modules their documents, as of the moment of the build. */
export function documentsPlugin(now: Instant = Date.now()): Plugin {
  const name = 'virtual:documents';
  return {
    name: 'documents',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return;
      const documents = documentsOnPages(readDocuments(documentsFolder), now, uploadedPictures());
      return `export const documents = ${JSON.stringify(documents)};`;
    },
  };
}
