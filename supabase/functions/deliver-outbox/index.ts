import { serveOutbox } from '../../compose.ts';
import { showsSecret, variables } from '../../edge.ts';

Deno.serve(serveOutbox(variables, showsSecret));
