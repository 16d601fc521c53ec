/** After the label of a field that may stay empty. */
export const optionalField = '(optional)';

/** Help around the two forms: what is saved on the phone, and other ways when sending fails. */
export const draftWords = {
  /** `day` reads like 'Friday, 20 November 2026'. */
  offer: (day: string) => `You started this form on ${day}. It is saved on this device.`,
  restore: 'Continue the form',
  clear: 'Delete it from this device',
  kept: 'Saved on this device for 7 days, or until you send it.',
} as const;

/** A submission that did not reach the server. `button` is the name of the submit button. */
export const queuedWords = {
  kept: {
    title: 'Saved on this device, not sent yet',
    text: () =>
      'We will send it when the internet is back. It is sent only once. Keep this page open, or open it again later.',
  },
  unsure: {
    title: 'Saved on this device, no answer yet',
    text: () => 'We may have it already. This page keeps checking. We will not store it twice.',
  },
  changed: {
    title: 'Not sent yet',
    text: (button: string) => `You changed something. Press ${button} to send it.`,
  },
} as const;

/** Below a birthday that is unusual for a student. */
export const birthdayQuestion = "Is this the student's birthday? Please check the year.";
