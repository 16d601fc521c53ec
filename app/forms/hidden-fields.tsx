import { consentVersion } from '#content/forms/consent.ts';
import type { Envelope } from '#payloads/envelope.ts';
import { honeypotName } from '#payloads/form-fields.ts';
import styles from './hidden-fields.module.css';
import { usePostedForm } from './posted-form.ts';

/** What a form carries beside its fields: a trap for robots, and what a form without scripts sends. */
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

/**
 * What goes with the answers.
 *
 * @param startedAt when the visitor first typed or ticked, as performance.now()
 */
export function readEnvelope(data: FormData, startedAt: number | undefined): Envelope {
  return {
    elapsedMs: startedAt === undefined ? undefined : Math.round(performance.now() - startedAt),
    website: String(data.get(honeypotName) ?? ''),
    consentVersion,
  };
}
