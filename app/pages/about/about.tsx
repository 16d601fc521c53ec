import { ArrowUpRight } from 'lucide-react';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { AboutIllustration } from '#app/illustrations/illustrations.tsx';
import { Circled } from '#app/ui/annotations.tsx';
import { AnswerList } from '#app/ui/answer-list.tsx';
import { NoWrap } from '#app/ui/no-wrap.tsx';
import { aboutPage } from '#content/pages/about-page.ts';

const { heading, lead, intro, parent, mission, vision, strengths, passRate } = aboutPage;
const [experience] = strengths;

/** Who the school is: an exercise book lies open, mission left, vision right. */
export default function About() {
  return (
    <PageSections>
      <section className="s squared">
        <Symbols at={{ corner: 'set-square', foot: 'atom' }} />
        <div className="pg">
          <div className="intro">
            <h1>{heading}</h1>
            <p className="lead">
              <NoWrap>{lead}</NoWrap>
            </p>
            {intro.map((paragraph) => (
              <p key={paragraph}>
                <NoWrap>{paragraph}</NoWrap>
              </p>
            ))}
            <p>
              {parent.before}{' '}
              <a className="go" href={parent.url}>
                {parent.name} <ArrowUpRight className="i" aria-hidden="true" />
              </a>
            </p>
          </div>
          <AboutIllustration className="spot" />
          <div className="note" data-promotion="">
            <Circled>
              <span className="fig">{passRate.figure}</span>
            </Circled>
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
        <Symbols at={{ margin: 'molecule', corner: 'flask', foot: 'axes' }} />
        <div className="pg">
          <h2>{aboutPage.strengthsHeading}</h2>
          <AnswerList
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
