/** A sentence for whoever typed the command. */
export class StaffError extends Error {}
