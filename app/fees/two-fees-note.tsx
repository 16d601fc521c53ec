import type { ReactNode } from 'react';
import { edexcelALevelOf, hasTwoFees } from '#content/teaching/fees.ts';
import { moneyText } from '#rules/fees/money.ts';
import { Callout, NoBreak, NoWrap } from '#ui/text.tsx';
import { documents } from '../documents.ts';

const edexcelALevel = edexcelALevelOf(documents);

/**
 * Both fees of Edexcel A Level (docs/requirements.md, R29.1), the page's own first; not shown if
 * they are equal.
 */
export function TwoFeesNote({
  page,
  children,
}: {
  page: keyof typeof edexcelALevel;
  children?: ReactNode;
}) {
  if (!hasTwoFees(documents)) return null;
  const other = page === 'onFeesPage' ? 'onProgrammePages' : 'onFeesPage';
  return (
    <Callout>
      <b>* Please ask us.</b> <NoWrap>For Edexcel A Level / IAL this page says </NoWrap>
      <NoBreak>{moneyText(edexcelALevel[page])}</NoBreak>
      {page === 'onFeesPage' ? ' an hour, the subject pages say ' : ' an hour, the fee page says '}
      <NoBreak>{moneyText(edexcelALevel[other])}</NoBreak>. {children}
    </Callout>
  );
}
