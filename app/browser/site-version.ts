/** How long a page change waits for the answer, in milliseconds from the question (R33.1). */
const WAIT_MS = 40;

/** How long a press may last whose answer counts, in milliseconds. */
const PRESS_MS = 1000;

interface Question {
  /** Milliseconds since the page was opened. */
  at: number;
  answer: Promise<boolean>;
  /** Resolves to false when a page change must not wait any longer. */
  tooLate: Promise<false>;
}

let pressed: Question | undefined;

/** Asks with the touch of a link, so that the answer is often there when the finger is lifted. */
export function askVersion(): void {
  pressed = ask();
}

/** Whether the site has another version: what the present press has asked, otherwise asked now. */
export function askedVersion(): Question {
  const question = pressed && performance.now() - pressed.at < PRESS_MS ? pressed : ask();
  pressed = undefined;
  return question;
}

function ask(): Question {
  const tooLate = new Promise<false>((done) => setTimeout(done, WAIT_MS, false));
  return { at: performance.now(), answer: isReplaced(), tooLate };
}

/**
 * Whether the site now has another version than the page that is open, or another release
 * (build/render-worker.ts). Never throws; false without a connection, and on a host that only serves files.
 */
export async function isReplaced(): Promise<boolean> {
  const { version } = document.documentElement.dataset;
  // Offline, the browser itself would log an error.
  if (!version || !navigator.onLine) return false;
  try {
    const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    const served = headers.get('x-version');
    return served !== null && served !== version;
  } catch {
    return false;
  }
}
