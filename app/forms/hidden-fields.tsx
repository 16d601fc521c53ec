import { consentVersion } from '#content/forms/consent.ts';
import type { Envelope } from '#payloads/envelope.ts';
import { honeypotName } from '#payloads/form-fields.ts';
import { elapsedMs } from './form-values.ts';
import styles from './hidden-fields.module.css';
import { usePostedForm } from './posted-form.ts';

/** A trap for robots, and what a form without scripts sends besides its fields. */
export function HiddenFields() {
  const { values } = usePostedForm() ?? {};
  return (
    <>
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="submissionId" value={values?.get('submissionId') ?? ''} />
      <input type="hidden" name="consentVersion" value={consentVersion} />
    </>
  );
}

/** What is sent besides the answers. */
export function readEnvelope(form: HTMLFormElement): Envelope {
  return {
    elapsedMs: elapsedMs(form),
    website: String(new FormData(form).get(honeypotName) ?? ''),
    consentVersion,
  };
}
