// Domains that most of our visitors write from.
const commonDomains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'ymail.com',
  'sltnet.lk',
];

// Endings that a hurried thumb makes of the usual ones. None of them is a mail domain of its own.
const mistypedEndings: Record<string, string> = {
  '.con': '.com',
  '.cmo': '.com',
  '.ocm': '.com',
  '.vom': '.com',
  '.xom': '.com',
  '.comm': '.com',
};

/**
 * The address that was probably meant, when its domain looks mistyped; undefined otherwise. It is
 * only ever offered: the address stays as the visitor typed it.
 */
export function suggestEmail(address: string): string | undefined {
  const [, user, typed] = /^([^\s@]+)@([^\s@]+)$/.exec(address.trim()) ?? [];
  if (!user || !typed) return undefined;
  const domain = typed.toLowerCase();
  if (commonDomains.includes(domain)) return undefined;
  const corrected = correctEnding(domain);
  const near = commonDomains.find((one) => isOneEditAway(corrected, one));
  if (near) return `${user}@${near}`;
  return corrected === domain ? undefined : `${user}@${corrected}`;
}

function correctEnding(domain: string): string {
  const wrong = Object.keys(mistypedEndings).find((ending) => domain.endsWith(ending));
  return wrong ? domain.slice(0, -wrong.length) + mistypedEndings[wrong] : domain;
}

/** One letter too many, too few or wrong, or two neighbours swapped; or nothing at all. */
function isOneEditAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const a = typed.slice(start);
  const b = meant.slice(start);
  return (
    a === b ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
