import { ArrowUpRight } from 'lucide-react';
import { pageMeta } from '#app/chrome/page-meta.ts';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { Answers } from '#app/sections/answers.tsx';
import { Ring } from '#app/ui/marks.tsx';
import { AboutSpot } from '#app/ui/spots.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { about } from '#content/about.ts';

export const meta = () => pageMeta('/about');

const { heading, lead, intro, parent, mission, vision, strengths, passRate } = about;
const [experience] = strengths;

/** Who the school is: an exercise book lies open, mission left, vision right. */
export default function About() {
  return (
    <PageSections>
      <section className="s squared">
        <Symbols at={{ corner: 'set-square', margin: 'axes' }} />
        <div className="pg">
          <div className="intro">
            <h1>{heading}</h1>
            <p className="lead">
              <Unbroken>{lead}</Unbroken>
            </p>
            {intro.map((paragraph) => (
              <p key={paragraph}>
                <Unbroken>{paragraph}</Unbroken>
              </p>
            ))}
            <p>
              {parent.before}{' '}
              <a className="go" href={parent.url}>
                {parent.name} <ArrowUpRight className="i" aria-hidden="true" />
              </a>
            </p>
          </div>
          <AboutSpot className="spot" />
          <div className="note" data-promotion="">
            <Ring>
              <span className="fig">{passRate.figure}</span>
            </Ring>
            <p>{passRate.label}</p>
          </div>
        </div>
        <div className="wrap spread">
          {[mission, vision].map(({ heading, text }) => (
            <div key={heading} className="leaf">
              <h2>{heading}</h2>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>

      <section className="s white">
        <div className="pg">
          <h2>{about.strengthsHeading}</h2>
          <Answers
            columns
            answers={strengths.map((strength) => ({
              question: strength.title,
              answer: strength.figure,
              note: strength.text,
              promotion: strength === experience,
            }))}
          />
        </div>
      </section>
    </PageSections>
  );
}
