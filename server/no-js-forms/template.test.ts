import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { formPages } from '#test/server-form-pages.ts';
import { encodePage } from './encode-page.ts';
import { PageFill } from './page-fill.ts';
import { compileTemplate, slotsOf, withoutScripts } from './template.ts';

const long = `<p>${'An honest sentence, and another. '.repeat(40)}</p>`;
const page = `<!DOCTYPE html><html><head><title>a &amp; b</title></head><body>${long}<form data-form="enquiry"><input name="a" value="&quot;"><select name="b"><option value="1" selected="">one</option></select><textarea name="c">\n\nx</textarea><p data-error="a" hidden=""></p></form><ul data-fill="list"><li class="badge">é</li></ul><dl><div><dt>T</dt><dd data-fill="fact"></dd></div></dl>${long}</body></html>`;

const only = (fill: PageFill, kind: string, value?: string) => {
  const [slot] = fill.slots(kind, value);
  if (!slot) throw new Error(`There is no ${kind}.`);
  return slot;
};
const htmlOf = (fill: PageFill) => encodePage(fill, {}, '').body.toString();
const packedOf = (fill: PageFill) => encodePage(fill, {}, 'br, gzip').body;

describe('a compiled page', () => {
  test.each([page, ...Object.values(formPages)])('is the same when nothing is filled', (html) => {
    expect(htmlOf(new PageFill(compileTemplate(html)))).toBe(html);
  });

  test('keeps every slot by its kind, and knows which lie in which', () => {
    const template = compileTemplate(page);
    const [form] = slotsOf(template, 'data-form');
    expect(slotsOf(template, 'control').map(({ tagName }) => tagName)).toEqual([
      'input',
      'select',
      'option',
      'textarea',
    ]);
    expect(slotsOf(template, 'control', undefined, form)).toHaveLength(4);
    expect(slotsOf(template, 'data-fill', undefined, form)).toEqual([]);
    expect(slotsOf(template, 'data-fill', 'fact')).toHaveLength(1);
  });

  test('has only the slots that are named, where that is asked for', () => {
    const template = compileTemplate(page, new Set(['c']));
    expect(slotsOf(template, 'control').map(({ tagName }) => tagName)).toEqual(['textarea']);
    expect(slotsOf(template, 'data-form')).toHaveLength(1);
    expect(slotsOf(template, 'data-fill')).toEqual([]);
    expect(htmlOf(new PageFill(template))).toBe(page);
  });

  test('loses what would hydrate it, and keeps its data', () => {
    const html = withoutScripts(formPages['/contact']);
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('modulepreload');
    expect(html).toContain('application/ld+json');
    expect(html).toContain('<h1>Contact</h1>');
  });
});

describe('filling', () => {
  test('changes what it is told to, escaped, and nothing else', () => {
    const template = compileTemplate(page);
    const fill = new PageFill(template);
    fill.setAttribute(only(fill, 'control'), 'value', '"<&');
    fill.setText(only(fill, 'data-fill', 'fact'), '<b>&</b>');
    fill.setItems(only(fill, 'data-fill', 'list'), ['<1>', '2']);
    fill.removeAttribute(only(fill, 'data-error'), 'hidden');
    expect(htmlOf(fill)).toBe(
      page
        .replace('value="&quot;"', 'value="&quot;<&amp;"')
        .replace('fact"></dd>', 'fact">&lt;b&gt;&amp;&lt;/b&gt;</dd>')
        .replace('é</li>', '&lt;1&gt;</li><li class="badge">2</li>')
        .replace(' hidden=""', ''),
    );
    expect(htmlOf(new PageFill(template))).toBe(page);
  });

  test('keeps a line break that stands first in a text area', () => {
    const fill = new PageFill(compileTemplate(page));
    const area = fill.slots('control').find(({ tagName }) => tagName === 'textarea');
    if (area) fill.setText(area, '\ny');
    expect(htmlOf(fill)).toContain('<textarea name="c">\n\ny</textarea>');
  });

  test('knows which slots are empty', () => {
    const fill = new PageFill(compileTemplate(page));
    const [list, fact] = [only(fill, 'data-fill', 'list'), only(fill, 'data-fill', 'fact')];
    expect([fill.isEmpty(list), fill.isEmpty(fact)]).toEqual([false, true]);
    fill.setText(fact, 'x');
    fill.setItems(list, []);
    expect([fill.isEmpty(list), fill.isEmpty(fact)]).toEqual([true, false]);
  });

  test.each(['', 'short', 'ü'.repeat(70_000)])('is the same when it is compressed', (text) => {
    const fill = new PageFill(compileTemplate(page));
    fill.setText(only(fill, 'data-fill', 'fact'), text);
    expect(gunzipSync(packedOf(fill)).toString()).toBe(htmlOf(fill));
    expect(htmlOf(fill)).toContain(text);
  });

  test('is smaller when it is compressed', () => {
    const fill = new PageFill(compileTemplate(page));
    expect(packedOf(fill).length).toBeLessThan(htmlOf(fill).length / 2);
  });
});
