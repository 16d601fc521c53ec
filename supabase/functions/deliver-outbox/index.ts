import { serveOutbox } from '../../compose.ts';
import { hasSecret, variables } from '../../edge.ts';

Deno.serve(serveOutbox(variables, hasSecret));
