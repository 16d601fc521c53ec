// The only script that a page runs before its first paint: it starts all the others right after.
// Until they have hydrated the page, HTML answers: links, forms, tabs, menus and dialogs. What only
// scripts can do is not shown before.

/** Filled in by the build, page by page. */
declare const PAGE: {
  /** Every file the page's scripts need, so that all are fetched at once. */
  files: string[];
  manifest: string;
  routes: Record<string, string>;
  entry: string;
  /** The whole site's styles: the page has only its own. */
  styles: string;
  /** On a static host nobody answers a plain form post: the scripts must take it. */
  holdForms: boolean;
};

let begun = false;
const held: (() => void)[] = [];
const root = document.documentElement;

function begin() {
  if (begun) return;
  begun = true;
  preload(PAGE.files);
  const styles = addLink('stylesheet', PAGE.styles);
  // What the scripts bring in must not show before its styles are there.
  const styled = new Promise((done) => {
    styles.onload = done;
    styles.onerror = done;
  });
  const ids = Object.keys(PAGE.routes);
  Promise.all([styled, import(/* @vite-ignore */ PAGE.manifest), runEach()])
    .then(() =>
      Promise.all(Object.values(PAGE.routes).map((route) => import(/* @vite-ignore */ route))),
    )
    .then((modules) => {
      Object.assign(window, {
        __reactRouterRouteModules: Object.fromEntries(ids.map((id, index) => [id, modules[index]])),
      });
      import(/* @vite-ignore */ PAGE.entry);
    });
}

/**
 * Runs what the pages share, a file at a time: in one piece it would block a slow phone. A file
 * stands in the list before those that it imports.
 */
async function runEach() {
  for (const file of [...PAGE.files].reverse()) {
    if (file === PAGE.entry) continue;
    await import(/* @vite-ignore */ file);
    await new Promise((done) => setTimeout(done));
  }
}

/** One by one: asking for two dozen files at once is felt on a slow phone. */
function preload([href, ...others]: string[]) {
  if (!href) return;
  addLink('modulepreload', href);
  setTimeout(preload, 0, others);
}

function addLink(rel: string, href: string) {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

function closest(event: Event, selector: string) {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
}

if (PAGE.holdForms) {
  addEventListener(
    'submit',
    (event) => {
      const form = closest(event, 'form[data-form]');
      if (!(form instanceof HTMLFormElement) || 'hydrated' in root.dataset) return;
      event.preventDefault();
      held.push(() => form.requestSubmit(event.submitter as HTMLElement | null));
      begin();
    },
    true,
  );
  new MutationObserver(() => {
    for (const give of held.splice(0)) give();
  }).observe(root, { attributeFilter: ['data-hydrated'] });
}

const { connection } = navigator as { connection?: { saveData?: boolean } };
if (connection?.saveData) {
  // For the styles: nothing moves that need not.
  root.dataset.saveData = '';
  // A reader who saves data gets the scripts with the first thing that is better with them.
  for (const type of ['focusin', 'pointerdown', 'keydown'])
    addEventListener(type, (event) => {
      if (closest(event, 'form, main button, [role=button], [aria-haspopup]')) begin();
    });
} else {
  // Whoever acts has seen the page.
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, begin);
  afterFirstPaint(() => afterPicture(begin));
}

/** The picture a page opens with goes first: the scripts would take half the line from it. */
function afterPicture(then: () => void) {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!picture || picture.complete) return then();
  for (const type of ['load', 'error']) picture.addEventListener(type, then);
  setTimeout(then, 3000);
}

function afterFirstPaint(then: () => void) {
  if (document.visibilityState === 'hidden') {
    // A tab in the background paints nothing: it is ready when it is looked at.
    addEventListener('load', then);
  } else if (PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver(then).observe({ type: 'paint', buffered: true });
  } else {
    requestAnimationFrame(() => setTimeout(then));
  }
}
