import { type CSSProperties, useId } from 'react';
import { Link } from 'react-router';
import { figuresPage as words } from '#content/office/figures-texts.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import { figures as figureText } from '../format/words.ts';
import { placeOf } from '../model/list-view.ts';
import { Bar } from '../ui/bar.tsx';
import { NoWrap } from '../ui/no-wrap.tsx';
import { barOf, type Count, type Group, type Row } from './figure-groups.ts';
import styles from './figure-table.module.css';

/** A group of figures as a table with bars; each number leads to the list that it counts. */
export function FigureTable({ group: { title, text, chart, rows } }: { group: Group }) {
  const id = useId();
  const most = Math.max(
    ...rows.map(({ main, more, before }) =>
      Math.max(main.count + (more?.[0]?.count ?? 0), before?.count ?? 0),
    ),
  );
  return (
    <section className={styles.group} data-chart={chart}>
      <h2 id={id}>{title}</h2>
      {text && <p className="small">{text}</p>}
      <table aria-labelledby={id}>
        <thead>
          <tr>
            {words.tableHead.map((name) => (
              <th key={name} scope="col">
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.name} row={row} most={most} isColumn={chart === 'columns'} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ row, most, isColumn }: { row: Row; most: number; isColumn: boolean }) {
  const { name, colour, main, of, more = [], before } = row;
  const bar = barOf(row, most);
  const isNothing = [main, ...more].every(({ count }) => count === 0);
  return (
    <tr data-nothing={isNothing ? '' : undefined} data-subject={colour}>
      <th scope="row">
        <NoWrap>{name}</NoWrap>
      </th>
      <td>
        <span
          className={styles.bars}
          style={{ '--before': bar.before } as CSSProperties}
          aria-hidden="true"
        >
          <Bar
            className={styles.bar}
            share={bar.share}
            more={bar.more}
            hasTrack={of !== undefined}
          />
          {before && <i className={styles.before} />}
        </span>
        <NumberLink of={main} name={name} text={partText(main.count, of)} />
        {more
          .filter(({ count }) => count > 0)
          .map((one) => (
            <small key={one.label}>
              <NumberLink
                of={one}
                name={name}
                text={`${figureText(one.count)} ${one.label}`}
                shown={isColumn ? `+ ${figureText(one.count)}` : undefined}
              />
            </small>
          ))}
      </td>
      <td>
        {before && (
          <small>
            <NumberLink
              of={before}
              name={name}
              text={`before: ${partText(before.count, before.of)}`}
            />
          </small>
        )}
      </td>
    </tr>
  );
}

/** '4' or '4 of 5' */
function partText(count: number, of: number | undefined): string {
  return of === undefined ? figureText(count) : words.of(figureText(count), figureText(of));
}

/** A number that leads to the list it counts. @param shown where the text is too wide */
export function NumberLink({
  of,
  name,
  text,
  shown = text,
}: {
  of: Count;
  name: string;
  text: string;
  shown?: string | undefined;
}) {
  if (of.count === 0) return <span>{text}</span>;
  const { tab = 'all', chosen, count } = of;
  return (
    <Link data-count={count} aria-label={`${name}: ${text}`} {...placeOf({ tab, q: '', chosen })}>
      {shown}
    </Link>
  );
}
