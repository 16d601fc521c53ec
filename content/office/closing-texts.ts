import { counted, sentence } from '../sentence.ts';

/** The texts of the office's page about closing the school, and about the notice on every page. */
export const closing = {
  close: 'Close the school',
  publishNotice: 'Publish a notice',

  levels: { both: 'Both levels', 'o-level': 'O Level', 'a-level': 'A Level' },
  kinds: { weather: 'Weather', holiday: 'Holiday', exam: 'Exam period', other: 'Other' },

  everywhere: 'On every page and in the calendars.',
  onEveryPage: 'On every page.',
  by: (who: string, when: string) => `${who}, ${when}`,
  message: 'Message for the WhatsApp groups',
  remove: 'Remove',
  removeNamed: (when: string) => `Remove: ${when}`,
  removing: 'Removing …',
  removed: 'Removed.',

  sheet: {
    dates: 'From … to',
    from: 'First day',
    reason: 'Reason',
    cancelled: (count: number) =>
      count === 1 ? 'One class does not take place' : `${count} classes do not take place`,
    isOther: (who: string, days: string) => sentence(`${who} has closed the school too: ${days}`),
    submit: {
      today: 'Close the school today',
      tomorrow: 'Close the school tomorrow',
      days: 'Close the school on these days',
      open: 'Close the school',
    },
    closing: 'Closing …',
  },

  notice: {
    withdrawn: 'The notice was withdrawn.',
    text: 'What families should know',
    tooLong: (over: number) => `${counted(over, 'character')} too many`,
    midnight: 'midnight',
    publishing: 'Publishing …',
    isOther: (who: string, when: string, text: string) =>
      `${who} has published another notice (${when}): “${text}”`,
  },
} as const;
