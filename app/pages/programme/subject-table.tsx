import { TitledSection } from '#app/chrome/titled-section.tsx';
import { HourRow } from '#app/timetable/hour-row.tsx';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { subjectRows } from '#rules/pages/programme-page.ts';
import { groupNames } from '#rules/timetable/classes.ts';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { Sheet } from '#ui/paper.tsx';
import { SubjectSwatch } from '#ui/subject.tsx';
import { Table } from '#ui/table.tsx';
import { NoWrap, VisuallyHidden } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './subject-table.module.css';

/** The areas of a programme that joins several subjects, each with the hours of its two groups. */
export function SubjectTable({ programme }: { programme: Programme }) {
  const rows = subjectRows(documents, programme);
  const hasClasses = rows.some(({ groups }) => groups.some(({ slots }) => slots.length > 0));
  const columns = ['Subject areas', ...(hasClasses ? Object.values(groupNames) : [])];
  return (
    <TitledSection
      ground="mist"
      symbols={{ 'margin-bottom': 'compass' }}
      heading={hasClasses ? 'Class timetable' : 'Subject areas'}
      note={hasClasses && (programme.groupsNote ?? documents.pages.programmes.groups)}
    >
      <Sheet>
        <Table className={styles.table}>
          <ColumnHeads names={columns} />
          <tbody>
            {rows.map(({ title, colour, topics, groups }) => (
              <tr key={title} data-subject={colour}>
                <th scope="row">
                  <h3>
                    <SubjectSwatch />
                    {title}
                  </h3>
                  <VisuallyHidden>: </VisuallyHidden>
                  <NoWrap as="p">{topics}</NoWrap>
                </th>
                {(hasClasses ? groups : []).map(({ group, slots }) => (
                  <td key={group}>
                    {group === 'weekend' && groups.every((one) => one.slots.length > 0) && (
                      <span className={styles.or}>or</span>
                    )}
                    <ul>
                      {slots.map((slot) => (
                        <HourRow key={slot.id} slot={slot} small={slot.teacher?.name} showRoom />
                      ))}
                    </ul>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Sheet>
    </TitledSection>
  );
}
