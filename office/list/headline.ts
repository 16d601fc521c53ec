import { office } from '#content/office/office-texts.ts';
import { figures } from '../format/words.ts';
import { callGroups } from '../model/call-groups.ts';
import type { SubmissionList } from '../model/types.ts';

export type Headline = ReturnType<typeof headlineOf>;

const words = office.list;

/**
 * How many families wait for a call, and the same for each group that has any.
 * @returns `title` is for the window, too
 */
export function headlineOf(groups: SubmissionList['groups']) {
  const parts = callGroups
    .filter((group) => groups[group] > 0)
    .map((group) => ({ group, text: words.toCallIn[group](figures(groups[group])) }));
  const count = callGroups.reduce((sum, group) => sum + groups[group], 0);
  return { title: count > 0 ? `${figures(count)} to call` : 'No calls left', parts };
}
