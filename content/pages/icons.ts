/** The pictograms that content may use; ui/named-icon.tsx draws them. */
export type IconName = 'book' | 'calendar' | 'flask' | 'pencil' | 'users';

/** A highlight: a title, a few words and a pictogram (docs/requirements.md, R18.12). */
export interface Highlight {
  readonly title: string;
  readonly subtitle: string;
  readonly icon: IconName;
}
