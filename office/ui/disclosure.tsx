import type { ReactNode } from 'react';

/** A part of the page that a press opens. What is in it is rendered while it is open. */
export function Disclosure({
  summary,
  isOpen,
  setIsOpen,
  children,
}: {
  summary: string;
  isOpen: boolean;
  /** Called for a press only, not when `isOpen` changes. */
  setIsOpen: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details
      data-screen=""
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && setIsOpen(open)}
    >
      <summary>{summary}</summary>
      {isOpen && <div>{children}</div>}
    </details>
  );
}
