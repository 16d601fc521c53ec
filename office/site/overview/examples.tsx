import { ChevronDown } from 'lucide';
import { sitePage as words } from '#content/office/site-texts.ts';
import { stepsOf } from '#content/schemas/document-value.ts';
import { type DocumentId, documentFields } from '#content/schemas/documents.ts';
import { fieldAt, labelIn, pointer } from '#content/schemas/editor-fields.ts';
import { type NameOf, valueWords } from '#rules/pages/value-words.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { SiteState } from '../../api/site-queries.ts';
import { groupBy } from '../../model/group-by.ts';
import { RowGroup } from '../../ui/register-tabs.tsx';
import fieldStyles from '../fields/document-field.module.css';
import { useNames } from '../names.ts';
import { linkToField, titleOf } from '../publishing/publishing.tsx';
import styles from './overview.module.css';
import { SiteRow } from './site-rows.tsx';

/** How many facts are still examples, in a line that opens. */
export function Examples({ site }: { site: SiteState }) {
  const nameOf = useNames();
  const count = site.placeholders.length;
  if (count === 0) return <p className={styles.end}>Every fact is your own.</p>;
  const facts = examplesOf(site, nameOf);
  const groups = (['every', 'people', 'some'] as const)
    .map((group) => ({ ...words.fillIn[group], own: facts.filter((one) => one.group === group) }))
    .filter(({ own }) => own.length > 0);
  const onEvery = facts.filter(({ group }) => group === 'every').length;
  return (
    <details className={styles.examples}>
      <summary>
        <mark className={fieldStyles.example}>Example</mark>
        <span>
          <b>{words.fillIn.count(count)}</b> <span>{`${onEvery} on every page.`}</span>
        </span>
        <span className={styles.show}>
          Show them <Icon of={ChevronDown} />
        </span>
      </summary>
      {groups.map(({ title, note, own }) => (
        <RowGroup key={title} title={title} note={note}>
          {own.map(({ key, label, section, value, act, link }) => (
            <SiteRow key={key} margin={section} title={label} to={link}>
              <p className={styles.holds}>{value}</p>
              <span className={buttonClass({ size: 'small' }, styles.act)} aria-hidden="true">
                {act}
              </span>
            </SiteRow>
          ))}
        </RowGroup>
      ))}
    </details>
  );
}

/** A placeholder; those of one list or record are one fact. */
interface Example {
  key: string;
  label: string;
  section: string;
  value: string;
  link: string;
  act: string;
  group: 'every' | 'people' | 'some';
}

const people: readonly DocumentId[] = ['teachers', 'lecturers', 'testimonials', 'holidays'];

function examplesOf(site: SiteState, nameOf: NameOf): Example[] {
  const groups = groupBy(site.placeholders, ({ document, path }) => {
    const [first = '', ...rest] = stepsOf(path);
    const fields = Object.values(documentFields[document].fields ?? {});
    // A document of several lists is one fact: its teachers.
    const isOfLists = fields.every(({ kind }) => kind === 'record' || kind === 'list');
    return rest.length > 0 && isOfLists ? document : `${document}${pointer([first])}`;
  });
  return [...groups].flatMap(([key, [one, ...more]]): Example[] => {
    if (!one) return [];
    const { document, path, label, value } = one;
    const steps = stepsOf(path);
    const field = documentFields[document];
    const section = titleOf(site, document);
    const isEvery = document === 'school' && steps.length === 1;
    const group = people.includes(document) ? 'people' : isEvery ? 'every' : 'some';
    const fact = { key, section, group } as const;
    if (more.length === 0) {
      const text = valueWords(fieldAt(field, steps), value, nameOf);
      return [{ ...fact, label, value: text, link: linkToField(one), act: 'Fill in' }];
    }
    const first = steps.slice(0, key === document ? 0 : 1);
    return [
      {
        ...fact,
        label: first.length > 0 ? labelIn(field, first, undefined) : section,
        value: words.fillIn.examples(more.length + 1),
        link: `/site/${document}#${pointer(first)}`,
        act: 'Open',
      },
    ];
  });
}
