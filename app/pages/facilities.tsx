import { pageMeta } from '#app/chrome/page-meta.ts';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { Rooms } from '#app/sections/rooms.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Ticked } from '#app/ui/ticked.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { facilities, facilitiesPage, facilityLists, tours } from '#content/facilities.ts';

export const meta = () => pageMeta('/facilities');

const { heading, lead, listHeading } = facilitiesPage;

/** The five rooms under one roof, then what is in each and around them. */
export default function Facilities() {
  return (
    <PageSections>
      <section className="s squared">
        <Symbols at={{ corner: 'helix', margin: 'flask' }} />
        <div className="pg">
          <div>
            <h1>{heading}</h1>
            <p className="lead under-title">{lead}</p>
          </div>
          <div className="note">
            <p>
              {tours.title}
              <br />
              <Unbroken>{tours.hours}</Unbroken>
            </p>
            <p>
              <a className="go" href={tours.action.path}>
                {tours.action.name}
              </a>
            </p>
          </div>
          <div className="wide">
            <Rooms opensPage />
          </div>
        </div>
      </section>

      <section className="s white">
        <div className="pg">
          <h2>{listHeading}</h2>
          <dl className="fac-list">
            {facilities.map(({ title, description, features }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{description}</dd>
                <dd>
                  <ul>
                    {features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <section className="s mist">
        <div className="pg">
          <div className="fac-more">
            {Object.values(facilityLists).map(({ title, intro, points }) => (
              <div key={title}>
                <h2>{title}</h2>
                <p>{intro}</p>
                <Ticked points={points} />
              </div>
            ))}
          </div>
        </div>
      </section>

      <section className="s white">
        <div className="pg">
          <div>
            <h2>{tours.title}</h2>
            <p className="lead under-title">
              <Unbroken>{tours.text}</Unbroken>
            </p>
            <ButtonLink look="go" href={tours.action.path}>
              {tours.action.name}
            </ButtonLink>
          </div>
        </div>
      </section>
    </PageSections>
  );
}
