import { offline } from '#content/pages/error-texts.ts';
import { school } from '#content/school/school.ts';
import { PhoneLink } from '#ui/contact-links.tsx';
import { PageGrid, Section } from '#ui/section.tsx';

/**
 * What the service worker shows without a connection for a page that it has not saved. The build
 * renders it into the service worker; it has no address and runs no scripts.
 */
export function OfflinePage() {
  const { heading, text, call } = offline.notCached;
  return (
    <Section ground="ruled">
      {/* On the lines. No style sheet of its own: only shared ones are built in. */}
      <PageGrid style={{ lineHeight: 'var(--lh)' }}>
        <h1>{heading}</h1>
        <p>{text}</p>
        {/* The service worker puts links to them here. */}
        <ul>{'{saved pages}'}</ul>
        <p>{call}</p>
        <ul>
          {[school.landline, school.hotline].map((number) => (
            <li key={number}>
              <PhoneLink number={number} />
            </li>
          ))}
        </ul>
      </PageGrid>
    </Section>
  );
}
