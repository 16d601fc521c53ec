import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Symbols } from '#app/chrome/symbols.tsx';
import { NotFoundIllustration } from '#app/illustrations/not-found-illustration.tsx';
import { notFound } from '#content/forms/notices.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { MarginNote, PageGrid, Section } from '#ui/section.tsx';
import { StatisticFigure } from '#ui/statistics.tsx';
import { TitleLead } from '#ui/text.tsx';
import styles from './not-found.module.css';

/** Any path that is no page (docs/requirements.md, R17.1): a question without an answer. */
export default function NotFound() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.warn(`No page at ${pathname}`);
  }, [pathname]);

  return (
    <Section ground="ruled" className={styles.page}>
      <Symbols
        at={{
          corner: 'root',
          right: 'sigma',
          'margin-bottom': 'pi',
          foot: 'flask',
          'foot-right': 'atom',
        }}
      />
      <PageGrid>
        <MarginNote className={styles.mark} aria-hidden="true">
          <svg viewBox="0 0 120 90" aria-hidden="true">
            <path d="M18 20c18 14 54 38 84 56M96 12C72 34 40 58 20 78" />
          </svg>
          <StatisticFigure className={styles.figure}>{notFound.mark}</StatisticFigure>
        </MarginNote>
        <div>
          <p className={styles.question}>
            <b>
              {notFound.question} <span>{notFound.code}</span>.
            </b>{' '}
            {notFound.asks}
          </p>
          <p className={styles.crossedOut}>
            {notFound.crossedOut[0]}
            <br />
            {notFound.crossedOut[1]}
          </p>
          <h1>{notFound.message}</h1>
          <TitleLead>{notFound.lead}</TitleLead>
          <ButtonRow>
            <ButtonLink variant="primary" href={notFound.action.path}>
              {notFound.action.name}
            </ButtonLink>
            <ButtonLink variant="link" href={notFound.otherAction.path}>
              {notFound.otherAction.name}
            </ButtonLink>
          </ButtonRow>
        </div>
        <NotFoundIllustration place="corner" />
      </PageGrid>
    </Section>
  );
}
