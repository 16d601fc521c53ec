import { ArrowUpRight, Clock, Mail, MapPin, MessageCircle, PencilLine, Phone } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { EnquiryForm } from '#app/forms/enquiry-form.tsx';
import { ActionLink } from '#app/ui/action-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { ButtonRow } from '#app/ui/button-row.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { NoBreak } from '#app/ui/no-break.tsx';
import { Numeral } from '#app/ui/numeral.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { MarginNote, PageGrid, Section } from '#app/ui/section.tsx';
import { Table } from '#app/ui/table.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import {
  contactCards,
  contactPage,
  departments,
  map,
  messageTopics,
  socialLinks,
} from '#content/school/contact.ts';
import { school } from '#content/school/school.ts';
import { telHref } from '#rules/contact/contact-links.ts';
import { SchoolMap } from './school-map.tsx';
import { startMessage } from './start-message.ts';

const { days, times } = school.officeHours.value;

/** Contact (docs/requirements.md, R15). */
export default function Contact() {
  return (
    <PageSections>
      <Section ground="squared" className="cont">
        <Symbols at={{ corner: 'water', margin: 'flask' }} />
        <PageGrid>
          <div>
            <h1>{contactPage.heading}</h1>
            <p className="lead">
              {contactPage.lead} {contactPage.decided}{' '}
              <ActionLink className="inline" href="/register">
                {contactPage.register}
              </ActionLink>
            </p>
          </div>
          <MarginNote className="hrs">
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
          <div className="write">
            <div>
              <h2>{contactPage.write}</h2>
              <p className="lead">{contactPage.reply}</p>
              <BeforeYouContactUs />
              <QuickContact />
            </div>
            <EnquiryForm
              id="message-form"
              variant="contact"
              className="card"
              heading={<h3>{contactPage.form}</h3>}
            />
          </div>
        </PageGrid>
      </Section>
      <Section ground="white">
        <Symbols at={{ margin: 'pi', corner: 'helix' }} />
        <PageGrid>
          <h2>{contactPage.departments}</h2>
          <MarginNote>
            <p>
              {contactPage.departmentsNote} <PhoneLink number={school.landline.value} />
            </p>
          </MarginNote>
          <Departments />
        </PageGrid>
      </Section>
    </PageSections>
  );
}

/** Visit, call and e-mail lead somewhere; the office hours are only said. */
function InfoCards() {
  return (
    <ul className="cards4">
      <li>
        <a href={map.visitUrl}>
          <Icon of={MapPin} />
          <span className="k">{contactCards.visit}</span>
          <b>{school.address.value.replace(/ (?=\d+$)/, '\u00a0')}</b>
        </a>
      </li>
      <li>
        <a href={telHref(school.landline.value)}>
          <Icon of={Phone} />
          <span className="k">{contactCards.call}</span>
          <NoBreak as="b">{school.landline.value}</NoBreak>
        </a>
      </li>
      <li>
        <a href={`mailto:${school.email.value}`}>
          <Icon of={Mail} />
          <span className="k">{contactCards.email}</span>
          <b>{school.email.value}</b>
        </a>
      </li>
      <li>
        <div className="inert">
          <Icon of={Clock} />
          <span className="k">{contactCards.officeHours}</span>
          <b>
            {days}, <NoBreak>{times}</NoBreak>
          </b>
        </div>
      </li>
    </ul>
  );
}

/** Links to the form until the scripts run; then buttons that start the message. */
function BeforeYouContactUs() {
  const hydrated = useHydrated();

  function start(event: MouseEvent, subject: string) {
    const form = document.getElementById('message-form');
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    startMessage(form, subject);
  }

  return (
    <>
      <h3>{contactPage.messageTopics}</h3>
      <ul className="before">
        {messageTopics.map(({ title, question, subject }) => (
          <li key={title}>
            {/* biome-ignore lint/a11y/useValidAnchor: it is a link until the scripts run */}
            <a
              href="#message-form"
              role={hydrated ? 'button' : undefined}
              onClick={(event) => start(event, subject)}
              onKeyDown={pressOnSpace}
            >
              <span>
                <b>{title}</b>
                {question}
              </span>
              <Icon of={PencilLine} />
            </a>
          </li>
        ))}
      </ul>
      <p className="small">{contactPage.messageTopicsNote}</p>
    </>
  );
}

function pressOnSpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

function QuickContact() {
  const { whatsapp, ...pages } = socialLinks;
  return (
    <>
      <h3>{contactPage.quickContact}</h3>
      <ButtonRow>
        <ButtonLink size="small" href={whatsapp.url.value}>
          <Icon of={MessageCircle} />
          {whatsapp.name}
        </ButtonLink>
        {Object.values(pages).map(({ name, url }) => (
          <ButtonLink key={name} size="small" href={url.value}>
            {name}
            <Icon of={ArrowUpRight} />
          </ButtonLink>
        ))}
      </ButtonRow>
    </>
  );
}

function Departments() {
  const [name, extension, email] = contactPage.departmentColumns;
  return (
    <Table className="dept">
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{extension}</th>
          <th scope="col">{email}</th>
        </tr>
      </thead>
      <tbody>
        {departments.map((department) => (
          <tr key={department.name}>
            <th scope="row">{department.name}</th>
            <td data-l={extension}>
              <Numeral>{department.extension.value}</Numeral>
            </td>
            <td data-l={email}>
              <ActionLink href={`mailto:${department.email.value}`}>
                {department.email.value}
              </ActionLink>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
