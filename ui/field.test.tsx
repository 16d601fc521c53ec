import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SelectField, TextArea, TextField } from './field.tsx';

const field = { name: 'email', label: 'E-mail', hint: 'Yours.', error: 'Missing.' };

/** The values of an attribute, in the order of the page. */
const valuesOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

test.each([
  ['one line', <TextField key="a" {...field} />, <TextField key="b" {...field} />],
  ['several lines', <TextArea key="a" {...field} />, <TextArea key="b" {...field} />],
  [
    'a list',
    <SelectField key="a" name="hours" label="Hours" />,
    <SelectField key="b" name="hours" label="Hours" />,
  ],
])('two fields with the same name have a label each: %s', (_, one, other) => {
  const html = renderToStaticMarkup([one, other]);
  const ids = valuesOf(html, 'id');
  expect(new Set(ids).size).toBe(ids.length);
  const labels = valuesOf(html, 'for');
  expect(new Set(labels).size).toBe(2);
  for (const id of labels)
    expect(html).toMatch(new RegExp(`<(input|textarea|select)[^>]* id="${id}"`));
  const described = valuesOf(html, 'aria-describedby').flatMap((value) => value.split(' '));
  for (const id of described) expect(ids).toContain(id);
});
