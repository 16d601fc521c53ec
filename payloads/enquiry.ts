import * as v from 'valibot';
import { enquiryLabels } from './names.ts';
import { emailLine, line, multiline, optional, required } from './text.ts';

/** A contact enquiry (specification, section 3). */
export const enquirySchema = v.object({
  name: required(enquiryLabels.name, line(enquiryLabels.name)),
  email: required(enquiryLabels.email, emailLine(enquiryLabels.email)),
  phone: optional(line(enquiryLabels.phone)),
  subject: required(enquiryLabels.subject, line(enquiryLabels.subject)),
  message: required(enquiryLabels.message, multiline(enquiryLabels.message)),
});

export type Enquiry = v.InferOutput<typeof enquirySchema>;
