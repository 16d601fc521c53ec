import type { IsoDate } from './dates.ts';

/** A public holiday of Sri Lanka that the office may confirm as a day without classes. */
export interface PublicHoliday {
  readonly date: IsoDate;
  readonly name: string;
  /** False while the date is an estimate: the moon is observed, and the gazette comes later. */
  readonly isCertain: boolean;
}

/**
 * Poya days and public holidays of this year and the next. Only the office sees them, until it
 * confirms one. Source for 2026: the calendar of the Department of Government Printing, as Ada Derana
 * published it on 28 December 2025. Source for 2027: a public transcript of the order under the
 * Holidays Act, read on 25 November 2026; publicholidays.lk gives 21 March for Madin and 20 May for
 * Vesak. The dates of 2027 that move are uncertain until the school has seen that order itself.
 */
export const publicHolidays: readonly PublicHoliday[] = [
  ...holidays(true, {
    '2026-01-03': 'Duruthu Full Moon Poya Day',
    '2026-01-15': 'Tamil Thai Pongal Day',
    '2026-02-01': 'Navam Full Moon Poya Day',
    '2026-02-04': 'National Day',
    '2026-02-15': 'Mahasivarathri Day',
    '2026-03-02': 'Madin Full Moon Poya Day',
    '2026-03-21': 'Id-Ul-Fitr',
    '2026-04-01': 'Bak Full Moon Poya Day',
    '2026-04-03': 'Good Friday',
    '2026-04-13': 'Day before Sinhala and Tamil New Year',
    '2026-04-14': 'Sinhala and Tamil New Year',
    '2026-05-01': 'May Day and Vesak Full Moon Poya Day',
    '2026-05-02': 'Day after Vesak',
    '2026-05-28': 'Id-Ul-Alha',
    '2026-05-30': 'Adhi Poson Full Moon Poya Day',
    '2026-06-29': 'Poson Full Moon Poya Day',
    '2026-07-29': 'Esala Full Moon Poya Day',
    '2026-08-26': 'Milad-Un-Nabi',
    '2026-08-27': 'Nikini Full Moon Poya Day',
    '2026-09-26': 'Binara Full Moon Poya Day',
    '2026-10-25': 'Vap Full Moon Poya Day',
    '2026-11-08': 'Deepavali',
    '2026-11-24': 'Il Full Moon Poya Day',
    '2026-12-23': 'Unduvap Full Moon Poya Day',
    '2026-12-25': 'Christmas Day',
    '2027-01-15': 'Tamil Thai Pongal Day',
    '2027-02-04': 'National Day',
    '2027-03-26': 'Good Friday',
    '2027-05-01': 'May Day',
    '2027-12-25': 'Christmas Day',
  }),
  ...holidays(false, {
    '2027-01-22': 'Duruthu Full Moon Poya Day',
    '2027-02-20': 'Navam Full Moon Poya Day',
    '2027-03-06': 'Mahasivarathri Day',
    '2027-03-10': 'Id-Ul-Fitr',
    '2027-03-22': 'Madin Full Moon Poya Day',
    '2027-04-13': 'Day before Sinhala and Tamil New Year',
    '2027-04-14': 'Sinhala and Tamil New Year',
    '2027-04-20': 'Bak Full Moon Poya Day',
    '2027-05-17': 'Id-Ul-Alha',
    '2027-05-19': 'Vesak Full Moon Poya Day',
    '2027-05-20': 'Day after Vesak',
    '2027-06-18': 'Poson Full Moon Poya Day',
    '2027-07-18': 'Esala Full Moon Poya Day',
    '2027-08-15': 'Milad-Un-Nabi',
    '2027-08-16': 'Nikini Full Moon Poya Day',
    '2027-09-15': 'Binara Full Moon Poya Day',
    '2027-10-15': 'Vap Full Moon Poya Day',
    '2027-10-28': 'Deepavali',
    '2027-11-13': 'Il Full Moon Poya Day',
    '2027-12-13': 'Unduvap Full Moon Poya Day',
  }),
].sort((one, other) => one.date.localeCompare(other.date));

function holidays(isCertain: boolean, names: Record<IsoDate, string>): PublicHoliday[] {
  return Object.entries(names).map(([date, name]) => ({ date: date as IsoDate, name, isCertain }));
}
