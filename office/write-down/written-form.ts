import type { Source } from '#content/office/origins.ts';
import { writeDownWords as words } from '#content/office/write-down-texts.ts';
import type { Level } from '#content/teaching/levels.ts';
import type { Written } from '../api/mutations.ts';
import type { FieldProblem } from '../chrome/use-form.ts';

/** What was written down, as typed. */
export interface WrittenForm {
  /** Made with the first letter, so that one press, repeated or not, is one submission. */
  id: string;
  number: string;
  whose: 'parent' | 'student';
  email: string;
  student: string;
  parent: string;
  about: Level | 'question';
  subjects: readonly string[];
  classes: readonly string[];
  /** Of a question. */
  topic: string;
  channel: 'phone' | 'visit' | 'message';
  source: Source | '';
  note: string;
}

export const emptyForm: WrittenForm = {
  id: '',
  number: '',
  whose: 'parent',
  email: '',
  student: '',
  parent: '',
  about: 'o-level',
  subjects: [],
  classes: [],
  topic: '',
  channel: 'phone',
  source: '',
  note: '',
};

/** @returns what to send, whose fields the server checks; otherwise what to correct */
export function writtenOf(form: WrittenForm): Written | FieldProblem<keyof WrittenForm> {
  const { id, about, channel, whose } = form;
  const [number, email, student, parent, note] = [
    ...[form.number, form.email, form.student, form.parent, form.note],
  ].map((text) => text.trim()) as [string, string, string, string, string];
  if (!student) return { field: 'student', text: words.problems.name };
  if (!number && !email) return { field: 'number', text: words.problems.contact };
  const source = form.source || null;
  if (about === 'question') {
    if (!form.topic) return { field: 'topic', text: words.problems.topic };
    const fields = { name: student, phone: number, email };
    return {
      ...{ id, kind: 'enquiry', channel, source, note: '' },
      fields: { ...fields, subject: form.topic, message: note },
    };
  }
  const [, firstName = student, lastName = ''] = /^(.+)\s+(\S+)$/.exec(student) ?? [];
  const contacts =
    whose === 'parent' ? { parentPhone: number, parentEmail: email } : { phone: number, email };
  return {
    ...{ id, kind: 'registration', channel, source, note },
    fields: {
      ...{ firstName, lastName, parentName: parent },
      ...contacts,
      level: about,
      subjects: [...form.subjects],
    },
    classes: [...form.classes],
  };
}
