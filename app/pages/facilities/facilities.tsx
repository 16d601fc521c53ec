import { ClosingBand } from '#app/chrome/closing-band.tsx';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { GridSection } from '#app/chrome/titled-section.tsx';
import { RoomHouse } from '#app/school/rooms.tsx';
import { toursOf } from '#content/school/facilities.ts';
import { schoolOf } from '#content/school/school.ts';
import { whatsAppHref } from '#rules/contact/contact-links.ts';
import { allClasses } from '#rules/timetable/classes.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { TickList } from '#ui/annotations.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { MarginNote } from '#ui/section.tsx';
import { NoWrap, TitleLead } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './facilities.module.css';

const document = documents.facilities;
const tours = toursOf(documents);
const school = schoolOf(documents);

const { lead } = documents.pages.facilities;
const lists = [document.services, document.amenities, document.safety];

/** The five rooms under one roof, then what is in each and around them. */
export default function Facilities() {
  return (
    <PageSections>
      <GridSection ground="squared" symbols={{ corner: 'helix', margin: 'flask' }}>
        <div>
          <h1>Facilities</h1>
          <TitleLead>{lead}</TitleLead>
        </div>
        <MarginNote className={styles.tours}>
          <p>
            {tours.title}
            <br />
            <NoWrap>{tours.hours}</NoWrap>
          </p>
          <ButtonLink size="small" href={tours.action.path}>
            {tours.action.name}
          </ButtonLink>
        </MarginNote>
        {documents.facilities.rooms.length > 0 && <RoomHouse />}
      </GridSection>

      <GridSection ground="mist" symbols={{ corner: 'benzene' }}>
        <div className={styles.lists}>
          {lists
            .filter(({ points }) => points.length > 0)
            .map(({ title, intro, points }) => (
              <div key={title}>
                <h2>{title}</h2>
                <p>{intro}</p>
                <TickList points={points.map(({ text }) => text)} />
              </div>
            ))}
        </div>
      </GridSection>

      <GridSection ground="white" symbols={{ corner: 'axes', margin: 'atom' }}>
        <div>
          <h2>{tours.title}</h2>
          <NoWrap as={TitleLead}>{tours.text}</NoWrap>
          <ButtonRow>
            <ButtonLink href={tours.action.path}>{tours.action.name}</ButtonLink>
            <ButtonLink variant="link" href={whatsAppHref(school.mobile)}>
              Ask on WhatsApp
            </ButtonLink>
          </ButtonRow>
        </div>
      </GridSection>
      <ClosingBand heading="Ready to register?" classes={allClasses(documents)} />
    </PageSections>
  );
}
