import { pageMeta } from '#app/chrome/page-meta.ts';
import { PageSections } from '#app/chrome/page-sections.tsx';
import { Symbols } from '#app/chrome/symbols.tsx';
import { Highlights } from '#app/sections/highlights.tsx';
import { Tick } from '#app/ui/marks.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { programs as words } from '#content/programs.ts';
import { ConsultationDialog, LevelDialog } from './programs/dialogs.tsx';
import { Opening } from './programs/opening.tsx';
import { ALevelShelf, OLevelShelf } from './programs/shelves.tsx';

export const meta = () => pageMeta('/programs');

/** All courses on two shelves, and how the classes are built. */
export default function Programs() {
  return (
    <PageSections>
      <Opening />
      <OLevelShelf />
      <ALevelShelf />
      <section className="s squared">
        <Symbols at={{ margin: 'molecule', corner: 'protractor' }} />
        <div className="pg">
          <h2>{words.highlightsHeading}</h2>
          <Highlights highlights={words.highlights} />
        </div>
      </section>
      <section className="s mist">
        <div className="pg">
          <div className="how">
            <div>
              <h2>{words.structureHeading}</h2>
              <Structure />
            </div>
            <div>
              <h2>{words.featuresHeading}</h2>
              <Features />
            </div>
          </div>
        </div>
      </section>
      <LevelDialog />
      <ConsultationDialog />
    </PageSections>
  );
}

function Structure() {
  return (
    <dl className="built sheet">
      {words.structure.map(({ title, lines }) => (
        <div key={title}>
          <dt>{title}</dt>
          {lines.map((line) => (
            <dd key={line}>
              <Unbroken>{line}</Unbroken>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Features() {
  return (
    <ul className="ticked features">
      {words.features.map(({ title, text }) => (
        <li key={title}>
          <Tick />
          <div>
            <h3>
              <Unbroken>{title}</Unbroken>
            </h3>
            <p>
              <Unbroken>{text}</Unbroken>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
