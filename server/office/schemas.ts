import * as v from 'valibot';
import { emailLine, required } from '#payloads/schemas.ts';

export const signInSchema = v.object({ email: required('E-mail', emailLine('E-mail')) });

export const codeSchema = v.object({
  email: required('E-mail', emailLine('E-mail')),
  code: v.pipe(v.string('The code must be text.'), v.maxLength(40, 'A code has 8 digits.')),
});
