import { timetableSummary } from '#rules/pages/timetable-summary.ts';
import { type Choice, choiceQuery } from '#rules/timetable/choice.ts';
import { fillTexts, fillValues, formNamed, hide } from './fill.ts';
import type { PageFill } from './page-fill.ts';

/**
 * 'My timetable' of /schedule as its address has it: the boxes ticked, the kept classes hanging in
 * the week, their hours and cost. The page holds every class, hidden, and a place for each text.
 */
export function fillTimetable(page: PageFill, choice: Choice): void {
  const form = formNamed(page, 'timetable');
  if (form) fillValues(page, form, new URLSearchParams(choiceQuery(choice)));
  if (choice.classes.length === 0) return;
  const { notes, clashes, register, ...sums } = timetableSummary(choice);
  const sentences: Record<string, string> = { ...notes, ...clashes };
  for (const empty of page.slots('data-slot', 'nothing-kept')) hide(page, empty);
  for (const kept of page.slots('data-slot', 'kept')) {
    page.removeAttribute(kept, 'hidden');
    fillTexts(page, { ...sums, ...sentences }, kept);
    for (const text of page.slots('data-fill', undefined, kept)) {
      const says = sentences[text.attributes.get('data-fill') ?? ''];
      if (says) page.removeAttribute(text, 'hidden');
    }
    for (const { id } of choice.classes) {
      for (const slip of page.slots('data-class', id, kept)) {
        page.removeAttribute(slip, 'hidden');
        if (clashes[id]) page.setAttribute(slip, 'data-clash', '');
      }
    }
    for (const link of page.slots('data-link', 'register', kept)) {
      page.setAttribute(link, 'href', register);
    }
  }
}
