import { type CSSProperties, useId } from 'react';
import { Link } from 'react-router';
import { figuresPage as words } from '#content/office/figures-texts.ts';
import { VisuallyHidden } from '#ui/text.tsx';
import { figures as figureText } from '../format/words.ts';
import { placeOf } from '../model/list-view.ts';
import type { Count, Group, Row } from './figure-groups.ts';
import styles from './figure-table.module.css';

/** A group of figures as a table with bars; each number leads to the list that it counts. */
export function FigureTable({ group: { title, rows } }: { group: Group }) {
  const id = useId();
  const most = Math.max(...rows.map(({ main, more }) => main.count + (more?.[0]?.count ?? 0)));
  return (
    <section className={styles.group}>
      <h2 id={id}>{title}</h2>
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
            <Line key={row.name} row={row} most={most} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ row: { name, main, of, more = [], before }, most }: { row: Row; most: number }) {
  const text = figureText(main.count);
  const share = (count: number) => (count > 0 ? count / Math.max(of ?? most, 1) : 0);
  const bar = { '--share': share(main.count), '--more': share(more[0]?.count ?? 0) };
  const isNothing = [main, ...more].every(({ count }) => count === 0);
  return (
    <tr data-nothing={isNothing ? '' : undefined}>
      <th scope="row">{name}</th>
      <td>
        <i
          className={styles.bar}
          data-track={of === undefined ? undefined : ''}
          style={bar as CSSProperties}
          aria-hidden="true"
        />
        <NumberLink
          of={main}
          name={name}
          text={of === undefined ? text : words.of(text, figureText(of))}
        />
        {more
          .filter(({ count }) => count > 0)
          .map((one) => (
            <small key={one.label}>
              <NumberLink of={one} name={name} text={words.and(figureText(one.count), one.label)} />
            </small>
          ))}
      </td>
      <td>
        {before && (
          <small>
            <NumberLink of={before} name={name} text={words.before(figureText(before.count))} />
          </small>
        )}
      </td>
    </tr>
  );
}

function NumberLink({ of, name, text }: { of: Count; name: string; text: string }) {
  if (of.count === 0) return <span>{text}</span>;
  const { tab = 'all', chosen, count } = of;
  return (
    <Link data-count={count} aria-label={`${name}: ${text}`} {...placeOf({ tab, q: '', chosen })}>
      {text}
    </Link>
  );
}
