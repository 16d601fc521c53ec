import { Mail, Phone } from 'lucide';
import type { ReactNode } from 'react';
import type { Level } from '#content/teaching/levels.ts';
import { telHref } from '#rules/contact/contact-links.ts';
import { FirstButtons } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LevelMark } from '#ui/level-mark.tsx';
import { Headline, Kicker, NoWrap } from '#ui/text.tsx';

/**
 * The top of a page about classes: the mark of their level, the headline and a sentence. `narrow`
 * has a smaller headline, for a page with a form next to it.
 */
export function HeroText({
  level,
  words: { badge, heading, lead },
  narrow = false,
}: {
  level: Level;
  words: { badge: string; heading: string; lead: string };
  narrow?: boolean;
}) {
  const Title = narrow ? 'h1' : Headline;
  return (
    <>
      <Kicker>
        <LevelMark level={level}>
          <NoWrap as="span">{badge}</NoWrap>
        </LevelMark>
      </Kicker>
      <NoWrap as={Title}>{heading}</NoWrap>
      <NoWrap as="p" className="lead">
        {lead}
      </NoWrap>
    </>
  );
}

/**
 * What to do next: register, call, write.
 *
 * @param phone for 'Call Us'; without it there is no such button
 */
export function ContactActions({
  register,
  action,
  phone,
  email,
}: {
  register: string;
  action: ReactNode;
  phone?: string;
  email: string;
}) {
  return (
    <FirstButtons>
      <ButtonLink variant="primary" href={register}>
        {action}
      </ButtonLink>
      {phone && (
        <ButtonLink href={telHref(phone)}>
          <Icon of={Phone} />
          Call Us
        </ButtonLink>
      )}
      <ButtonLink variant="link" href={`mailto:${email}`}>
        <Icon of={Mail} />
        Email Us
      </ButtonLink>
    </FirstButtons>
  );
}
