import type { ReactNode } from 'react';
import { EnquiryForm } from '#app/forms/enquiry-form.tsx';
import { PageGrid, Section } from '#app/ui/section.tsx';
import { enquiryForm } from '#content/forms/forms.ts';

/**
 * 'Get In Touch': the contact form on course pages (docs/requirements.md, R19.7).
 *
 * @param children what stands beside the form, under the intro: the ways to reach us, related courses
 */
export function GetInTouch({ children }: { children?: ReactNode }) {
  const { heading, intro, card } = enquiryForm.section;
  return (
    <Section ground="squared" id="get-in-touch">
      <PageGrid>
        <div className="write">
          <div>
            <h2>{heading}</h2>
            <p className="lead">{intro}</p>
            {children}
          </div>
          <EnquiryForm variant="course" className="card" heading={<h3>{card}</h3>} />
        </div>
      </PageGrid>
    </Section>
  );
}
