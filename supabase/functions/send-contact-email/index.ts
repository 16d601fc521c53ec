import { sendContactEmail } from '#server/functions/send-form.ts';
import { serveFunction } from '../../compose.ts';
import { afterAnswer, variables } from '../../edge.ts';

Deno.serve(serveFunction(sendContactEmail, variables, afterAnswer));
