import { expect, test } from 'vitest';
import { type Choice, readChoice } from '#rules/timetable/choice.ts';
import { encodePage } from './encode-page.ts';
import { PageFill } from './page-fill.ts';
import { compileTemplate } from './template.ts';
import { fillTimetable } from './timetable.ts';

const page = `<!DOCTYPE html><html><head></head><body><form data-form="timetable">
<input type="radio" name="level" value="o-level" checked=""><input type="radio" name="level" value="a-level">
<select name="curriculum"><option value="local-gce">Local GCE</option><option value="edexcel">Edexcel</option></select>
<input type="checkbox" name="class" value="a-level-physics-saturday"><input type="checkbox" name="class" value="a-level-biology-monday">
</form><p data-slot="nothing-kept">Nothing kept yet.</p><div data-slot="kept" hidden="">
<b data-fill="hours">0</b><p data-fill="otherReading" hidden=""></p><p data-fill="doubled" hidden=""></p>
<div data-class="a-level-physics-saturday" hidden="">Physics<em data-fill="a-level-physics-saturday" hidden=""></em></div>
<div data-class="a-level-biology-monday" hidden="">Biology</div>
<a data-link="register" href="/register">Register for these</a></div></body></html>`;

const filled = (query: string) => {
  const fill = new PageFill(compileTemplate(page));
  fillTimetable(fill, readChoice(new URLSearchParams(query)) as Choice);
  return encodePage(fill, {}, '').body.toString();
};

test('a choice is ticked, hung up and added up', () => {
  const html = filled('level=a-level&curriculum=edexcel&class=a-level-physics-saturday');
  expect(html).toContain('name="level" value="o-level">');
  expect(html).toContain('name="level" value="a-level" checked=""');
  expect(html).toContain('<option value="edexcel" selected="">');
  expect(html).toContain('value="a-level-physics-saturday" checked=""');
  expect(html).toContain('<p data-slot="nothing-kept" hidden="">');
  expect(html).toContain('<div data-slot="kept">');
  expect(html).toContain('<b data-fill="hours">3</b>');
  expect(html).toContain('<p data-fill="otherReading">By the fee our programme pages give');
  expect(html).toContain('<p data-fill="doubled" hidden=""></p>');
  expect(html).toContain('<div data-class="a-level-physics-saturday">Physics<em');
  expect(html).toContain('<div data-class="a-level-biology-monday" hidden="">');
  expect(html).toContain(
    'href="/register?level=a-level&amp;subject=Physics&amp;curriculum=edexcel',
  );
});

test('a level alone is ticked and keeps nothing', () => {
  const html = filled('level=a-level');
  expect(html).toContain('name="level" value="a-level" checked=""');
  expect(html).toContain('<div data-slot="kept" hidden="">');
});
