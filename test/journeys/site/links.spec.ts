import { sitePaths } from '#content/pages/paths.ts';
import { attribute, elementsOf, parseHtml } from '#test/html.ts';
import { expect, test } from '../harness.ts';

test('every link leads to an existing page and element', async ({ school, request }) => {
  const idsOf = new Map<string, Set<string | undefined>>();
  const links = new Map<string, string>();
  for (const path of sitePaths) {
    const answer = await request.get(path);
    const elements = [...elementsOf(parseHtml(await answer.text()))];
    idsOf.set(path, new Set(elements.map((element) => attribute(element, 'id'))));
    for (const element of elements) {
      if (element.tagName !== 'a') continue;
      links.set(new URL(attribute(element, 'href') ?? '', school.origin + path).href, path);
    }
  }
  const dead: string[] = [];
  for (const [href, on] of links)
    if (!(await leadsSomewhere(new URL(href)))) dead.push(`${href} on ${on}`);
  expect(dead).toEqual([]);

  async function leadsSomewhere({ origin, protocol, pathname, search, hash, host }: URL) {
    if (protocol === 'tel:') return /^\+94\d{9}$/.test(pathname);
    if (protocol === 'mailto:') return /^[^@\s]+@[^@\s]+$/.test(pathname);
    if (protocol === 'sms:') return /^\+94\d{9}$/.test(pathname);
    // Other hosts are placeholders or out of the tests' reach; the address must be whole.
    if (origin !== school.origin && !pathname.endsWith('.ics')) return /\.[a-z]+$/.test(host);
    const ids = idsOf.get(pathname);
    if (ids) return hash === '' || ids.has(hash.slice(1));
    return (await request.get(pathname + search)).ok();
  }
});
