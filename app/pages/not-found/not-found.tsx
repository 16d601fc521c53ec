import { useEffect } from 'react';
import { GridSection } from '#app/chrome/titled-section.tsx';
import { Illustration, paint } from '#app/illustrations/illustration.tsx';
import { notFoundTitle } from '#content/pages/page-titles.ts';
import { linkTo } from '#content/pages/paths.ts';
import { ButtonRow } from '#ui/actions.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useLocation } from '#ui/location.ts';
import { MarginNote } from '#ui/section.tsx';
import { StatisticFigure } from '#ui/statistics.tsx';
import { TitleLead } from '#ui/text.tsx';
import styles from './not-found.module.css';

/** Any path that is not a page (docs/requirements.md, R17.1): a question without an answer. */
export default function NotFound() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.warn(`No page at ${pathname}`);
  }, [pathname]);

  return (
    <GridSection
      ground="ruled"
      className={styles.page}
      symbols={{
        corner: 'root',
        right: 'sigma',
        'margin-bottom': 'pi',
        foot: 'flask',
        'foot-right': 'atom',
      }}
    >
      <MarginNote className={styles.mark} aria-hidden="true">
        <svg viewBox="0 0 120 90" aria-hidden="true">
          <path d="M18 20c18 14 54 38 84 56M96 12C72 34 40 58 20 78" />
        </svg>
        <StatisticFigure className={styles.figure}>0/1</StatisticFigure>
      </MarginNote>
      <div>
        <p className={styles.question}>
          <b>
            Question <span>404</span>.
          </b>{' '}
          Where is this page?
        </p>
        <h1>{notFoundTitle}</h1>
        <TitleLead>
          The address may be mistyped, or the page has moved. Start again from the first page.
        </TitleLead>
        <ButtonRow>
          <ButtonLink variant="primary" href={linkTo('/')}>
            Return to Home
          </ButtonLink>
          <ButtonLink variant="link" href={linkTo('/schedule')}>
            Class Schedule
          </ButtonLink>
        </ButtonRow>
      </div>
      <NotFoundIllustration />
    </GridSection>
  );
}

/** Not found: where the page lay, and the crow that is leaving with it. */
function NotFoundIllustration() {
  return (
    <Illustration place="corner">
      <path d="M4 80h112" />
      <path d="M14 30h36v50H14z" strokeDasharray="5 5" />
      <path d="M27 48.5c0-6.5 10.5-6.5 10.5 0 0 4.5-5.3 4-5.3 9.5M32.2 64.5v.01" />
      <path d="M55 66c8 3 13 0 16-7" strokeDasharray="1 6" />
      <path d="M101 35l11 4-5.5 17-11-4z" fill={paint.white} />
      <path d="M100.5 41.5l6 2.2M99 46.5l6 2.2" />
      <path
        d="M107 36c-.5-7-5-12-11.5-12-4 0-6 3-9.5 6-7 6-15 8-24 17 10 1 15-1 20-3 8 2 16-1 19-8z"
        fill={paint.pale}
      />
      <path d="M107 36c-.5-7-5-12-11.5-12-4 0-6 3-7.5 8 4 5 12 7 13 4z" fill={paint.white} />
      <path d="M106 30.5l9 5-8 1" fill={paint.orange} />
      <path
        d="M90 34C88 20 78 10 64 7c-1 9 3 15 8 18-4 0-6 0-8-1 2 8 12 14 22 15z"
        fill={paint.ink}
      />
      <path d="M100 29.5v.01" />
    </Illustration>
  );
}
