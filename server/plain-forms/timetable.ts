import { type Choice, choiceQuery } from '#rules/choice.ts';
import { timetableSummary } from '#rules/timetable-summary.ts';
import {
  attribute,
  type parsePage,
  removeAttribute,
  setAttribute,
  withAttribute,
} from './document.ts';
import { fill, fillValues, hide } from './fill.ts';

/**
 * 'My timetable' of /schedule as its address has it: the boxes ticked, the kept classes hanging in
 * the week, their hours and cost. The page holds every class, hidden, and a place for each text.
 */
export function fillTimetable(document: ReturnType<typeof parsePage>, choice: Choice): void {
  for (const form of withAttribute(document, 'data-form', 'timetable')) {
    fillValues(form, new URLSearchParams(choiceQuery(choice)));
  }
  if (choice.classes.length === 0) return;
  const { notes, clashes, register, ...sums } = timetableSummary(choice);
  const sentences: Record<string, string> = { ...notes, ...clashes };
  for (const empty of withAttribute(document, 'data-slot', 'nothing-kept')) hide(empty);
  for (const kept of withAttribute(document, 'data-slot', 'kept')) {
    removeAttribute(kept, 'hidden');
    fill(kept, { ...sums, ...sentences });
    for (const text of withAttribute(kept, 'data-fill')) {
      if (sentences[attribute(text, 'data-fill') ?? '']) removeAttribute(text, 'hidden');
    }
    for (const { id } of choice.classes) {
      for (const slip of withAttribute(kept, 'data-class', id)) {
        removeAttribute(slip, 'hidden');
        if (clashes[id]) setAttribute(slip, 'data-clash', '');
      }
    }
    for (const link of withAttribute(kept, 'data-link', 'register')) {
      setAttribute(link, 'href', register);
    }
  }
}
