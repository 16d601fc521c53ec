import { Symbols } from '#app/chrome/symbols.tsx';
import { ContactActions } from '#app/sections/contact-actions.tsx';
import { OpeningWords } from '#app/sections/opening-words.tsx';
import { Crumbs } from '#app/ui/crumbs.tsx';
import { classFacts, grades, weeklyHours } from '#content/claims.ts';
import { metadata } from '#content/metadata.ts';
import { programmePage } from '#content/programme-page.ts';
import type { Programme } from '#content/programmes/programme.ts';
import { school } from '#content/school.ts';
import { programmeRegisterLink } from '#rules/programme-page.ts';
import { BigBook } from './big-book.tsx';

const { figures: labels } = programmePage;

/** What the course is and what to do next; its book hangs over the fold. */
export function Opening({ programme }: { programme: Programme }) {
  const { level, title, badge, lead, action } = programme;
  return (
    <section className="s squared prog">
      <Symbols at={{ 'margin-bottom': 'atom', bottom: 'axes', corner: 'set-square' }} />
      <div className="pg">
        <div className="say">
          <Crumbs above={pagesAbove(level)} here={title} />
          <OpeningWords level={level} words={{ badge, heading: title, lead }} />
          <ContactActions
            register={programmeRegisterLink(programme)}
            action={action}
            phone={school.hotline.value}
            email={school.englishDepartmentEmail.value}
          />
        </div>
        <div className="note">
          <ul className="figs">
            {figures(level).map(({ figure, label }) => (
              <li key={label}>
                <span className="fig nb">{figure}</span>
                {label}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <BigBook programme={programme} />
    </section>
  );
}

function pagesAbove(level: Programme['level']) {
  return (['/programs', `/${level}-classes`] as const).map((href) => ({
    href,
    name: metadata[href].name,
  }));
}

function figures(level: Programme['level']) {
  const taughtGrades = level === 'o-level' ? grades.oLevelOnForm : grades.aLevel;
  return [
    { figure: weeklyHours[level], label: labels.week },
    { figure: classFacts.regularMaximum, label: labels.students },
    { figure: taughtGrades, label: labels.grades },
  ];
}
