import { registrationForm } from '#content/forms/registration.ts';
import { agreedValue } from '#payloads/form-fields.ts';
import { Checkbox } from '#ui/choices.tsx';
import { DialogLink } from '#ui/dialog.tsx';
import { FieldError } from '#ui/field.tsx';
import styles from './terms-checkbox.module.css';

/** Fixed: without scripts both texts lead back to the box by the address. */
export const termsCheckboxId = 'agreeToTerms';

/** The terms box (docs/requirements.md, R20.4), with the two texts that it names a tap away. */
export function TermsCheckbox({ error }: { error?: string }) {
  const { before, terms, between, privacy, after } = registrationForm.terms;
  return (
    <div>
      <label className={styles.terms}>
        <Checkbox
          className={styles.box}
          id={termsCheckboxId}
          name="agreeToTerms"
          value={agreedValue}
          aria-describedby={`${termsCheckboxId}-error`}
          aria-invalid={error ? true : undefined}
        />
        <span>
          {before}
          <DialogLink opens="terms">{terms}</DialogLink>
          {between}
          <DialogLink opens="privacy">{privacy}</DialogLink>
          {after}
        </span>
      </label>
      <FieldError id={`${termsCheckboxId}-error`} error={error} />
    </div>
  );
}
