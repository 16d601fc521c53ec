import { MessageCircle, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { useToday, useTodaysNews } from '#app/browser/use-today.ts';
import { linkTo } from '#content/pages/paths.ts';
import { schoolOf } from '#content/school/school.ts';
import { listed } from '#content/sentence.ts';
import { pricesOf } from '#content/teaching/fees.ts';
import type { Level } from '#content/teaching/levels.ts';
import { type Money, moneyText } from '#content/teaching/money-text.ts';
import { timeText } from '#content/teaching/times.ts';
import { colomboDate, type Instant } from '#rules/calendar/colombo.ts';
import { dayFrom } from '#rules/calendar/day-from.ts';
import { telHref, whatsAppHref } from '#rules/contact/contact-links.ts';
import { monthText } from '#rules/fees/money.ts';
import type { SchoolClass } from '#rules/timetable/classes.ts';
import { type NextClasses, nextClasses } from '#rules/timetable/next-class.ts';
import { classRegisterLink } from '#rules/timetable/register-link.ts';
import { ActionLink } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Wrap } from '#ui/section.tsx';
import { NoBreak, NoWrap } from '#ui/text.tsx';
import { documents } from '../documents.ts';
import styles from './closing-band.module.css';

const weeklyHours = documents.claims.weeklyHours;
const school = schoolOf(documents);
const prices = pricesOf(documents);
const cheapest = prices['a-level'].amount < prices['o-level'].amount ? 'a-level' : 'o-level';

/**
 * The next step at the end of a page: a slip tucked into the back cover, with the fee, the next class,
 * the place, and the ways to join.
 *
 * @param classes those of the page
 * @param level of the page; without it the one with the lowest fee
 * @param fee the lowest fee per hour of the page; without it that of the level
 * @param register where Register Now leads without a class, and with one if the page is about a level
 */
export function ClosingBand({
  heading,
  ground = 'white',
  level = cheapest,
  fee = prices[level],
  hours = weeklyHours[level],
  classes,
  register = linkTo('/register'),
  one = false,
  note = 'We call you within 24 hours. A brief assessment comes first.',
  times,
}: {
  heading: ReactNode;
  /** That of the section above. */
  ground?: 'white' | 'mist' | 'squared';
  level?: Level;
  fee?: Money;
  /** Per week. */
  hours?: number;
  classes: readonly SchoolClass[];
  register?: string;
  /** Whether the page is about one subject: then Register Now carries the class, and it is not named. */
  one?: boolean;
  /** The promise, in the margin. */
  note?: string;
  /** When classes meet. */
  times?: string;
}) {
  const today = useToday();
  const next = nextClasses(classes, today, useTodaysNews());
  const [first] = next?.classes ?? [];
  return (
    <section
      className={styles.band}
      data-ground={ground}
      data-tucked=""
      aria-labelledby="next-step"
    >
      <Wrap className={styles.wrap}>
        <div className={styles.slip}>
          <div className={styles.facts}>
            <h2 id="next-step">{heading}</h2>
            <dl>
              <div>
                <dt>Fee</dt>
                <dd>
                  <b>
                    From <NoBreak>{moneyText(fee)}</NoBreak> an hour
                  </b>
                  <span>{monthText(fee, hours)}</span>
                </dd>
              </div>
              {next && first && (
                <div>
                  <dt>Next class</dt>
                  <dd>
                    <b>{`${first.day} ${timeText(first.start)}`}</b>
                    <NoWrap as="span" className={styles.date} phrases={/(\d+ [A-Z][a-z]+)/}>
                      {nextText(next, one, today)}
                    </NoWrap>
                    {times && <span>{times}</span>}
                  </dd>
                </div>
              )}
              <div>
                <dt>Place</dt>
                <dd>
                  <NoWrap as="b">{school.address}</NoWrap>
                  <ActionLink href={linkTo('/contact')}>Find us</ActionLink>
                </dd>
              </div>
            </dl>
          </div>
          <p className={styles.note}>{note}</p>
          <div className={styles.stub}>
            <ButtonLink variant="primary" href={one && first ? classRegisterLink(first) : register}>
              Register Now
            </ButtonLink>
            <ButtonLink href={whatsAppHref(school.mobile)}>
              <Icon of={MessageCircle} />
              WhatsApp
            </ButtonLink>
            <ButtonLink href={telHref(school.landline)}>
              <Icon of={Phone} />
              Call
            </ButtonLink>
          </div>
        </div>
      </Wrap>
    </section>
  );
}

/** 'Science and Biology, 30 November'; without the day that is not known. */
function nextText({ classes, date }: NextClasses, isOne: boolean, today: Instant = 0): string {
  const names = isOne ? '' : listed(new Set(classes.map(({ subject }) => subject)));
  const day = date ? dayFrom(colomboDate(today), date, { weekday: false }) : '';
  return [names, day].filter(Boolean).join(', ');
}
