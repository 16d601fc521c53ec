import { ArrowUpRight, MessageCircle } from 'lucide';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { TitledSection } from '#app/chrome/titled-section.tsx';
import { WriteToUs } from '#app/forms/enquiry-form.tsx';
import { linkTo } from '#content/pages/paths.ts';
import { departments } from '#content/school/contact.ts';
import { school } from '#content/school/school.ts';
import facts from '#documents/school.json' with { type: 'json' };
import { whatsAppHref } from '#rules/contact/contact-links.ts';
import { ActionLink, ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmailAddress, PhoneLink } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { Table } from '#ui/table.tsx';
import { NoBreak, Numeral } from '#ui/text.tsx';
import styles from './contact.module.css';
import { InfoCards } from './info-cards.tsx';
import { MessageTopics } from './message-topics.tsx';
import { SchoolMap } from './school-map.tsx';

const { days, times } = school.officeHours;

/** Contact (docs/requirements.md, R15). */
export default function Contact() {
  return (
    <PageSections>
      <Section ground="squared">
        <Symbols at={{ corner: 'water', margin: 'flask' }} />
        <PageGrid>
          <div>
            <h1>Contact Us</h1>
            <p className="lead">
              Call, write, or come by. Already decided?{' '}
              <ActionLink className={styles.inSentence} href={linkTo('/register')}>
                Register Now
              </ActionLink>
            </p>
          </div>
          <MarginNote>
            <p>
              Open {days}
              <br />
              <NoBreak as="b">{times}</NoBreak>
            </p>
          </MarginNote>
          <SchoolMap />
          <InfoCards />
        </PageGrid>
      </Section>
      <Section ground="mist">
        <Symbols at={{ corner: 'axes' }} />
        <PageGrid>
          <WriteToUs
            id="message-form"
            variant="contact"
            heading="Write to us"
            lead="We'll get back to you within 24 hours."
            card="Send us a message"
          >
            <MessageTopics />
            <QuickContact />
          </WriteToUs>
        </PageGrid>
      </Section>
      <TitledSection
        ground="white"
        symbols={{ margin: 'pi', corner: 'helix' }}
        heading="Departments"
        note={
          <p>
            Call this number and ask for the extension: <PhoneLink number={school.landline} />
          </p>
        }
      >
        <DepartmentTable />
      </TitledSection>
    </PageSections>
  );
}

const { facebook, instagram, youtube } = facts.social;
const socialPages = { Facebook: facebook, Instagram: instagram, YouTube: youtube };

function QuickContact() {
  return (
    <>
      <h3>Quick contact</h3>
      <ButtonRow className={styles.quickContact}>
        <ButtonLink size="small" href={whatsAppHref(school.mobile)}>
          <Icon of={MessageCircle} />
          WhatsApp
        </ButtonLink>
        {Object.entries(socialPages).map(([name, url]) => (
          <ButtonLink key={name} size="small" href={url}>
            {name}
            <Icon of={ArrowUpRight} />
          </ButtonLink>
        ))}
      </ButtonRow>
    </>
  );
}

/** The departments, each with its extension and address. */
function DepartmentTable() {
  return (
    <Table className={styles.departments}>
      <thead>
        <tr>
          <th scope="col">Department</th>
          <th scope="col">Extension</th>
          <th scope="col">E-mail</th>
        </tr>
      </thead>
      <tbody>
        {departments.map((department) => (
          <tr key={department.name}>
            <th scope="row">{department.name}</th>
            <td data-label="Extension">
              <Numeral>{department.extension}</Numeral>
            </td>
            <td data-label="E-mail">
              <ActionLink className={styles.email} href={`mailto:${department.email}`}>
                <EmailAddress>{department.email}</EmailAddress>
              </ActionLink>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
