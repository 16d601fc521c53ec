import type { Documents } from '../schemas/documents.ts';

type Question = Documents['questions']['asked'][number];

/** What parents ask on a page, with the answers that the school has given. */
export function questionsOn({ asked }: Documents['questions'], page: Question['pages'][number]) {
  return asked.flatMap(({ id, question, answer, pages, placeholders }) =>
    answer && pages.includes(page) && !placeholders?.includes('answer')
      ? [{ id, question, answer }]
      : [],
  );
}
