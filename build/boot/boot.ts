// The only script that a page runs before its first paint: it starts all the others right after.
// Until they have hydrated the page, links, forms, tabs, menus and dialogs work without scripts.
// What only scripts can do is not shown before.

/** Filled in by the build, page by page. */
declare const PAGE: {
  /** The version's facts, then every script that the page needs in order; names in /assets/. */
  scripts: string[];
  /** Its whole styles: the page contains only those that its HTML uses. */
  styles: string[];
};
/** A static host cannot receive a form: the scripts must send it. */
declare const HOLD_FORMS: boolean;
/** The address of today's changes. */
declare const TODAY: string;

let begun = false;
/** A script could not be fetched, and the browser does not request a failed module again. */
let failed = false;
let noFunctions = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const ASSETS = '/assets/';
const held: HTMLFormElement[] = [];
const here = location.pathname;
const root = document.documentElement;

/** The document names the page's own facts, so that pages with the same scripts have the same text. */
const ownFacts = root.dataset.facts;
const [facts = '', ...others] = PAGE.scripts;
const scripts = ownFacts ? [facts, ownFacts, ...others] : PAGE.scripts;

function begin() {
  if (begun) return;
  begun = true;
  preload(scripts);
  // What the scripts bring in must not show before its styles are there.
  Promise.all([runEach(), addStyles()])
    // The one that exports `start`; the document names it.
    .then(() => import(/* @vite-ignore */ root.dataset.scripts ?? ''))
    .then(({ start }) => start())
    .catch(() => {
      failed = true;
      if (HOLD_FORMS) for (const form of held.splice(0)) showFailure(form, true);
    });
}

/**
 * Adds the styles together when all have loaded: inserting one before another would make Chrome lay
 * out the whole page again.
 */
async function addStyles() {
  for (const rel of ['preload', 'stylesheet'])
    await Promise.all(
      PAGE.styles.map((name) => {
        const link = addLink(rel, name);
        return new Promise((done) => {
          link.onload = done;
          link.onerror = done;
        });
      }),
    );
}

/** Runs the scripts a file at a time: in one piece they would block a slow phone. */
async function runEach() {
  for (const name of scripts) {
    await import(/* @vite-ignore */ ASSETS + name);
    await new Promise((done) => setTimeout(done));
  }
}

/** One by one: two dozen requests at once would delay a slow phone. */
function preload([name, ...others]: string[]) {
  if (!name) return;
  addLink('modulepreload', name);
  setTimeout(preload, 0, others);
}

function addLink(rel: string, name: string) {
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'preload') link.as = 'style';
  link.href = ASSETS + name;
  document.head.append(link);
  return link;
}

function closest(event: Event, selector: string) {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

if (HOLD_FORMS) {
  addEventListener(
    'submit',
    (event) => {
      const form = closest(event, 'form[data-form]');
      if (!(form instanceof HTMLFormElement) || 'hydrated' in root.dataset) return;
      event.preventDefault();
      if (failed && isFailureShown(form)) return loadAgain(form);
      showFailure(form, failed);
      if (failed) return;
      held.push(form);
      begin();
    },
    true,
  );
  new MutationObserver(() => {
    for (const form of held.splice(0)) form.requestSubmit();
  }).observe(root, { attributeFilter: ['data-hydrated'] });
}

/** Loads the page again, which offers what was typed as a draft (app/browser/stored-data.ts). */
function loadAgain(form: HTMLFormElement) {
  const value: Record<string, FormDataEntryValue[]> = {};
  for (const [name, text] of new FormData(form)) value[name] = [...(value[name] ?? []), text];
  try {
    const entry = JSON.stringify({ savedAt: Date.now(), value });
    localStorage.setItem(`school:draft:${form.dataset.form}`, entry);
  } catch {
    // Without storage it has to be typed again.
  }
  location.reload();
}

function isFailureShown(form: HTMLFormElement) {
  return form.querySelector<HTMLElement>('[role=alert]')?.hidden === false;
}

/** Shows the numbers to call instead: the problem may last. */
function showFailure(form: HTMLFormElement, shown: boolean) {
  const panel = form.querySelector<HTMLElement>('[role=alert]');
  if (!panel) return;
  panel.hidden = !shown;
  if (shown) panel.scrollIntoView({ block: 'nearest' });
}

/** Whether this phone keeps something that scripts must send, offer back or clear. */
function keepsSomething() {
  try {
    return /"school:/.test(JSON.stringify([localStorage, sessionStorage]));
  } catch {
    return false;
  }
}

// Back after a reload, before the scripts run: the browser would show this page at the other's
// address.
addEventListener('popstate', () => {
  if (location.pathname !== here && !('hydrated' in root.dataset)) location.reload();
});

const { connection } = navigator as { connection?: { saveData?: boolean } };
const saving = connection?.saveData && !keepsSomething();
// A visitor who acts has seen the page. With Save-Data the scripts load when one is needed.
for (const type of ['focusin', 'pointerdown', 'keydown'])
  addEventListener(type, (event) => {
    if (!saving || closest(event, 'form,main button,[role=button],[aria-haspopup]')) begin();
  });
// For the styles, which leave out unnecessary movement.
if (connection?.saveData) root.dataset.saveData = '';
if (saving) {
  addEventListener('load', askToday);
  document.addEventListener('visibilitychange', askToday);
} else afterFirstPaint(() => afterPicture(begin));

/**
 * With Save-Data: requests what the office has changed as often as the scripts would, and starts
 * them when there is something to show. A static host is asked once.
 */
async function askToday() {
  clearTimeout(timer);
  if (begun || noFunctions) return;
  timer = setTimeout(askToday, 50_000);
  // Without a connection the browser would log an error.
  if (document.hidden || !navigator.onLine) return;
  const answer = await fetch(TODAY, { credentials: 'omit', cache: 'no-cache' })
    .then((response) => response.json())
    .catch(() => {});
  noFunctions = answer?.ok === false;
  const { changes, closures, notice, places } = answer ?? {};
  const hasClasses = document.querySelector('[data-rows]');
  if (notice || closures?.length) begin();
  else if (hasClasses && (changes?.length || Object.keys(places ?? {}).length)) begin();
}

/** Loads the picture at the top of the page first: the scripts would take half of its bandwidth. */
function afterPicture(then: () => void) {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) return then();
  for (const type of ['load', 'error']) picture.addEventListener(type, then);
  setTimeout(then, 3000);
}

function afterFirstPaint(then: () => void) {
  if (document.hidden) {
    // A tab in the background does not paint: load the scripts before it is shown.
    addEventListener('load', then);
  } else if (PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver(then).observe({ type: 'paint', buffered: true });
  } else {
    requestAnimationFrame(() => setTimeout(then));
  }
}
