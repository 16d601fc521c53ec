import { serveFunction } from '../../compose.ts';
import { afterAnswer, variables } from '../../edge.ts';

Deno.serve(serveFunction('enquiry', variables, afterAnswer));
