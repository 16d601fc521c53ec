import { Symbols } from '#app/chrome/symbols.tsx';
import { programmePage } from '#content/pages/programme-page.ts';
import type { Programme } from '#content/teaching/programmes/programme-record.ts';

/** What is learned, as the contents page of the course's book. */
export function WhatYouLearn({ learn }: Pick<Programme, 'learn'>) {
  return (
    <section className="s squared">
      <Symbols at={{ margin: 'benzene', corner: 'water' }} />
      <div className="pg">
        <h2>{programmePage.learn.heading}</h2>
        <div className="note">
          <p>{programmePage.learn.note}</p>
        </div>
        <ol className="contents sheet">
          {learn.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b>
              <i />
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
