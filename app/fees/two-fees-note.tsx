import type { ReactNode } from 'react';
import { feesPage } from '#content/pages/fees-page.ts';
import { feeOf, otherReading, type Reading } from '#rules/fees/estimate.ts';
import { moneyText } from '#rules/fees/money.ts';
import { Callout } from '#ui/callout.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { NoWrap } from '#ui/no-wrap.tsx';

const { title, before, onFeesPage, onProgrammePages } = feesPage.twoFees;

/**
 * Both fees of Edexcel A Level / IAL (docs/requirements.md, R29.1), the page's own first; nothing
 * once they are equal.
 */
export function TwoFeesNote({ page, children }: { page: Reading; children?: ReactNode }) {
  if (!otherReading('a-level', 'Edexcel')) return null;
  const [here, there]: Reading[] =
    page === 'fees-page' ? ['fees-page', 'programme-pages'] : ['programme-pages', 'fees-page'];
  return (
    <Callout>
      <b>* {title}</b> <NoWrap>{before}</NoWrap>
      <NoBreak>{moneyText(feeOf('a-level', 'Edexcel', here))}</NoBreak>
      {page === 'fees-page' ? onFeesPage : onProgrammePages}
      <NoBreak>{moneyText(feeOf('a-level', 'Edexcel', there))}</NoBreak>. {children}
    </Callout>
  );
}
