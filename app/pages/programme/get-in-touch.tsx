import type { ReactNode } from 'react';
import { Symbols } from '#app/chrome/symbols.tsx';
import { WriteToUs } from '#app/forms/enquiry-form.tsx';
import { enquiryForm } from '#content/forms/enquiry.ts';
import { PageGrid, Section } from '#ui/section.tsx';

/**
 * 'Get In Touch': the contact form on course pages (docs/requirements.md, R19.7).
 *
 * @param children what stands beside the form, under the intro: the ways to reach us, related courses
 */
export function GetInTouch({ children }: { children?: ReactNode }) {
  const { heading, intro, card } = enquiryForm.section;
  return (
    <Section ground="squared" id="get-in-touch">
      <Symbols at={{ margin: 'theta' }} />
      <PageGrid>
        <WriteToUs variant="course" heading={heading} lead={intro} card={card}>
          {children}
        </WriteToUs>
      </PageGrid>
    </Section>
  );
}
