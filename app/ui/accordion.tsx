import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

/** A question that unfolds its answer: the browser's own, so it works before the scripts run. */
export function Accordion({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <details className="acc">
      <summary>
        {question}
        <ChevronDown className="i" aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
