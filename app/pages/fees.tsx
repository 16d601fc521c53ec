import { Fragment } from 'react';
import { pageMeta } from '#app/chrome/page-meta.ts';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { EarlyBirdLine } from '#app/sections/early-bird.tsx';
import { FeeEstimate } from '#app/sections/fee-estimate.tsx';
import { Accordion } from '#app/ui/accordion.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { LevelMark } from '#app/ui/level.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { weeklyHours } from '#content/claims.ts';
import { type Curriculum, curricula, edexcelALevel, type FeeTier, fees } from '#content/fees.ts';
import { feesPage } from '#content/fees-page.ts';
import { levelKeys, levels } from '#content/levels.ts';
import { school } from '#content/school.ts';
import { feeOf, otherReading } from '#rules/estimate.ts';
import { moneyText, times } from '#rules/money.ts';

export const meta = () => pageMeta('/fees');

export default function Fees() {
  return (
    <PageSections>
      <section className="s squared fees">
        <Symbols at={{ corner: 'sigma', margin: 'axes' }} />
        <div className="pg">
          <div>
            <h1>{feesPage.heading}</h1>
            <p className="lead">{feesPage.lead}</p>
          </div>
          <div className="note">
            <EarlyBirdLine />
          </div>
          <ul className="tariffs">
            {curricula.map((curriculum) => (
              <Tariff key={curriculum} curriculum={curriculum} />
            ))}
          </ul>
        </div>
      </section>
      <Compare />
      <FeeEstimate />
      <GoodToKnow />
    </PageSections>
  );
}

/** A slip of the price list: what an hour costs in one curriculum (specification, section 2). */
function Tariff({ curriculum }: { curriculum: Curriculum }) {
  const { perHour, register, contact } = feesPage;
  return (
    <li className="tariff">
      <h2>{curriculum}</h2>
      <p className="small">
        <Unbroken>{feesPage.curricula[curriculum]}</Unbroken>
      </p>
      <dl>
        {levelKeys.map((level) => {
          const fee: FeeTier = fees[level][curriculum];
          return (
            <div key={level}>
              <dt>
                <LevelMark level={level}>{levels[level].name}</LevelMark>
                {fee.name !== curriculum && (
                  <small>
                    <Unbroken>{fee.only ? `${fee.name}: ${fee.only}` : fee.name}</Unbroken>
                  </small>
                )}
              </dt>
              <dd>
                <b className="num">{moneyText(fee)}</b>
                <small>{perHour}</small>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="row-btn">
        <ButtonLink size="small" href={register.path}>
          {register.name}
          <span className="sr"> for {curriculum}</span>
        </ButtonLink>
        <ButtonLink look="quiet" size="small" href={contact.path}>
          {contact.name}
          <span className="sr"> about {curriculum}</span>
        </ButtonLink>
      </p>
    </li>
  );
}

/** One table that compares the curricula; both readings of Edexcel A Level said aloud. */
function Compare() {
  const { heading, note, caption, curriculum: name, week, hourLabel, weekLabel } = feesPage.compare;
  return (
    <section className="s white">
      <div className="pg">
        <h2>{heading}</h2>
        <div className="note">
          <p>
            <Unbroken>{note}</Unbroken>
          </p>
        </div>
        <div>
          <table className="tbl compare">
            <caption className="sr">{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{name}</th>
                {levelKeys.map((level) => (
                  <Fragment key={level}>
                    <th scope="col">
                      <LevelMark level={level}>{levels[level].name}</LevelMark>
                    </th>
                    <th scope="col">{week}</th>
                  </Fragment>
                ))}
              </tr>
            </thead>
            <tbody>
              {curricula.map((curriculum) => (
                <tr key={curriculum}>
                  <th scope="row">{curriculum}</th>
                  {levelKeys.map((level) => {
                    const fee = feeOf(level, curriculum);
                    return (
                      <Fragment key={level}>
                        <td data-l={`${levels[level].name}, ${hourLabel}`}>
                          <span className="num">
                            {moneyText(fee)}
                            {otherReading(level, curriculum) && <sup>*</sup>}
                          </span>
                        </td>
                        <td data-l={`${levels[level].name}, ${weekLabel}`}>
                          {moneyText(times(fee, weeklyHours[level]))}
                        </td>
                      </Fragment>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
          <BothReadings />
        </div>
      </div>
    </section>
  );
}

/** The specification, section 9, gives two fees for Edexcel A Level / IAL: this page's and another. */
function BothReadings() {
  const { title, before, between, after } = feesPage.bothReadings;
  return (
    <p className="both">
      <b>* {title}</b> {before}
      <span className="nb">{moneyText(edexcelALevel.onFeesPage)}</span>
      {between}
      <span className="nb">{moneyText(edexcelALevel.onProgrammePages)}</span>
      <Unbroken>{after}</Unbroken> <PhoneLink className="go" number={school.landline.value} />
    </p>
  );
}

function GoodToKnow() {
  return (
    <section className="s white">
      <div className="pg">
        <h2>{feesPage.goodToKnow.heading}</h2>
        <div>
          {feesPage.goodToKnow.answers.map(({ question, answer }) => (
            <Accordion key={question} question={question}>
              <p>
                <Unbroken>{answer}</Unbroken>
              </p>
            </Accordion>
          ))}
        </div>
      </div>
    </section>
  );
}
