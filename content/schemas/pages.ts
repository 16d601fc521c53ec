import { id, listOf, named, object, record, text } from './fields.ts';

const point = record({ id, text: named('Text', text()) });

export const pages = object({
  teachers: named('Teachers', object({ why: named('Why choose our teachers', listOf(point, 12)) })),
});
