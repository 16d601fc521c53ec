import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { office } from '#content/office/office-texts.ts';
import { buttonClass } from '#ui/button.tsx';
import { useDocuments } from '../api/documents.ts';
import { queries } from '../api/queries.ts';
import { siteQueries } from '../api/site-queries.ts';
import { figures } from '../format/words.ts';
import type { Counts } from '../model/types.ts';
import { Written } from '../ui/notice.tsx';
import { RowGroup } from '../ui/register-tabs.tsx';
import styles from './first-steps.module.css';

const words = office.firstSteps;

/** An office with fewer submissions is in its first days. */
const FIRST_DAYS = 10;

/** What an office does in its first days. A step that is done is gone. */
export function FirstSteps({ counts }: { counts: Counts }) {
  const submissions = Object.values(counts).reduce((all, count) => all + count, 0);
  return submissions < FIRST_DAYS && <Steps isEmpty={submissions === 0} />;
}

function Steps({ isEmpty }: { isEmpty: boolean }) {
  const { siteUrl, placeholders = [] } = useDocuments().school;
  const site = useQuery(siteQueries.state);
  const { data: mail, isPending } = useQuery(queries.mail);
  const examples = site.data?.placeholders.length ?? 0;
  // Together: a step that came later would move what is being pressed below it.
  if (site.isPending || isPending) return null;
  if (examples === 0 && !isEmpty && !mail?.files) return null;
  return (
    <RowGroup title={words.title} note="each disappears once it is done">
      {examples > 0 && (
        <Step title={words.facts} text={words.factsText(figures(examples))}>
          {/* Otherwise the orange one is the next call. */}
          <Link className={buttonClass({ variant: isEmpty ? 'primary' : 'outline' })} to="/site">
            Fill in
          </Link>
        </Step>
      )}
      {isEmpty && (
        <Step
          title={words.trial}
          text="Fill in the form on the website as a family would. It is here a second later, and you can erase it."
        >
          {!placeholders.includes('siteUrl') && (
            <a
              className={buttonClass({})}
              href={`${siteUrl}/register`}
              target="_blank"
              rel="noreferrer"
            >
              Open the form
            </a>
          )}
        </Step>
      )}
      {mail?.files && (
        <Step
          title={words.mail}
          text="No e-mail leaves yet: each one is saved as a file, and families do not get it. Send this to the person who looks after the server:"
        >
          <Written>
            Please set SMTP_URL for the school's website (docs/operations.md, “Configuration”), then
            restart it.
          </Written>
        </Step>
      )}
    </RowGroup>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </li>
  );
}
