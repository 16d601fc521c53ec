import * as v from 'valibot';
import { enquiryLabels } from './names.ts';
import { emailLine, line, multiline, optional, phoneLine, required } from './text.ts';

/** A contact enquiry (docs/requirements.md, R19.1). */
export const enquirySchema = v.object({
  name: required(enquiryLabels.name, line(enquiryLabels.name)),
  email: required(enquiryLabels.email, emailLine(enquiryLabels.email)),
  phone: optional(phoneLine(enquiryLabels.phone)),
  subject: required(enquiryLabels.subject, line(enquiryLabels.subject)),
  message: required(enquiryLabels.message, multiline(enquiryLabels.message)),
});

export type Enquiry = v.InferOutput<typeof enquirySchema>;
