import { Glyph } from '#app/illustrations/glyph.tsx';
import type { GlyphName } from '#app/illustrations/glyph-paths.ts';
import { classNames } from '#ui/class-names.ts';
import styles from './book-cover.module.css';

/** The classes of a book: its cover and its label plate, in its subject's colour. */
export const bookClass = classNames('spine', styles.book);

/**
 * The squared cover of an exercise book with its subject's glyph. Not printed.
 *
 * @param large on a programme page; otherwise it is as high as `--cover-height`
 */
export function BookCover({ glyph, large = false }: { glyph: GlyphName; large?: boolean }) {
  return (
    <div className={classNames(styles.cover, large && styles.large)}>
      <span>
        <Glyph name={glyph} />
      </span>
    </div>
  );
}
