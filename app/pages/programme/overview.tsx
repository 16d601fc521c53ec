import { Highlights } from '#app/sections/highlights.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { programmePage } from '#content/programme-page.ts';
import type { Programme } from '#content/programmes/programme.ts';
import { moneyText } from '#rules/money.ts';

/** What the course is about, and its fee tiers as one ruled line. */
export function Overview({ programme }: { programme: Programme }) {
  const { overview, fees, colour, highlights } = programme;
  return (
    <section className="s white">
      <div className="pg">
        <div className="over">
          <div>
            <h2>{programmePage.overview}</h2>
            <p className="lead">
              <Unbroken>{overview}</Unbroken>
            </p>
          </div>
          {highlights && <Highlights highlights={highlights} />}
          <div className="tiers" data-subject={colour}>
            <h3>{programmePage.feesHeading}</h3>
            <dl>
              {fees.map((tier) => (
                <div key={tier.name}>
                  <dt>
                    <Unbroken>{tier.name}</Unbroken>
                  </dt>
                  <dd className="num">{moneyText(tier)}</dd>
                </div>
              ))}
            </dl>
            <a className="go" href="/fees">
              {programmePage.compareFees}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
