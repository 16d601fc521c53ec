import { PageSections } from '#app/chrome/page-sections.tsx';
import { GridSection, TitledSection } from '#app/chrome/titled-section.tsx';
import { FacilityCards, RoomPicture } from '#app/school/rooms.tsx';
import { toursOf } from '#content/school/facilities.ts';
import { ActionLink } from '#ui/actions.tsx';
import { TickList } from '#ui/annotations.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { MarginNote, wideClass } from '#ui/section.tsx';
import { NoWrap, TitleLead } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './facilities.module.css';

const facilities = documents.facilities.rooms;
const tours = toursOf(documents);

const { lead } = documents.pages.facilities;
const lists = [
  documents.facilities.services,
  documents.facilities.amenities,
  documents.facilities.safety,
];

/** The five rooms under one roof, then what is in each and around them. */
export default function Facilities() {
  return (
    <PageSections>
      <GridSection ground="squared" symbols={{ corner: 'helix', margin: 'flask' }}>
        <div>
          <h1>Facilities</h1>
          <TitleLead>{lead}</TitleLead>
        </div>
        <MarginNote>
          <p>
            {tours.title}
            <br />
            <NoWrap>{tours.hours}</NoWrap>
          </p>
          <p>
            <ActionLink href={tours.action.path}>{tours.action.name}</ActionLink>
          </p>
        </MarginNote>
        <RoomHouse />
      </GridSection>

      <TitledSection ground="white" symbols={{ corner: 'axes' }} heading="In each room">
        <FacilityCards />
      </TitledSection>

      <GridSection ground="mist" symbols={{ corner: 'benzene' }}>
        <div className={styles.lists}>
          {lists.map(({ title, intro, points }) => (
            <div key={title}>
              <h2>{title}</h2>
              <p>{intro}</p>
              <TickList points={points.map(({ text }) => text)} />
            </div>
          ))}
        </div>
      </GridSection>

      <GridSection ground="white" symbols={{ margin: 'atom' }}>
        <div>
          <h2>{tours.title}</h2>
          <NoWrap as={TitleLead}>{tours.text}</NoWrap>
          <ButtonLink variant="primary" href={tours.action.path}>
            {tours.action.name}
          </ButtonLink>
        </div>
      </GridSection>
    </PageSections>
  );
}

/**
 * The five rooms like a house without its roof, each with a link to its card. Phones show only the
 * cards, whose first picture is this one's and therefore loaded early.
 */
function RoomHouse() {
  return (
    <ul className={classNames('no-print', wideClass, styles.house)}>
      {facilities.map(({ id, title, caption, picture }, index) => (
        <li key={id} className={styles.room}>
          <RoomPicture id={picture.id} alt="" first={index === 0} />
          <a className={styles.plate} href={`#${id}`}>
            <b>{title}</b>
            {caption}
          </a>
        </li>
      ))}
    </ul>
  );
}
