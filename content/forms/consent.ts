/**
 * The version of both texts of legal.ts. A registration stores the one its page showed, so change it
 * whenever a sentence of `terms` or `privacy` changes: the month, and a letter for a second change
 * in it. It stands alone, since every form names it and only one page shows the texts.
 */
export const consentVersion = '2026-11';
