/** What every page of a preview is marked with: as it is published now, and as it would be. */
export const previewMarks = { before: 'Live now', after: 'Not published' } as const;

export type PreviewState = keyof typeof previewMarks;

/** Why a request about the site's documents was rejected, as sentences for staff. */
export const siteRefusals = {
  noDocument: 'There is no such document.',
  noPage: 'Please name a page of the site.',
  noState: 'Please name the state of the page: ‘before’ or ‘after’ the changes.',
  noPreview:
    'This page cannot be shown now. If problems are listed, please correct them first; otherwise try again in a few minutes.',
  oldPreview: 'This preview has expired. Open it again in the office.',
  noVersion: 'There is no such version.',
  noPlan: 'There is no such planned version.',
  time: 'Please choose the day and the time of the publication.',
  past: 'This time is over. Please choose a day and a time in the future.',
  tooFarAhead: 'Please choose a day within a year from now.',
  value: 'The changed document is missing.',
  revision: 'The revision must be a whole number from 0.',
  revisions: 'The revisions of the changes that you have seen are missing.',
  changedMeanwhile: 'A colleague has changed this since you opened it. Nothing was overwritten.',
  nothing: 'There is nothing to publish.',
  unseen: 'The drafts have changed since you saw them. Look at the changes, then try again.',
  running: 'The site is being published at this moment. Please wait until it is done.',
  interrupted: 'The server that published it was stopped. The site is as it was before.',
  blocked: 'The site was not published: please correct this first.',
  outdated: 'This version is from an older release, and its documents no longer fit.',
} as const;

/** Why a picture was rejected. */
export const pictureRefusals = {
  noFile: 'Please send one picture, in the field ‘file’.',
  otherFormat: 'This is not a JPEG, PNG or WebP picture. Please save it as one of these first.',
  damaged: 'This picture is damaged and cannot be read. Please choose another one.',
  tooLarge: 'The picture is larger than 10 MB. Please choose a smaller one.',
  tooManyPixels: 'The picture has more than 50 megapixels. Please choose a smaller one.',
  interlaced: 'This picture is too large for an interlaced PNG. Please save it as a JPEG.',
  tooNarrow: 'One side of the picture is more than 10 times the other. Please choose another one.',
  noPicture: 'There is no such picture.',
} as const;
