import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { schoolOf } from '#content/school/school.ts';
import { levelKeys, levels } from '#content/teaching/levels.ts';
import type { Closure } from '#content/teaching/recorded-closures.ts';
import { agreedValue, subjectsFieldName } from '#payloads/form-fields.ts';
import { readLevel } from '#rules/timetable/choice.ts';
import { asClosure } from '#rules/timetable/published-closures.ts';
import type { Today } from '#rules/timetable/today.ts';
import { PhoneLink } from '#ui/contact-links.tsx';
import { FieldStateContext } from '#ui/field-state.ts';
import { NavigationContext, navigationAt } from '#ui/location.ts';
import { Logo } from '#ui/logo.tsx';
import { PageGrid, Section } from '#ui/section.tsx';
import type { TodaysNews } from './browser/use-today.ts';
import { type DocumentParts, documentOf } from './document.tsx';
import { documents } from './documents.ts';
import { type PostedForm, PostedFormContext } from './forms/posted-form.ts';
import { prefilledValues } from './forms/prefill.ts';
import { loadPage } from './pages.ts';
import { Site } from './site.tsx';
import linkPageStyles from './styles/link-page.css?inline';
import { dayAt, newsAt } from './timetable/todays-news.ts';

const school = schoolOf(documents);

export { documentOf };

/** For the pages behind signed links (server/family-pages/). */
export const linkPageParts = { styles: linkPageStyles, logo: renderToStaticMarkup(<Logo />) };

/** Every file that may contain a page, to find the one of a path. */
const files = import.meta.glob('./pages/**/*.tsx');

/** What a request adds to the built page. */
export interface PageState {
  /** A form that was posted without scripts. */
  posted?: PostedForm;
  /** The query of the page's address, whose choice is filled in. */
  query?: URLSearchParams;
  /** What the office has published, and when the page is rendered, in milliseconds since 1970. */
  published?: { answer: Today; now: number };
}

/** Renders a path's page: the HTML of its body. */
export async function renderPage(path: string, state: PageState = {}): Promise<string> {
  const { posted, query } = state;
  return render(await loadPage(path), path, {
    form: posted ?? (query && { values: prefilledValues(query) }),
    news: newsIn(state),
  });
}

/** The day and the news that a page is rendered with; undefined without them. */
export function newsIn({ published }: PageState): TodaysNews | undefined {
  if (!published) return undefined;
  const { answer, now } = published;
  return { today: dayAt(now), news: newsAt(now, { answer, isOutdated: false }) };
}

/** What the office has closed. */
export function closuresIn({ published }: PageState): readonly Closure[] | undefined {
  return published?.answer.closures.map(asClosure);
}

/** Renders what the service worker shows for a page that it has not saved: the HTML of its body. */
export function renderOffline(): Promise<string> {
  return render(OfflinePage, '/offline');
}

/** It has no address and runs no scripts. */
function OfflinePage() {
  return (
    <Section ground="ruled">
      {/* On the lines. An inline style, since this page has only the shared style sheets. */}
      <PageGrid style={{ lineHeight: 'var(--lh)' }}>
        <h1>You are offline</h1>
        <p>This page is not saved on this device. You can open these:</p>
        {/* The service worker puts links to them here. */}
        <ul>{'{saved pages}'}</ul>
        <p>Or call us:</p>
        <ul>
          {[school.landline, school.hotline].map((number) => (
            <li key={number}>
              <PhoneLink number={number} />
            </li>
          ))}
        </ul>
      </PageGrid>
    </Section>
  );
}

async function render(
  Page: ComponentType,
  path: string,
  { form, news }: { form?: PostedForm | undefined; news?: TodaysNews | undefined } = {},
): Promise<string> {
  const site = <Site Page={Page} sent={news} />;
  const { prelude } = await prerender(
    <NavigationContext value={navigationAt(path)}>
      {form ? <WithForm form={form}>{site}</WithForm> : site}
    </NavigationContext>,
    // All of it in place: React would move a large part to the end, for a script to put back.
    { onError: fail, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/**
 * Renders the document that answers a request. One that answers a form runs no scripts, since they
 * expect the page without its answer.
 */
export async function renderAnswer(state: PageState, parts: DocumentParts): Promise<string> {
  const { boot, ...rest } = parts;
  const body = await renderPage(parts.path, state);
  return documentOf(body, {
    ...(state.posted ? rest : parts),
    news: newsIn(state),
    closures: closuresIn(state),
  }).html;
}

/** The file in the project of a path's page, by which Vite's manifest names what it needs. */
export async function fileOfPage(path: string): Promise<string> {
  const Page = await loadPage(path);
  for (const [file, load] of Object.entries(files)) {
    const module = (await load()) as { default?: unknown };
    if (module.default === Page) return file.replace(/^\.\//, 'app/');
  }
  throw new Error('A page of app/pages.ts is not in app/pages/.');
}

/** Makes a form known to the forms and fields inside. */
function WithForm({ form, children }: { form: PostedForm; children: ReactNode }) {
  const { values, errors = {} } = form;
  return (
    <PostedFormContext value={form}>
      <FieldStateContext value={{ values, focus: inputToFocus(values, errors) }}>
        {children}
      </FieldStateContext>
    </PostedFormContext>
  );
}

/** The first input of the first field that has a message. */
function inputToFocus(values: URLSearchParams, errors: Record<string, string>) {
  const [name] = Object.keys(errors);
  const level = readLevel(values);
  if (name === 'subjects' && level) {
    return { name: subjectsFieldName(level), value: levels[level].subjects[0] };
  }
  if (name === 'level' || name === 'subjects') return { name: 'level', value: levelKeys[0] };
  return name === undefined ? undefined : { name, value: agreedValue };
}

/** A page that breaks must not be published with its error screen. */
function fail(error: unknown): never {
  throw error;
}
