import * as v from 'valibot';
import { emailLine, line, multiline, optional, required } from './text.ts';

/** What the contact form's fields are called on the page (specification, section 5). */
export const enquiryLabels = {
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  subject: 'Subject',
  message: 'Message',
} as const;

/** A contact enquiry (specification, section 3). */
export const enquirySchema = v.object({
  name: required(enquiryLabels.name, line(enquiryLabels.name)),
  email: required(enquiryLabels.email, emailLine(enquiryLabels.email)),
  phone: optional(line(enquiryLabels.phone)),
  subject: required(enquiryLabels.subject, line(enquiryLabels.subject)),
  message: required(enquiryLabels.message, multiline(enquiryLabels.message)),
});

export type Enquiry = v.InferOutput<typeof enquirySchema>;

/** The function that takes an enquiry (specification, section 7). */
export const enquiryFunction = 'send-contact-email';
