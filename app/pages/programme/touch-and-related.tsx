import { Stack } from '#app/ui/stack.tsx';
import { programmePage } from '#content/programme-page.ts';
import type { Programme } from '#content/programmes/programme.ts';
import { taughtAt } from '#rules/classes.ts';
import { relatedCourses } from '#rules/programme-page.ts';

/** The courses that go with this one, as a stack of books. */
export function Related({ programme }: { programme: Programme }) {
  return (
    <section className="s squared">
      <div className="pg">
        <h2>{programmePage.related}</h2>
        <RelatedStack programme={programme} />
      </div>
    </section>
  );
}

function RelatedStack({ programme }: { programme: Programme }) {
  return (
    <Stack
      books={relatedCourses(programme).map(({ path, level, subject, colour }) => ({
        title: taughtAt(level, subject)?.shortName ?? subject,
        href: path,
        subject: colour,
        level,
      }))}
    />
  );
}
