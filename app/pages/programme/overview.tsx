import { Highlights } from '#app/courses/highlights.tsx';
import { linkTo } from '#content/pages/paths.ts';
import { programmePage } from '#content/pages/programme-page.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { moneyText } from '#rules/fees/money.ts';
import { ActionLink } from '#ui/action-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { NoWrap } from '#ui/no-wrap.tsx';
import { Numeral } from '#ui/numeral.tsx';
import { PageGrid, Section } from '#ui/section.tsx';
import styles from './overview.module.css';

/** What the course is about, and its fee tiers as one ruled line. */
export function Overview({ programme }: { programme: Programme }) {
  const { overview, fees, colour, highlights } = programme;
  return (
    <Section ground="white">
      <PageGrid>
        <div>
          <div className={styles.words}>
            <h2>{programmePage.overview}</h2>
            <p className={classNames('lead', styles.lead)}>
              <NoWrap>{overview}</NoWrap>
            </p>
          </div>
          {highlights && <Highlights highlights={highlights} />}
          <div className={styles.fees} data-subject={colour}>
            <h3>{programmePage.feesHeading}</h3>
            <dl>
              {fees.map((tier) => (
                <div key={tier.name}>
                  <dt>
                    <NoWrap>{tier.name}</NoWrap>
                  </dt>
                  <Numeral as="dd" className={styles.amount}>
                    {moneyText(tier)}
                  </Numeral>
                </div>
              ))}
            </dl>
            <ActionLink href={linkTo('/fees')}>{programmePage.compareFees}</ActionLink>
          </div>
        </div>
      </PageGrid>
    </Section>
  );
}
