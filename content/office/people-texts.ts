/** The texts of the view of who works in the office. */
export const peopleWords = {
  title: 'People',
  groups: {
    head: {
      title: 'Heads',
      note: 'also erase, download tables, publish the website and add people',
    },
    clerk: { title: 'Clerks', note: 'do everything else' },
  },
  roles: { head: 'Head', clerk: 'Clerk' },
  roleOf: (name: string) => `Role of ${name}`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  add: 'Add a colleague',
  teachers: {
    none: 'No link yet',
    making: 'Making …',
    new: 'New link',
    withdraw: 'Withdraw',
    keep: 'Keep it',
  },
} as const;
