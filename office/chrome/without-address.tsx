import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide';
import { messageWords as words } from '#content/office/message-texts.ts';
import { ButtonLink } from '#ui/button.tsx';
import { queries } from '../api/queries.ts';
import { IconLabel } from '../ui/icon-label.tsx';

/** The families of a class that get no e-mail, with a way to write to them. */
export function WithoutAddress({ id, to }: { id: string; to: keyof typeof words.audiences }) {
  const { other = [] } = useQuery(queries.recipients(id, to)).data ?? {};
  if (other.length === 0) return null;
  return (
    <>
      <p>{words.others(other.length)}</p>
      <ul>
        {other.map(({ reference, name, whatsapp }) => (
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
    </>
  );
}
