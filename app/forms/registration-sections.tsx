import type { ReactNode } from 'react';
import { registrationForm } from '#content/forms/registration.ts';
import { type Field, fieldList, registrationFields } from '#payloads/form-fields.ts';
import { FieldGrid } from '#ui/field.tsx';
import { PayloadFields } from './payload-fields.tsx';
import { RegistrationSection } from './registration-section.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';

type Errors = Readonly<Record<string, string>>;

/** The typed fields of one section. */
export function SectionFields({ section, errors }: { section: Field['section']; errors: Errors }) {
  const fields = fieldList(registrationFields).filter((field) => field.section === section);
  return (
    <FieldGrid>
      <PayloadFields fields={fields} errors={errors} optional={registrationForm.optional} />
    </FieldGrid>
  );
}

/** A section that has only typed fields. */
export function TypedSection({
  section,
  errors,
}: {
  section: 'personal' | 'guardian';
  errors: Errors;
}) {
  return (
    <RegistrationSection {...registrationForm.sections[section]}>
      <SectionFields section={section} errors={errors} />
    </RegistrationSection>
  );
}

export function AdditionalSection({ errors, children }: { errors: Errors; children: ReactNode }) {
  return (
    <RegistrationSection {...registrationForm.sections.additional}>
      <SectionFields section="additional" errors={errors} />
      <TermsCheckbox error={errors.agreeToTerms} />
      {children}
    </RegistrationSection>
  );
}
