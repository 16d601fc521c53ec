import { ArrowUpRight, Clock, type IconNode, Mail, MapPin, MessageCircle, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { useTodaysNews } from '#app/browser/use-today.ts';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { ParentsQuestions } from '#app/chrome/parents-questions.tsx';
import { GridSection, TitledSection } from '#app/chrome/titled-section.tsx';
import { WriteToUs } from '#app/forms/enquiry-form.tsx';
import { linkTo } from '#content/pages/paths.ts';
import { mapOf } from '#content/school/contact.ts';
import { schoolOf } from '#content/school/school.ts';
import { telHref, whatsAppHref } from '#rules/contact/contact-links.ts';
import { ActionLink, ButtonRow, FirstButtons } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ColumnHeads } from '#ui/column-heads.tsx';
import { EmailAddress, PhoneLink } from '#ui/contact-links.tsx';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/paper.tsx';
import { Table } from '#ui/table.tsx';
import { NoBreak, NoWrap, Numeral } from '#ui/text.tsx';
import { documents } from '../../documents.ts';
import styles from './contact.module.css';
import { MessageTopics } from './message-topics.tsx';
import { SchoolMap } from './school-map.tsx';

const map = mapOf(documents);
const school = schoolOf(documents);

/** Contact (docs/requirements.md, R15). */
export default function Contact() {
  return (
    <PageSections>
      <GridSection ground="squared" symbols={{ corner: 'water', margin: 'flask' }}>
        <div className={styles.opening}>
          <div>
            <h1>Contact Us</h1>
            <p className="lead">{documents.pages.contact.lead}</p>
          </div>
          <FirstButtons className={styles.first}>
            <ButtonLink variant="primary" href={linkTo('/register')}>
              Register Now
            </ButtonLink>
            <ButtonLink href={telHref(school.landline)}>
              <Icon of={Phone} />
              Call
            </ButtonLink>
            <ButtonLink href={whatsAppHref(school.mobile)}>
              <Icon of={MessageCircle} />
              WhatsApp
            </ButtonLink>
          </FirstButtons>
        </div>
        <SchoolMap />
        <InfoCards />
      </GridSection>
      <GridSection ground="mist" symbols={{ corner: 'axes' }}>
        <WriteToUs
          id="message-form"
          variant="contact"
          heading="Write to us"
          lead="We'll get back to you within 24 hours."
          card="Send us a message"
          after={<QuickContact />}
        >
          <MessageTopics />
        </WriteToUs>
      </GridSection>
      <TitledSection
        ground="white"
        symbols={{ margin: 'pi', corner: 'helix' }}
        heading="Departments"
        of={documents.school.departments}
        note={
          <p>
            Call and ask for the extension: <PhoneLink number={school.landline} />
          </p>
        }
      >
        <DepartmentTable />
      </TitledSection>
      <ParentsQuestions page="contact" />
    </PageSections>
  );
}

function QuickContact() {
  return (
    <div className={styles.quickContact}>
      <h3>Quick contact</h3>
      <ButtonRow>
        <ButtonLink size="small" href={whatsAppHref(school.mobile)}>
          <Icon of={MessageCircle} />
          WhatsApp
        </ButtonLink>
        {documents.school.social.map(({ id, name, url }) => (
          <ButtonLink key={id} size="small" href={url}>
            {name}
            <Icon of={ArrowUpRight} />
          </ButtonLink>
        ))}
      </ButtonRow>
    </div>
  );
}

/** The four departments (docs/requirements.md, R18.8), each with its extension and address. */
function DepartmentTable() {
  return (
    <Table className={styles.departments}>
      <ColumnHeads names={['Department', 'Extension', 'E-mail']} />
      <tbody>
        {documents.school.departments.map((department) => (
          <tr key={department.name}>
            <th scope="row">{department.name}</th>
            <td data-label="Extension">
              <Numeral>{department.extension}</Numeral>
            </td>
            <td data-label="E-mail">
              <ActionLink href={`mailto:${department.email}`}>
                <EmailAddress>{department.email}</EmailAddress>
              </ActionLink>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Visit, call and e-mail are links; the office hours are text. */
function InfoCards() {
  const isClosed = useTodaysNews()?.isClosedToday ?? false;
  return (
    <ul className={styles.cards}>
      <Card icon={MapPin} name="Visit" href={map.visitUrl}>
        <NoWrap as="b">{school.address}</NoWrap>
      </Card>
      <Card icon={Phone} name="Call" href={telHref(school.landline)}>
        <NoBreak as="b">{school.landline}</NoBreak>
      </Card>
      <Card icon={Mail} name="E-mail" href={`mailto:${school.email}`}>
        <b>
          <EmailAddress>{school.email}</EmailAddress>
        </b>
      </Card>
      <Card icon={Clock} name={<>Office hours {isClosed && <span>(closed today)</span>}</>}>
        {school.officeHours.lines.map(({ days, times }) => (
          <b key={days}>
            {days}, <NoBreak>{times}</NoBreak>
          </b>
        ))}
      </Card>
    </ul>
  );
}

function Card({
  icon,
  name,
  href,
  children,
}: {
  icon: IconNode;
  name: ReactNode;
  href?: string;
  children: ReactNode;
}) {
  return (
    <li>
      <Sheet
        as={href ? 'a' : 'div'}
        className={classNames(styles.card, !href && styles.inert)}
        href={href}
      >
        <Icon of={icon} />
        <span className={styles.name}>{name}</span>
        {children}
      </Sheet>
    </li>
  );
}
