import { isSame, sign } from '#server/http/signature.ts';
import { isCallDue } from '#server/store/office/office-states.ts';
import type { Submission } from '#server/store/submissions/submissions.ts';

const DAY = 86_400_000;
/** How long a link in a staff mail works, and one in a family's, in milliseconds. */
const STAFF_LINK_LIFE = 30 * DAY;
const FAMILY_LINK_LIFE = 90 * DAY;

/** What a staff link does. Each is a page under /functions/v1/. */
export const staffLinks = ['called', 'not-spam'] as const;
export type StaffLink = (typeof staffLinks)[number];

/** The family's page under /functions/v1/, and what its links are signed for. */
export const FAMILY_LINK = 'mine';

/**
 * Makes the links in a submission's staff mail.
 * @param origin where the pages of the links are; undefined when no reader could open them
 * @param office the office's origin; undefined if a reader could not open it
 */
export function staffLinkMaker(
  origin: string | undefined,
  secret: string,
  clock: () => number,
  office?: string,
) {
  return (submission: Pick<Submission, 'id' | 'reference' | 'state' | 'hold'>) => {
    const until = clock() + STAFF_LINK_LIFE;
    const make = (link: StaffLink) => `${origin}${signedPath(secret, link, submission.id, until)}`;
    return {
      // In other states its page changes nothing.
      ...(origin && isCallDue(submission.state) && { called: make('called') }),
      ...(origin && submission.hold && { notSpam: make('not-spam') }),
      ...(office && { office: `${office}/submissions/${submission.reference}` }),
    };
  };
}

/**
 * Makes a family's own link. In a mail it is signed for the mail, so that 'This was not us' applies to
 * the one mailbox that received it; in a message that staff send and on the receipt, for the submission.
 * @returns makes the link that is valid from a time on, in milliseconds since 1970; from now by default
 */
export function familyLinkMaker(origin: string, secret: string, clock: () => number) {
  return (id: string, from = clock()) =>
    `${origin}${signedPath(secret, FAMILY_LINK, id, from + FAMILY_LINK_LIFE)}`;
}

/** The teacher's page under /functions/v1/, and what its links are signed for. */
export const TEACHER_LINK = 'teacher';

interface SignedTeacher {
  /** The id of a teacher. */
  teacher: string;
  /** Only the newest of a teacher is valid, see store/teacher-links.ts. */
  nonce: string;
}

/** Makes a teacher's link, which is valid until it is made again or withdrawn. */
export function teacherLinkMaker(origin: string, secret: string) {
  return ({ teacher, nonce }: SignedTeacher) => {
    const signature = sign(secret, TEACHER_LINK, teacher, nonce);
    const query = new URLSearchParams({ id: teacher, key: nonce, signature });
    return `${origin}/functions/v1/${TEACHER_LINK}?${query}`;
  };
}

/** @returns what a teacher's link was signed for; undefined when it is forged */
export function checkTeacherLink(
  secret: string,
  query: URLSearchParams,
): SignedTeacher | undefined {
  const [teacher, nonce] = [query.get('id') ?? '', query.get('key') ?? ''];
  const isSigned = isSame(query.get('signature') ?? '', sign(secret, TEACHER_LINK, teacher, nonce));
  return isSigned ? { teacher, nonce } : undefined;
}

/** @returns the id that a link was signed for, or why the link is rejected */
export function checkLink(
  secret: string,
  purpose: string,
  query: URLSearchParams,
  now: number,
): { id: string } | { refused: 'forged' | 'expired' } {
  const read = (name: string) => query.get(name) ?? '';
  const [id, until, signature] = [read('id'), read('until'), read('signature')];
  if (!isSame(signature, sign(secret, purpose, id, until))) return { refused: 'forged' };
  return Number(until) > now ? { id } : { refused: 'expired' };
}

function signedPath(secret: string, link: string, id: string, time: number): string {
  const until = String(time);
  const signature = sign(secret, link, id, until);
  return `/functions/v1/${link}?${new URLSearchParams({ id, until, signature })}`;
}
