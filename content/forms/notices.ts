import type { Documents } from '../schemas/documents.ts';

/** A toast: a title and the sentence under it. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  /** 'error' is the style of errors (docs/requirements.md, R22). */
  readonly tone: 'success' | 'error';
}

/** The notices (docs/requirements.md, R22). Their texts must not change. */
export const notices = {
  /** On /contact. */
  enquirySent: {
    title: 'Message sent successfully!',
    text: "Thank you for contacting us. We'll get back to you within 24 hours.",
    tone: 'success',
  },
  /** On course pages. */
  enquirySentShort: {
    title: 'Message sent successfully!',
    text: "We'll get back to you within 24 hours.",
    tone: 'success',
  },
  registrationSent: {
    title: 'Registration Submitted Successfully!',
    text: "We'll contact you within 24 hours to confirm your enrollment.",
    tone: 'success',
  },
  registrationFailed: {
    title: 'Registration Failed',
    text: 'There was an error submitting your registration. Please try again or contact us directly.',
    tone: 'error',
  },
  termsNotAgreed: {
    title: 'Terms and Conditions',
    text: 'Please agree to the terms and conditions to proceed.',
    tone: 'error',
  },
  noSubject: {
    title: 'Subject Selection Required',
    text: 'Please select at least one subject.',
    tone: 'error',
  },
} as const satisfies Record<string, Notice>;

/**
 * The notice of an enquiry that failed (docs/requirements.md, R22.2). `message` is the server's own
 * sentence; without one it reads 'Unknown error'. The notice brings the full stop itself.
 */
export function enquiryFailed({ school }: Documents, message?: string): Notice {
  const reason = message?.replace(/\.$/, '') || 'Unknown error';
  return {
    title: 'Failed to send message',
    text: `Error: ${reason}. Please try again or contact us directly at ${school.email}`,
    tone: 'error',
  };
}

/** When the school has deleted a form that was sent before. `message` is the server's sentence. */
export function erasedText(message: string): string {
  return `${message.replace(/\.$/, '')}. To register or write to us again, send it once more.`;
}
