import { offerTextsOf } from '#content/forms/offer-texts.ts';
import {
  classMessageTexts,
  classMovedTexts,
  linkMailTexts,
  placeTexts,
} from '#content/forms/place-texts.ts';
import type { Documents } from '#content/schemas/documents.ts';
import { sentence } from '#content/sentence.ts';
import { timeRange } from '#content/teaching/times.ts';
import { fullName } from '#payloads/form-fields.ts';
import { momentFrom } from '#rules/calendar/moment-from.ts';
import { firstNameOf } from '#rules/contact/first-name.ts';
import { payFacts } from '#rules/pages/place-facts.ts';
import { placeOf } from '#rules/timetable/appointment-calendar.ts';
import { classWithDays, firstDayText } from '#rules/timetable/changes.ts';
import { classText } from '#rules/timetable/classes.ts';
import { familyCalendar, familyPlaces } from '#server/store/office/class-calendar.ts';
import type { ClassHours, MovedClass } from '#server/store/office/moved-classes.ts';
import { answerUntil, familyOfferState, offerState } from '#server/store/office/offers.ts';
import { placeMessages, replacedBatch } from '#server/store/outbox/mails.ts';
import { type Offer, placeKey, type Submission } from '#server/store/submissions/submissions.ts';
import type { Db } from '#server/store/tables.ts';
import {
  asTyped,
  buttons,
  callUs,
  type Fact,
  facts,
  heading,
  mail,
  paragraph,
  smallPrint,
  strong,
  subheading,
} from './layout.ts';
import { calendarFile, type MailMessage, recipientName, truncated } from './message.ts';

/**
 * Offers a place to the family, to be answered on its own page.
 * @param until the end of the time to answer, in milliseconds since 1970
 * @param familyLink the family's own link; undefined where the server has no page for it
 * @param now milliseconds since 1970
 */
export function offerMail(
  documents: Documents,
  sent: Submission,
  offer: { class: string; until: number },
  familyLink: string | undefined,
  now: number,
): Promise<MailMessage> {
  const words = offerTextsOf(documents);
  const { subject, press, byPhone, mistake } = words.mail;
  const answerBy = sentence(`${words.answerBy} ${momentFrom(now, answerUntil(documents, offer))}`);
  return mail(documents, subject(sent.reference), answerBy, [
    heading(words.title(firstNameOf(fullName(sent)))),
    strong(answerBy),
    facts([
      { label: words.class, text: classWithDays(documents, offer.class, now) },
      { label: 'Reference', text: sent.reference },
    ]),
    familyLink ? buttons([[press, familyLink]]) : paragraph(byPhone),
    paragraph(words.next),
    callUs(documents, words.call),
    familyLink && smallPrint(mistake),
  ]);
}

/**
 * Informs the family that an offer of a place has ended before it answered.
 * @param familyLink as for offerMail
 */
export function offerEndedMail(
  documents: Documents,
  sent: Submission,
  offer: { class: string },
  recipient: string,
  familyLink: string | undefined,
): Promise<MailMessage> {
  const words = offerTextsOf(documents);
  const { subject, hello, text, press } = words.ended;
  return mail(documents, subject(sent.reference), text, [
    heading(hello(firstNameOf(recipientName(sent, recipient)))),
    paragraph(text),
    facts([
      ...studentFact(sent),
      { label: words.class, text: classText(documents, offer.class) },
      { label: 'Reference', text: sent.reference },
    ]),
    buttons([[press, familyLink]]),
    callUs(documents, words.call),
  ]);
}

/**
 * Names the classes in which the family has a place, with all it needs for the first day, and a
 * calendar of these classes.
 * @param about.origin the site's, for the calendar's links
 * @param about.enqueuedAt when this mail was enqueued, in milliseconds since 1970; left out: not yet
 */
export async function placeMail(
  db: Db,
  documents: Documents,
  sent: Submission,
  {
    familyLink,
    origin,
    enqueuedAt,
  }: { familyLink: string | undefined; origin: string; enqueuedAt?: number },
  now: number,
): Promise<MailMessage> {
  const { mail: words, title, howToPay } = placeTexts;
  const replaced = await replacedBatch(db, sent.id, placeMessages, enqueuedAt);
  const isChanged = replaced && placeKey(replaced.split(' ')) !== placeKey(sent.placedIn);
  const text = isChanged ? words.changed : words.text;
  const places = await familyPlaces(db, documents, sent, now);
  const paying = payFacts(documents, sent.reference);
  const attachments = await classesFile(db, documents, sent, origin, now);
  const rendered = await mail(
    documents,
    words.subject(places.map(({ one }) => classText(documents, one.id)).join('; ')),
    text,
    [
      heading(title(firstNameOf(fullName(sent)))),
      paragraph(text),
      ...places.map(({ facts: own }) => facts(own)),
      facts([{ label: 'Reference', text: sent.reference }]),
      paying.length > 0 && subheading(howToPay),
      facts(paying),
      attachments.length > 0 && paragraph(words.calendar),
      familyLink && paragraph(words.page),
      buttons([[words.press, familyLink]]),
      callUs(documents, words.call),
    ],
  );
  return { ...rendered, attachments };
}

/**
 * Informs the family that a place has ended which placeMail announced.
 * @param ids of the classes
 * @param now milliseconds since 1970
 */
export function placeEndedMail(
  documents: Documents,
  sent: Submission,
  ids: readonly string[],
  familyLink: string | undefined,
  now: number,
): Promise<MailMessage> {
  const words = placeTexts.ended;
  const { offer } = sent;
  const offerState = offer && familyOfferState(documents, offer, now);
  const isAccepted = offerState === 'accepted' && sent.state !== 'withdrawn';
  const what = isAccepted
    ? words.accepted
    : words.text(ids.map((one) => classText(documents, one)));
  const subject = words.subject(sent.reference);
  return mail(documents, subject, what, [
    heading(subject),
    paragraph(what),
    paragraph(nextStep()),
    facts(studentFact(sent)),
    buttons([[placeTexts.mail.press, familyLink]]),
  ]);

  function nextStep(): string {
    const { hotline } = documents.school;
    if (offer && (isAccepted || (familyLink && offerState === 'open')))
      return offerStatus(documents, offer, now);
    return sent.state === 'withdrawn' ? words.withdrawn(hotline) : words.call(hotline);
  }
}

/**
 * Informs a family that classes in which it has a place, or is offered one, meet at another time or in another
 * room, or begin on another day, than an earlier mail said.
 * @param moved at least one class
 * @param now milliseconds since 1970
 */
export async function classMovedMail(
  db: Db,
  documents: Documents,
  sent: Submission,
  moved: readonly MovedClass[],
  { familyLink, origin }: { familyLink: string | undefined; origin: string },
  now: number,
): Promise<MailMessage> {
  const words = classMovedTexts;
  const { offer, placedIn } = sent;
  const isPlaced = ({ one }: MovedClass) => placedIn.includes(one.id);
  const hasPlace = moved.some(isPlaced);
  const places = hasPlace ? await familyPlaces(db, documents, sent, now) : [];
  const attachments = hasPlace ? await classesFile(db, documents, sent, origin, now) : [];
  const subject = words.subject(moved.map(({ one }) => classText(documents, one.id)));
  const text = words.text(moved.length);
  const rendered = await mail(documents, subject, text, [
    heading(subject),
    paragraph(text),
    !moved.every(isPlaced) && offer && paragraph(offerStatus(documents, offer, now)),
    facts(studentFact(sent)),
    ...moved.map((each) => facts(movedFacts(each))),
    facts([{ label: 'Reference', text: sent.reference }]),
    attachments.length > 0 && paragraph(placeTexts.mail.calendar),
    buttons([[placeTexts.mail.press, familyLink]]),
    callUs(documents, words.call),
  ]);
  return { ...rendered, attachments };

  function movedFacts({ one, before }: MovedClass): Fact[] {
    const hours = ({ day, start, end }: ClassHours) =>
      placeTexts.weekly(day, timeRange(start, end));
    const own = places.find((place) => place.one.id === one.id)?.facts ?? [
      { label: placeTexts.class, text: classWithDays(documents, one.id, now) },
      { label: placeTexts.when, text: hours(one) },
      { label: placeTexts.where, text: placeOf(documents, one) },
    ];
    const until = [hours(before), firstDayText(before, now), before.room];
    return [...own, { label: words.before, text: until.filter(Boolean).join(', ') }];
  }
}

/** What a family reads of an offer that is open or has its yes. */
function offerStatus(documents: Documents, offer: Offer, now: number): string {
  const offered = classText(documents, offer.class);
  const { open, accepted } = placeTexts.offer;
  return offerState(offer, now) === 'open'
    ? open(offered, momentFrom(now, answerUntil(documents, offer)))
    : accepted(offered);
}

/** What the office writes to the families of a class, each in its own mail. The ready texts have the number. */
export function classMessageMail(
  documents: Documents,
  sent: Submission,
  message: { class: string; text: string },
  familyLink: string | undefined,
): Promise<MailMessage> {
  const { subject: subjectOf, press } = classMessageTexts;
  const subject = subjectOf(classText(documents, message.class));
  return mail(documents, subject, truncated(message.text, 120), [
    heading(subject),
    asTyped(message.text),
    facts([...studentFact(sent), { label: 'Reference', text: sent.reference }]),
    buttons([[press, familyLink]]),
  ]);
}

/** Brings the family the link to its own page again. */
export function linkMail(
  documents: Documents,
  sent: Submission,
  familyLink: string,
): Promise<MailMessage> {
  const { subject, text, press, call } = linkMailTexts;
  return mail(documents, subject(sent.reference), text, [
    heading(subject(sent.reference)),
    paragraph(text),
    facts(studentFact(sent)),
    buttons([[press, familyLink]]),
    callUs(documents, call),
  ]);
}

/** The student of a registration: a family may have several. Left out if the name is not a plain word. */
export function studentFact(sent: Submission): Fact[] {
  const text = sent.kind === 'registration' ? firstNameOf(fullName(sent)) : '';
  return text ? [{ label: 'Student', text }] : [];
}

/** The classes of a family as a file for a mail; none when the time of no class is known. */
export async function classesFile(
  db: Db,
  documents: Documents,
  sent: Submission,
  origin: string,
  now: number,
) {
  const text = await familyCalendar(db, documents, sent, origin, now);
  return text === undefined ? [] : [calendarFile('classes.ics', 'PUBLISH', text)];
}
