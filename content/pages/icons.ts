/** The pictograms that content may ask for; ui draws each by this name. */
export type IconName =
  | 'book'
  | 'building'
  | 'calendar'
  | 'clipboard'
  | 'clock'
  | 'compass'
  | 'flask'
  | 'graduation'
  | 'map-pin'
  | 'monitor'
  | 'pencil'
  | 'users';

/** A highlight: a title, a few words and a pictogram (docs/requirements.md, R18.12). */
export interface Highlight {
  readonly title: string;
  readonly subtitle: string;
  readonly icon: IconName;
}
