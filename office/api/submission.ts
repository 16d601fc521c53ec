// What the page knows of a submission: the server's own types, under the names that are used here.
export type {
  Conflict,
  ContactField,
  Counts,
  HistoryEntry,
  Reply,
  Submission,
  Hold,
  SubmissionItem as Item,
  SubmissionList,
} from '#server/office/types.ts';
