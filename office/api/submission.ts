// What the page knows of a submission: the server's own types, under the names that are used here.
export type {
  Conflict,
  ContactConflict,
  ContactField,
  Contacts,
  Counts,
  HistoryEntry,
  Hold,
  Reply,
  Submission,
  SubmissionItem as Item,
  SubmissionList,
} from '#server/office/types.ts';
