import type { ReactNode } from 'react';
import { registrationForm } from '#content/forms/forms.ts';
import { registrationLabels as labels } from '#payloads/form-fields.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { FieldGrid, wholeRowClass } from '#ui/field-grid.tsx';
import { EmailField } from './email-field.tsx';
import { RegistrationSection } from './registration-section.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';
import type { FieldErrors } from './use-submission.ts';

const { sections } = registrationForm;

export function PersonalSection({ errors }: { errors: FieldErrors }) {
  return (
    <RegistrationSection {...sections.personal}>
      <FieldGrid>
        <TextField
          name="firstName"
          label={labels.firstName}
          autoComplete="given-name"
          required
          error={errors.firstName}
        />
        <TextField
          name="lastName"
          label={labels.lastName}
          autoComplete="family-name"
          required
          error={errors.lastName}
        />
        <EmailField
          name="email"
          label={labels.email}
          autoComplete="email"
          required
          error={errors.email}
        />
        <TextField
          name="phone"
          label={labels.phone}
          type="tel"
          autoComplete="tel"
          required
          error={errors.phone}
        />
        <TextField
          name="dateOfBirth"
          label={labels.dateOfBirth}
          type="date"
          autoComplete="bday"
          required
          error={errors.dateOfBirth}
        />
        <TextArea
          className={wholeRowClass}
          name="address"
          label={labels.address}
          rows={2}
          autoComplete="street-address"
          required
          error={errors.address}
        />
      </FieldGrid>
    </RegistrationSection>
  );
}

export function GuardianSection({ errors }: { errors: FieldErrors }) {
  return (
    <RegistrationSection {...sections.guardian}>
      <FieldGrid>
        <TextField
          name="parentName"
          label={labels.parentName}
          autoComplete="section-guardian name"
          required
          error={errors.parentName}
        />
        <TextField
          name="parentPhone"
          label={labels.parentPhone}
          type="tel"
          autoComplete="section-guardian tel"
          required
          error={errors.parentPhone}
        />
        <EmailField
          className={wholeRowClass}
          name="parentEmail"
          label={labels.parentEmail}
          autoComplete="section-guardian email"
          optional={registrationForm.optional}
          error={errors.parentEmail}
        />
      </FieldGrid>
    </RegistrationSection>
  );
}

export function AdditionalSection({
  errors,
  children,
}: {
  errors: FieldErrors;
  children: ReactNode;
}) {
  return (
    <RegistrationSection {...sections.additional}>
      <TextArea
        name="specialRequirements"
        label={labels.specialRequirements}
        rows={registrationForm.specialRequirementsRows}
        optional={registrationForm.optional}
        error={errors.specialRequirements}
      />
      <TermsCheckbox error={errors.agreeToTerms} />
      {children}
    </RegistrationSection>
  );
}
