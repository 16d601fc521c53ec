import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import { peopleWords as words } from '#content/office/people-texts.ts';
import type { Instant } from '#rules/calendar/colombo.ts';
import { Button } from '#ui/button.tsx';
import { FieldGrid, SelectField, TextField } from '#ui/field.tsx';
import { useEmail } from '../api/email.ts';
import { mutations, type UserChange } from '../api/mutations.ts';
import { queries, type User } from '../api/queries.ts';
import { useIsHead } from '../api/role.ts';
import { announce } from '../browser/announce.ts';
import { focusHeading } from '../browser/heading-focus.ts';
import { useNow } from '../browser/now.ts';
import { AskFirst } from '../chrome/ask-first.tsx';
import { NextCallDock } from '../chrome/dock.tsx';
import { Failed, Problem } from '../chrome/failed.tsx';
import formStyles from '../chrome/form.module.css';
import { Heading, usePageTitle } from '../chrome/heading.tsx';
import { useForm, useFormDraft } from '../chrome/use-form.ts';
import { dayAndHour } from '../format/office-dates.ts';
import { colleagueName } from '../format/words.ts';
import { Chapter } from '../ui/chapter.tsx';
import { Options } from '../ui/options.tsx';
import { Lead, Opening, WideRest } from '../ui/page.tsx';
import { Pieces, piecesOf } from '../ui/pieces.tsx';
import { RegisterSheet, SheetText } from '../ui/register-tabs.tsx';
import styles from './people.module.css';
import { TeacherLinks } from './teacher-links.tsx';

const roles = ['head', 'clerk'] as const;

/** Who may sign in, and as what; heads add, change and remove people. */
export function PeoplePage() {
  const { data, error, refetch } = useQuery(queries.users);
  const isHead = useIsHead();
  // A person's row disappears when its role or the person is changed, and with it what it would do then.
  const change = useMutation(mutations.changeUser);
  const remove = useMutation(mutations.removeUser);
  usePageTitle(words.title);
  return (
    <>
      <Opening>
        <Heading>{words.title}</Heading>
        <Lead>Each signs in with a code by e-mail. There is no password.</Lead>
      </Opening>
      <WideRest ground="mist">
        <RegisterSheet>
          {error && !data && <Failed error={error} again={() => void refetch()} />}
          {!error && !data && <SheetText>Loading the people …</SheetText>}
          {roles.map((role) => {
            const users = data?.users.filter((user) => user.role === role) ?? [];
            return (
              users.length > 0 && (
                <Chapter key={role} {...words.groups[role]}>
                  <ul>
                    {users.map((user) => (
                      <Person
                        key={user.email}
                        user={user}
                        seenAt={data?.seenAt[user.email]}
                        change={change}
                        remove={remove}
                      />
                    ))}
                  </ul>
                </Chapter>
              )
            );
          })}
          {/* Clerks, who have no link to this view, only read whom to ask. */}
          {isHead && (
            <>
              <div data-screen="">
                <Chapter title={words.add}>
                  <AddPerson />
                </Chapter>
              </div>
              <TeacherLinks />
            </>
          )}
        </RegisterSheet>
      </WideRest>
      <NextCallDock />
    </>
  );
}

function Person({
  user,
  seenAt,
  change,
  remove,
}: {
  user: User;
  seenAt: string | null | undefined;
  change: UseMutationResult<unknown, Error, UserChange>;
  remove: UseMutationResult<unknown, Error, Pick<UserChange, 'email' | 'was'>>;
}) {
  const { email, role, fixed } = user;
  const now = useNow();
  const isOwn = useEmail() === email;
  const name = user.name || colleagueName(email);
  const isHead = useIsHead();
  const isChanged = change.variables?.email === email;
  const isRemoved = remove.variables?.email === email;
  const was = { name: user.name, role };
  return (
    <li className={styles.person}>
      <div>
        <b>{name}</b> <small>{email}</small>
      </div>
      <small>{isOwn ? 'You, in the office now' : seenText(seenAt, now)}</small>
      {fixed ? (
        <small>set on the server</small>
      ) : (
        isHead && (
          <>
            <SelectField
              label={words.roleOf(name)}
              // The row is a new one in the group of its new role.
              autoFocus={isChanged}
              value={role}
              onChange={({ target }) =>
                change.mutate(
                  { email, name, role: target.value as User['role'], was },
                  { onSuccess: () => announce('Saved.') },
                )
              }
            >
              <Options of={Object.entries(words.roles)} />
            </SelectField>
            <AskFirst
              variant="link"
              size="small"
              aria-label={words.removeNamed(name)}
              question={`Remove ${name}?`}
              text="They are signed out at once. What they did stays in the histories."
              keep="Keep"
              act={words.remove}
              busy={isRemoved && remove.isPending && 'Removing …'}
              error={isRemoved ? remove.error : null}
              confirm={() =>
                remove.mutate(
                  { email, was },
                  {
                    onSuccess: () => {
                      announce(words.removed(name));
                      focusHeading();
                    },
                  },
                )
              }
            >
              {words.remove}
            </AskFirst>
          </>
        )
      )}
      <Problem error={isChanged && change.error} />
    </li>
  );
}

/** How long after the last press a person counts as present, in milliseconds. */
const PRESENT = 10 * 60_000;

/** When a person was last in the office. */
function seenText(seenAt: string | null | undefined, now: Instant): string {
  if (!seenAt) return 'No recent visit';
  return now - Date.parse(seenAt) < PRESENT
    ? 'In the office now'
    : `Last here ${dayAndHour(seenAt, now)}`;
}

function AddPerson() {
  const add = useMutation(mutations.addUser);
  const form = useForm(
    useFormDraft('person', { name: '', email: '', role: 'clerk' as User['role'] }),
    ({ name, email, role }) => {
      if (!name.trim()) return { field: 'name', text: 'Please enter a name.' };
      if (!email.trim()) return { field: 'email', text: 'Please enter an e-mail address.' };
      return { name: name.trim(), email: email.trim(), role };
    },
    add,
    ({ name }) => announce(`${name} can sign in now.`),
  );
  return (
    <form className={formStyles.form} onSubmit={form.submit} aria-label={words.add} noValidate>
      <FieldGrid>
        <TextField label="Name" autoComplete="off" {...form.field('name')} />
        <TextField label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
      </FieldGrid>
      <Pieces label="Role" pieces={piecesOf(words.roles)} {...form.choice('role')} />
      <Problem error={add.error} />
      <Button type="submit" variant="primary" busy={add.isPending && 'Adding …'}>
        {words.add}
      </Button>
    </form>
  );
}
