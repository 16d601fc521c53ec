import type { Source } from '#content/office/origins.ts';
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
  if (!student) return { field: 'student', text: 'Please write down a name.' };
  if (!number && !email)
    return { field: 'number', text: 'Please write down a phone number or an e-mail address.' };
  const source = form.source || null;
  if (about === 'question') {
    if (!form.topic) return { field: 'topic', text: 'Please choose what the question is about.' };
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
