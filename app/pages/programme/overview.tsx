import type { ReactNode } from 'react';
import { hasTwoFees, TwoFeesNote } from '#app/fees/two-fees-note.tsx';
import { linkTo } from '#content/pages/paths.ts';
import { edexcelALevel } from '#content/teaching/fees.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { moneyText } from '#rules/fees/money.ts';
import { monthText } from '#rules/pages/programme-page.ts';
import { ActionLink } from '#ui/actions.tsx';
import { PageGrid, Section } from '#ui/section.tsx';
import { NoWrap, Numeral } from '#ui/text.tsx';
import styles from './overview.module.css';

/** What the course is about, and its fee tiers as one ruled line. */
export function Overview({ programme, children }: { programme: Programme; children?: ReactNode }) {
  const { overview, fees, colour } = programme;
  return (
    <Section ground="white">
      <PageGrid>
        <div>
          <div className={styles.words}>
            <h2>Overview</h2>
            <NoWrap as="p" className="lead">
              {overview}
            </NoWrap>
          </div>
          {children}
          <div className={styles.fees} data-subject={colour}>
            <h3>Fees per hour</h3>
            <dl>
              {fees.map((tier) => (
                <div key={tier.name}>
                  <dt>
                    <NoWrap>{tier.name}</NoWrap>
                    {tier === edexcelALevel.onProgrammePages && hasTwoFees && <sup>*</sup>}
                  </dt>
                  <Numeral as="dd" className={styles.amount}>
                    {moneyText(tier)}
                  </Numeral>
                </div>
              ))}
            </dl>
            <NoWrap as="p" className={styles.month}>
              {monthText(programme)}
            </NoWrap>
            {programme.level === 'a-level' && <TwoFeesNote page="onProgrammePages" />}
            <ActionLink href={linkTo('/fees')}>Compare all fees</ActionLink>
          </div>
        </div>
      </PageGrid>
    </Section>
  );
}
