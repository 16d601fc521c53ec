import { ChevronDown, DoorClosed, type IconNode, Megaphone, RefreshCw } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useToday, useTodaysNews } from '#app/browser/use-today.ts';
import { linkTo, type SitePath } from '#content/pages/paths.ts';
import { colomboDate, dateText, type Instant } from '#rules/calendar/colombo.ts';
import type { News } from '#rules/timetable/news.ts';
import { ActionLink } from '#ui/actions.tsx';
import { Icon } from '#ui/icon.tsx';
import { NoWrap } from '#ui/text.tsx';
import styles from './news-strip.module.css';

/** One sentence of the news. */
interface Line {
  kind: 'closed' | 'notice' | 'change' | 'own' | 'checked';
  text: string;
}

/**
 * The news of a page, below the header: days without classes first, then the office's notice, then the
 * changes of the page's classes. What is known when the page opens is in the flow of the page. What
 * arrives later lies over the free space above the first heading, so that nothing moves.
 */
export function NewsStrip({ path }: { path: string }) {
  const news = useTodaysNews();
  const lines = news ? linesOf(news, path) : [];
  return (
    <div role="status">
      <Strip key={path} lines={lines} />
    </div>
  );
}

function linesOf(news: News, path: string): Line[] {
  const changes = news.changes.filter(({ pages }) => pages.includes(path as SitePath));
  const own = path === '/' || path === '/schedule' ? (news.ownDay ?? '') : '';
  const lines: Line[] = [
    ...news.closures.map(({ text, isToday }): Line => {
      return { kind: 'closed', text: isToday ? `Closed today. ${text}` : text };
    }),
    { kind: 'notice', text: news.notice?.text ?? '' },
    { kind: 'own', text: own },
    ...changes.map(({ text }): Line => ({ kind: 'change', text })),
  ];
  const shown = lines.filter(({ text }) => text !== '');
  return shown.length > 0 && news.asOf ? [...shown, { kind: 'checked', text: news.asOf }] : shown;
}

function Strip({ lines }: { lines: readonly Line[] }) {
  const [first] = useState(lines);
  const isIn = (some: readonly Line[], { text }: Line) => some.some((line) => line.text === text);
  const late = lines.filter((line) => !isIn(first, line));
  if (first.length === 0 && late.length === 0) return null;
  // A line that no longer applies keeps its place until the next page.
  const groups = (['closed', 'notice', 'change'] as const).map((kind) => ({
    kind,
    lines: first
      .filter((line) => groupOf(line) === kind)
      .map((line) => ({ ...line, isOver: !isIn(lines, line) })),
  }));
  return (
    <aside className={styles.news} aria-label="News">
      {groups.map(
        ({ kind, lines }) => lines.length > 0 && <Group key={kind} kind={kind} lines={lines} />,
      )}
      {late.length > 0 && <Late lines={late} />}
    </aside>
  );
}

type GroupKind = 'closed' | 'notice' | 'change';

function groupOf({ kind }: Line): GroupKind {
  return kind === 'closed' || kind === 'notice' ? kind : 'change';
}

const icons: Record<GroupKind, IconNode> = {
  closed: DoorClosed,
  notice: Megaphone,
  change: RefreshCw,
};

/** How many changes are shown at once; more of them unfold. */
const MOST_CHANGES = 2;

function Group({
  kind,
  lines,
}: {
  kind: GroupKind;
  lines: readonly (Line & { isOver: boolean })[];
}) {
  const today = useToday();
  const list = (
    <ul>
      {lines.map((line) => (
        <li key={line.text} data-over={line.isOver || undefined}>
          <Sentence line={line} />
        </li>
      ))}
    </ul>
  );
  const changes = lines.filter((line) => line.kind === 'change').length;
  return (
    <div className={styles[kind]}>
      {kind === 'change' && today !== undefined && <Today today={today} />}
      <Icon of={icons[kind]} />
      {changes > MOST_CHANGES ? (
        <Unfolding title={changesTitle(changes)}>{list}</Unfolding>
      ) : (
        <div>{list}</div>
      )}
    </div>
  );
}

/** The day of the changes, in the margin. */
function Today({ today }: { today: Instant }) {
  return (
    <p className={styles.day}>
      <b>Today</b> <span>{dateText(colomboDate(today))}</span>
    </p>
  );
}

/** How many characters fit over the free space of a small phone: three lines of 320 px. */
const LONGEST = 95;

/** What arrived after the page, as one text; several lines unfold over the page. */
function Late({ lines }: { lines: readonly Line[] }) {
  const checked = lines.find(({ kind }) => kind === 'checked')?.text ?? '';
  const news = lines.filter(({ kind }) => kind !== 'checked');
  const [first] = news;
  const kind = first ? groupOf(first) : 'change';
  const title = titleOf(news);
  const others = news.filter((line) => line.text !== title);
  const text = `${title} ${checked}`.trim();
  return (
    <div className={styles.late}>
      <div className={styles[kind]}>
        <Icon of={icons[kind]} />
        {others.length > 0 || text.length > LONGEST ? (
          <Unfolding title={text}>
            <ul hidden={others.length === 0 && first?.kind !== 'own'}>
              {first?.kind === 'own' && (
                <li>
                  <TimetableLink />
                </li>
              )}
              {others.map((line) => (
                <li key={line.text}>
                  <Sentence line={line} />
                </li>
              ))}
            </ul>
          </Unfolding>
        ) : (
          <p>
            <NoWrap as="span">{text}</NoWrap>
          </p>
        )}
      </div>
    </div>
  );
}

/** The only text, the number of changes, or the most important text. */
function titleOf(lines: readonly Line[]): string {
  const isChanges = lines.length > 1 && lines.every(({ kind }) => kind === 'change');
  return isChanges ? changesTitle(lines.length) : (lines[0]?.text ?? '');
}

function changesTitle(count: number): string {
  return `${count} class changes today and tomorrow`;
}

function Unfolding({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.unfolding}>
      <summary>
        <NoWrap as="span">{title}</NoWrap>
        <span className={styles.show}>
          Show
          <Icon of={ChevronDown} />
        </span>
      </summary>
      {children}
    </details>
  );
}

/** A sentence, with its first words in bold: 'Closed today.', 'Today:'. */
function Sentence({ line: { kind, text } }: { line: Line }) {
  const hasBeginning = kind !== 'notice' && kind !== 'checked';
  const [begin = ''] = (hasBeginning && /^(?:Closed today\.|[^:.]+:)/.exec(text)) || [];
  return (
    <p>
      <b>{begin}</b>
      <NoWrap as="span">{text.slice(begin.length)}</NoWrap>
      <span hidden={kind !== 'own'}>
        {' '}
        <TimetableLink />
      </span>
    </p>
  );
}

function TimetableLink() {
  return <ActionLink href={linkTo('/schedule#my-timetable')}>My timetable</ActionLink>;
}
