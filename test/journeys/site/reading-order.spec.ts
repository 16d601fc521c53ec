import { attribute, type Document, type Element, elementsOf, parseHtml } from '#test/html.ts';
import { nethmi } from '../fill-forms.ts';
import { expect, test } from '../harness.ts';

// The pages as a text browser shows them: no scripts, no styles, the HTML from top to bottom.

test('reads home in order: phone numbers, the page, then the courses', async ({ request }) => {
  const text = readFrom(await (await request.get('/')).text());
  expectInOrder(text, [
    'Skip to the content',
    'Landline',
    'Hotline',
    'Our Classes',
    'Excel in your O Level and A Level exams',
    'Enroll Now',
    'Mathematics',
    'Learn More about',
    'Local GCE O/L Timetable',
    'Monday',
    'Register Now',
    'Local GCE A/L Timetable',
    'Why Choose Us',
    'Facilities',
    'Empowering students to excel',
    'Class Schedule',
  ]);
});

test('reads the label of each registration field before the field', async ({ request }) => {
  const page = parseHtml(await (await request.get('/register')).text());
  const named = new Set<string | undefined>();
  const unnamed: (string | undefined)[] = [];
  for (const element of elementsOf(page)) {
    if (element.tagName === 'label') named.add(attribute(element, 'for'));
    const asks = ['input', 'textarea', 'select'].includes(element.tagName);
    // Choices are inside their labels; hidden fields have none.
    const type = attribute(element, 'type') ?? 'text';
    if (!asks || ['hidden', 'radio', 'checkbox'].includes(type) || isTrap(element)) continue;
    if (!named.has(attribute(element, 'id'))) unnamed.push(attribute(element, 'name'));
  }
  expect(unnamed).toEqual([]);
});

test('reads a registration in order: the four parts, then the receipt', async ({
  request,
  school,
}) => {
  expectInOrder(readFrom(await (await request.get('/register')).text()), [
    'Student Registration',
    'Personal Information',
    'First Name',
    'Date of Birth',
    'Academic Information',
    'A Level (Grades 12-13)',
    'Parent/Guardian Information',
    'Additional Information',
    'I agree to the',
    'Submit Registration',
    'What Happens After Registration?',
    'Contact Within 24hrs',
    'Start Learning',
  ]);

  const { subjects, agreeToTerms: _, ...fields } = nethmi;
  const sent = new URLSearchParams({ ...fields, agreeToTerms: 'yes' });
  for (const subject of subjects) sent.append('subjects-a-level', subject);
  const answer = await request.post('/register', {
    headers: {
      origin: school.origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    data: sent.toString(),
  });
  const text = readFrom(await answer.text());
  expectInOrder(text, [
    'Thank you, Nethmi',
    'Reference',
    'A LEVEL',
    'Physics',
    'Logic & Scientific Method',
    'Submit Another Registration',
    'What Happens After Registration?',
  ]);
  expect(text).not.toContain('Submit Registration');
});

/** The honeypot. */
const isTrap = (element: Element) => attribute(element, 'tabindex') === '-1';

/** The text of a page, from top to bottom, as a text browser shows it. */
function readFrom(html: string): string {
  const words: string[] = [];
  const read = (node: Document | Element): void => {
    for (const child of node.childNodes) {
      if (child.nodeName === '#text' && 'value' in child) words.push(child.value);
      else if ('tagName' in child && !isUnseen(child)) read(child);
    }
  };
  read(parseHtml(html));
  return words
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.])/g, '$1');
}

const unseen = ['script', 'style', 'template', 'head', 'svg', 'dialog'];

function isUnseen(element: Element): boolean {
  return (
    unseen.includes(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'aria-hidden') === 'true'
  );
}

function expectInOrder(text: string, phrases: readonly string[]): void {
  let from = 0;
  for (const phrase of phrases) {
    const at = text.indexOf(phrase, from);
    expect(at, `'${phrase}' after ${text.slice(Math.max(0, from - 60), from)}`).toBeGreaterThan(-1);
    from = at + phrase.length;
  }
}
