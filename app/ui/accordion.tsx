import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A question that unfolds its answer: the browser's own, so it works before the scripts run. */
export function Accordion({ question, children }: { question: ReactNode; children: ReactNode }) {
  return (
    <details className="acc">
      <summary>
        {question}
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}
