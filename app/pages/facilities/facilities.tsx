import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { FacilityCards } from '#app/school/facility-cards.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import { TickList } from '#app/ui/tick-list.tsx';
import { facilitiesPage, facilityLists, tours } from '#content/school/facilities.ts';
import { RoomHouse } from './room-house.tsx';

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
              <NoWrap>{tours.hours}</NoWrap>
            </p>
            <p>
              <a className="go" href={tours.action.path}>
                {tours.action.name}
              </a>
            </p>
          </div>
          <RoomHouse />
        </div>
      </section>

      <section className="s white">
        <Symbols at={{ corner: 'axes' }} />
        <div className="pg">
          <h2>{listHeading}</h2>
          <FacilityCards />
        </div>
      </section>

      <section className="s mist">
        <Symbols at={{ corner: 'benzene' }} />
        <div className="pg">
          <div className="fac-more">
            {Object.values(facilityLists).map(({ title, intro, points }) => (
              <div key={title}>
                <h2>{title}</h2>
                <p>{intro}</p>
                <TickList points={points} />
              </div>
            ))}
          </div>
        </div>
      </section>

      <section className="s white">
        <Symbols at={{ margin: 'atom' }} />
        <div className="pg">
          <div>
            <h2>{tours.title}</h2>
            <p className="lead under-title">
              <NoWrap>{tours.text}</NoWrap>
            </p>
            <ButtonLink variant="primary" href={tours.action.path}>
              {tours.action.name}
            </ButtonLink>
          </div>
        </div>
      </section>
    </PageSections>
  );
}
