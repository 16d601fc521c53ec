import { useMutation, useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { messageWords as words } from '#content/office/message-texts.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { DESK_WAIT_MS } from '#rules/calendar/office-time.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { isRefused } from '../api/failure.ts';
import { mutations } from '../api/mutations.ts';
import { queries } from '../api/queries.ts';
import { announce } from '../browser/announce.ts';
import { serverNow } from '../browser/now.ts';
import { classText } from '../format/words.ts';
import type { OfficeClass } from '../model/types.ts';
import { IconLabel } from '../ui/icon-label.tsx';
import { Done } from '../ui/notice.tsx';
import { Pieces, piecesOf } from '../ui/pieces.tsx';
import { Problem } from './failed.tsx';
import { FormSheet } from './form-sheet.tsx';
import { Minute } from './minute.tsx';
import { useForm, useFormDraft } from './use-form.ts';

/** The longest message, in UTF-16 code units. */
const LONGEST = 1000;

/**
 * Writes to the families of a class, each by a mail of its own, a minute later: until then Undo stops
 * it. Families without an address are listed, with a way to write to them.
 */
export function MessageSheet({
  one,
  text = '',
  opener,
  close,
}: {
  one: OfficeClass;
  /** What the message says as it opens. */
  text?: string;
  opener: string;
  close: () => void;
}) {
  const stored = useFormDraft(`message ${one.id} ${text}`, {
    id: '',
    to: 'placed' as keyof typeof words.audiences,
    text,
  });
  const { id } = stored.fields;
  const takeNewId = useEffectEvent(() => stored.set({ id: crypto.randomUUID() }));
  // Before it is sent: with the same id a lost response and a reload do not make it a second message.
  useEffect(() => {
    if (!id) takeNewId();
  }, [id]);
  const send = useMutation(mutations.writeToClass(one.id));
  const stop = useMutation(mutations.stopMessage);
  const [until, setUntil] = useState<Instant>();
  const { data, isLoading } = useQuery(queries.recipients(one.id, stored.fields.to));
  const mail = data?.mail ?? 0;
  const form = useForm(
    stored,
    ({ id, to, text }) => {
      // Nothing is sent before the clerk sees to how many.
      if (isLoading) return undefined;
      if (data && mail === 0) return { field: 'to', text: words.willMail(0) };
      const typed = text.trim();
      if (!typed) return { field: 'text', text: 'Please write the message.' };
      if (typed.length > LONGEST)
        return { field: 'text', text: `A message has at most ${LONGEST} letters.` };
      return { id, to, text: typed };
    },
    send,
    (_sent, { mail }) => {
      setUntil(mail > 0 ? serverNow() + DESK_WAIT_MS : undefined);
      announce(words.sent(mail));
    },
  );
  const isStopped = stop.isSuccess;
  const undo = ({ id, to, text: sent }: typeof form.sent & object) =>
    stop.mutate(id, {
      // To be corrected and sent again, unless something else was typed since.
      onSuccess: () => stored.read().text === text && stored.set({ to, text: sent }),
    });
  return (
    <FormSheet
      title="Write to these families"
      lead={classText(one)}
      opener={opener}
      close={close}
      form={{ ...form, isPending: form.isPending || isLoading }}
      act={words.send(mail)}
      busy={isLoading ? 'Loading …' : 'Sending …'}
      fields={
        <>
          <Pieces label="To" pieces={piecesOf(words.audiences)} {...form.choice('to')} />
          <TextArea label={words.text} rows={4} {...form.field('text')} />
          <p className="small">{`${form.fields.text.trim().length} of ${LONGEST} letters`}</p>
        </>
      }
    >
      {data && (
        <p>
          <b>{words.willMail(mail)}</b>{' '}
          {data.other.length > 0 && <span>{words.others(data.other.length)}</span>}
        </p>
      )}
      <ul>
        {data?.other.map(({ reference, name, whatsapp }) => (
          <li key={reference}>
            <span>{name}</span>{' '}
            {whatsapp && (
              <ButtonLink size="small" href={whatsapp} target="_blank" rel="noreferrer">
                <IconLabel of={MessageCircle}>WhatsApp</IconLabel>
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <div role="status">
        {send.isSuccess && (
          <Done title={isStopped ? 'Undone. Nothing is sent.' : words.sent(send.data.mail)}>
            {!isStopped && (
              <Button
                variant="link"
                busy={stop.isPending && 'Stopping …'}
                onClick={() => undo(send.variables)}
              >
                Undo
              </Button>
            )}
            {!isStopped && until && (
              <Minute
                key={until}
                until={until}
                over="The minute is over: the e-mails have gone out."
              />
            )}
          </Done>
        )}
      </div>
      <Problem error={stop.error} />
      {isRefused(send.error, 409) && (
        // Not the pressed button: a second press of the same text is no other message.
        <Button size="small" onClick={(event) => form.sendAs(event, { id: crypto.randomUUID() })}>
          Send it as another message
        </Button>
      )}
    </FormSheet>
  );
}
