import { Highlights } from '#app/courses/highlights.tsx';
import { ActionLink } from '#app/ui/action-link.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import { Numeral } from '#app/ui/numeral.tsx';
import { PageGrid, Section } from '#app/ui/section.tsx';
import { programmePage } from '#content/pages/programme-page.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';
import { moneyText } from '#rules/fees/money.ts';

/** What the course is about, and its fee tiers as one ruled line. */
export function Overview({ programme }: { programme: Programme }) {
  const { overview, fees, colour, highlights } = programme;
  return (
    <Section ground="white">
      <PageGrid>
        <div className="over">
          <div>
            <h2>{programmePage.overview}</h2>
            <p className="lead">
              <NoWrap>{overview}</NoWrap>
            </p>
          </div>
          {highlights && <Highlights highlights={highlights} />}
          <div className="tiers" data-subject={colour}>
            <h3>{programmePage.feesHeading}</h3>
            <dl>
              {fees.map((tier) => (
                <div key={tier.name}>
                  <dt>
                    <NoWrap>{tier.name}</NoWrap>
                  </dt>
                  <Numeral as="dd">{moneyText(tier)}</Numeral>
                </div>
              ))}
            </dl>
            <ActionLink href="/fees">{programmePage.compareFees}</ActionLink>
          </div>
        </div>
      </PageGrid>
    </Section>
  );
}
