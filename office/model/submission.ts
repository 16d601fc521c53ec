// The server's own types, under the names that the page uses.
export type {
  Conflict,
  ContactConflict,
  ContactField,
  Contacts,
  Counts,
  HistoryEntry,
  Hold,
  MessageName,
  Reply,
  Submission,
  SubmissionItem as Item,
  SubmissionList,
} from '#server/office/types.ts';
