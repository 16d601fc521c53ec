import { serveToday } from '../../compose.ts';
import { variables } from '../../edge.ts';

Deno.serve(serveToday(variables));
