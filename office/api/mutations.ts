import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { mutationOptions } from '@tanstack/react-query';
import type { ClientResponse, InferRequestType } from 'hono/client';
import type { IsoDate } from '#content/teaching/dates.ts';
import type {
  ClassChange,
  Places,
  PublishedClosure,
  PublishedNotice,
} from '#rules/timetable/today.ts';
import type { CallAgain, OfficeClosure, OfficeNotice, Submission } from '../model/types.ts';
import { answerOf, api, mutation } from './client.ts';
import { isRefused } from './failure.ts';
import type { User } from './queries.ts';
import { endSession, keys, openSession, refetch, showChanged } from './query-client.ts';

type StateChange = InferRequestType<typeof one.state.$post>['json'];

/** A result, or its undo: then the state is the one that was on the screen. */
export type Outcome = Omit<Extract<StateChange, { state: unknown }>, 'undo'> & { undo?: boolean };

/** What a result or a mark as spam replaces, as the page showed it. */
type SeenOfFamily = Pick<Outcome, 'wasAt' | 'wasTime' | 'wasOffer'>;

/** Slots to be opened: as many as fit between two times of a day. */
export type NewSlots = InferRequestType<typeof api.slots.$post>['json'];

/** A family that called, came or wrote. */
export type Written = InferRequestType<typeof api.submissions.$post>['json'];

/** What the person saw of what is replaced: its id, or null for nothing. */
type Seen = { was: string | null };

/** A person's new name and role, and the earlier ones. */
export type UserChange = InferRequestType<typeof api.users.$post>['json'] & {
  was: Pick<User, 'name' | 'role'>;
};

/** A closure, and the id of the one that it replaces. */
type NewClosure = PublishedClosure & { replaces?: string | undefined };

const one = api.submissions[':reference'];

/** What the office sends to the server. */
export const mutations = {
  /** Requests a code by mail; the response is the same for every address. */
  sendCode: mutation([], (email: string) => api['sign-in'].$post({ json: { email } })),
  /** Opens a session with the mailed code. */
  signIn: mutationOptions({
    mutationFn: (json: { email: string; code: string }) => answerOf(api.session.$post({ json })),
    onSuccess: ({ user }, _sent, _result, { client }) => openSession(client, user),
  }),
  /** Signs in with a passkey instead of a code. */
  signInWithPasskey: mutationOptions({
    mutationFn: async () => {
      const options = await answerOf(api.session.passkey.options.$post());
      const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
      const response = await startAuthentication({ optionsJSON });
      return answerOf(api.session.passkey.$post({ json: { response } }));
    },
    onSuccess: ({ user }, _sent, _result, { client }) => openSession(client, user),
  }),
  /** Ends this session, or all sessions of this person, and removes its data from the page. */
  signOut: mutationOptions({
    mutationFn: async (everywhere: boolean) => {
      if (everywhere) return (await answerOf(api.sessions.$delete())).passkeys;
      await answerOf(api.session.$delete());
      return [];
    },
    onSuccess: (passkeys, _sent, _result, { client }) =>
      endSession(client, { passkeys: passkeys.map(({ name }) => name) }),
  }),
  /** Creates a passkey on this device, or on one that it is connected to. */
  addPasskey: mutation([keys.passkeys], async ({ name }: { name: string }) => {
    const options = await answerOf(api.passkeys.options.$post());
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
    const response = await startRegistration({ optionsJSON });
    return api.passkeys.$post({ json: { response, name } });
  }),
  removePasskey: mutation([keys.passkeys], (id: string) =>
    api.passkeys[':id'].$delete({ param: { id } }),
  ),

  /**
   * Stores a family that called, came or wrote. The same id and answers again are not a second one.
   * @throws Refused 422 with the fields to correct; 409 when the id is of another text
   */
  writeDown: mutation([keys.overviews], (json: Written) => api.submissions.$post({ json })),
  /** @throws Refused 409 with the colleague who changed it first, or if the slot is full */
  setState: change((param, json: Outcome) => one.state.$post({ param, json })),
  /** The same result for the family's other submissions; one that a colleague changed is left out. */
  setFamilyState: mutationOptions({
    mutationFn: async (outcomes: readonly (Outcome & { reference: string })[]) => {
      const done: Submission[] = [];
      for (const { reference, ...json } of outcomes) {
        try {
          done.push(await answerOf(one.state.$post({ param: { reference }, json })));
        } catch (error) {
          if (!isRefused(error, 409)) throw error;
        }
      }
      return done;
    },
    meta: { changes: [keys.submissions, keys.overviews] },
  }),
  /** Sets the day on which a family asked to be called again. */
  callAgain: change((param, json: CallAgain & { was: CallAgain | null }) =>
    one['call-again'].$put({ param, json }),
  ),
  removeCallAgain: change((param, json: { was: CallAgain | null }) =>
    one['call-again'].$delete({ param, json }),
  ),
  /** @throws Refused 409 with the colleague who has it */
  setOwner: change((param, json: { owner: string | null; was: string | null }) =>
    one.owner.$put({ param, json }),
  ),
  /**
   * Stores for which classes a registration waits.
   * @throws Refused 409 when it is placed or withdrawn by now, or a colleague has changed them
   */
  setWaitingFor: change((param, json: { classes: string[]; was: string[] }) =>
    one['waiting-for'].$put({ param, json }),
  ),
  /**
   * Offers a place until a time; the family gets an e-mail.
   * @throws Refused 409 when a colleague has offered one, or it is placed or withdrawn by now
   */
  offerPlace: (reference: string) =>
    mutation(
      [keys.submission(reference), keys.overviews],
      (json: { class: string; until: string } & Seen) =>
        one.offer.$post({ param: { reference }, json }),
    ),
  /** @throws Refused 404 when it was answered or its time is over */
  withdrawOffer: change((param, json: Seen) => one.offer.$delete({ param, json })),
  /** @throws Refused 409 without an address, 429 beyond three a day */
  sendLink: (reference: string) =>
    mutation([keys.submission(reference)], () => one.link.$post({ param: { reference } })),
  /** @throws Refusal 409 before the time of the assessment, 404 without one */
  setAssessed: change((param, json: { result: 'came' | 'missed'; suggest: string | null } & Seen) =>
    one.assessed.$put({ param, json }),
  ),
  /** @throws Refused 409 for an address that may sign in already */
  addUser: mutation([keys.users], (json: InferRequestType<typeof api.users.$post>['json']) =>
    api.users.$post({ json }),
  ),
  /** @throws Refused 409 for the last head, one who is set on the server or whom a colleague has changed */
  changeUser: mutation([keys.users], ({ email, ...json }: UserChange) =>
    api.users[':email'].$put({ param: { email }, json }),
  ),
  removeUser: mutation([keys.users], ({ email, was }: Pick<UserChange, 'email' | 'was'>) =>
    api.users[':email'].$delete({ param: { email }, json: { was } }),
  ),
  /**
   * Makes a teacher's link in place of the one before, which is known by its `madeAt`.
   * @throws Refused 409 if a colleague has made or withdrawn one
   */
  makeTeacherLink: mutation([keys.teachers], ({ id, was }: { id: string } & Seen) =>
    api.teachers[':id'].link.$post({ param: { id }, json: { was } }),
  ),
  /** @throws Refused as above */
  withdrawTeacherLink: mutation([keys.teachers], ({ id, was }: { id: string } & Seen) =>
    api.teachers[':id'].link.$delete({ param: { id }, json: { was } }),
  ),
  addNote: change((param, text: string) => one.notes.$post({ param, json: { text } })),
  /** @throws Refused 422 with the fields to correct; 409 when a colleague has corrected one of them */
  correct: change(
    (param, { fields, was, reason }: Record<'fields' | 'was', object> & { reason: string }) =>
      one.$patch({
        param,
        json: { fields: { ...fields }, was: { ...was }, ...(reason && { reason }) },
      }),
  ),
  /** @throws Refused 422 with the fields to correct; 409 if a colleague has done so */
  register: change((param, { fields }: { fields: object }) =>
    one.register.$post({ param, json: { fields: { ...fields } } }),
  ),
  /** Not spam: sends the mails that were held back. */
  release: change((param) => one.release.$post({ param })),
  /** @throws Refused 409 if it is not as the page showed it */
  markSpam: change((param, seen: SeenOfFamily) => one.spam.$post({ param, json: seen })),
  /** Deletes a submission with its mails, notes and history. */
  erase: (reference: string) =>
    mutationOptions({
      mutationKey: keys.erasure(reference),
      mutationFn: () => answerOf(one.$delete({ param: { reference } })),
      onSuccess: (_reply, _sent, _result, { client }) => {
        client.removeQueries({ queryKey: keys.submission(reference) });
        // The lists of other views hold it too.
        client.removeQueries({ queryKey: keys.lists });
        refetch(client, keys.overviews);
      },
    }),

  /**
   * Publishes a change; it replaces an earlier one of the same class and day.
   * @throws Refused 422 with the server's reason; 409 if a colleague has published another one
   */
  publishChange: mutation([keys.classes], (json: ClassChange & Seen) =>
    api.changes.$post({ json }),
  ),
  /** Undoes a change: the class meets as on the timetable. */
  withdrawChange: mutation([keys.classes], (id: string) =>
    api.changes[':id'].$delete({ param: { id } }),
  ),
  /** Sets whether a class has free places. Presses are sent in order, so that the last one wins. */
  setPlaces: (id: string) => ({
    ...mutation([keys.classes], (json: { places: Places; was: Places }) =>
      api.places[':class'].$put({ param: { class: id }, json }),
    ),
    scope: { id: `places ${id}` },
  }),
  /**
   * Writes to the families of a class, a minute later. The same id again is not a second message.
   * @throws Refused 429 beyond three a day
   */
  writeToClass: (id: string) =>
    mutation(
      [keys.submissions],
      (json: { id: string; to: 'placed' | 'waiting' | 'asked'; text: string }) =>
        api.classes[':class'].messages.$post({ param: { class: id }, json }),
    ),
  /** @throws Refused 409 after the minute */
  stopMessage: mutation([keys.submissions], (id: string) =>
    api.messages[':id'].$delete({ param: { id } }),
  ),
  /** @throws Refused 422 with the server's reason */
  closeSchool: mutation([keys.classes], (closure: NewClosure) =>
    api.closures.$post({ json: { ...closure, levels: [...closure.levels] } }),
  ),
  /** Its response has the message that classes take place. */
  removeClosure: mutation([keys.classes], ({ id }: OfficeClosure) =>
    api.closures[':id'].$delete({ param: { id } }),
  ),
  /** Stops suggesting a holiday, to everyone in the office. */
  removeHoliday: mutation([keys.closures], (day: IsoDate) =>
    api.holidays[':day'].$delete({ param: { day } }),
  ),
  /**
   * Publishes the notice in place of the one before, which is known by its `at`.
   * @throws Refused 409 if a colleague has published or withdrawn one
   */
  publishNotice: mutation([keys.notice], (json: PublishedNotice & Seen) =>
    api.notice.$put({ json }),
  ),
  /** The notice that is withdrawn stays in `variables`, to bring it back. */
  withdrawNotice: mutation([keys.notice], ({ at }: OfficeNotice) =>
    api.notice.$delete({ json: { was: at } }),
  ),

  /**
   * Opens as many slots as fit between two times of a day.
   * @throws Refused 422 with the server's reason
   */
  openSlots: mutation([keys.diary, keys.closures], (json: NewSlots) => api.slots.$post({ json })),
  /**
   * Deletes a slot. The families in it get a mail, if `cancelBookings` is set.
   * @throws Refused 409 if a family has booked it since
   */
  deleteSlot: mutation(
    [keys.submissions, keys.overviews],
    ({ id, ...json }: { id: string; cancelBookings: boolean; was: string[] }) =>
      api.slots[':id'].$delete({ param: { id }, json }),
  ),
};

/** A change of a submission; the response is the submission as it is now. */
function change<Input = void>(
  send: (param: { reference: string }, input: Input) => Promise<ClientResponse<Submission>>,
) {
  return (reference: string) =>
    mutationOptions({
      mutationFn: (input: Input) => answerOf(send({ reference }, input)),
      onError: (error, _input, _result, { client }) => {
        // An edit conflict, or what it changes is gone: shows the current values with the message.
        if (isRefused(error, 409) || isRefused(error, 404)) refetch(client, keys.office);
      },
      onSuccess: async (submission, _input, _result, { client }) => {
        await showChanged(client, keys.submission(reference), () => submission);
        refetch(client, keys.overviews);
      },
    });
}
