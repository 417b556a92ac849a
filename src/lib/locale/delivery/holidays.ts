import type { CountryCode } from '../countries.ts';

/** Consecutive days, such as those of a public holiday or of Ramadan. */
export interface HolidayPeriod {
  first: string;
  last: string;
}

// Moon-dependent days: the expected dates of the Umm al-Qura calendar (ICU `islamic-umalqura`). Each country
// announces the actual day a day or two before; correct the dates here when it does.
const MOON_DEPENDENT_DAYS = {
  /** 27 Rajab 1448. */
  israAndMiraj: '2027-01-05',
  /** 27 Rajab 1449. */
  nextIsraAndMiraj: '2027-12-25',
  /** 1 to 29 Ramadan 1448. */
  ramadan: { first: '2027-02-08', last: '2027-03-08' },
  /** 1 to 3 Shawwal 1448. */
  eidAlFitr: { first: '2027-03-09', last: '2027-03-11' },
  /** Day of Arafah and Eid al-Adha, 9 to 12 Dhu al-Hijja 1448. */
  eidAlAdha: { first: '2027-05-15', last: '2027-05-18' },
  /** 1 Muharram 1449. */
  newYear: '2027-06-06',
  /** 9 and 10 Muharram 1449. */
  ashura: { first: '2027-06-14', last: '2027-06-15' },
  /** 12 Rabi al-Awwal 1449. */
  prophetsBirthday: '2027-08-14',
} as const;

/** Periods of Ramadan, in which time slots and opening hours differ. */
export const RAMADANS: readonly HolidayPeriod[] = [MOON_DEPENDENT_DAYS.ramadan];

/** Whether a day such as `2027-02-08` is in Ramadan. */
export function isRamadan(date: string): boolean {
  return RAMADANS.some(({ first, last }) => first <= date && date <= last);
}

const day = (date: string): HolidayPeriod => ({ first: date, last: date });
const days = (first: string, last: string): HolidayPeriod => ({ first, last });

/**
 * Public holidays from late 2026 to the end of 2027. Substitute days for holidays on a weekend are announced by
 * decree and are not listed.
 */
export const PUBLIC_HOLIDAYS: Record<CountryCode, readonly HolidayPeriod[]> = {
  // Cabinet Resolution 27 of 2024: u.ae, "Public holidays".
  ae: [
    days('2026-12-02', '2026-12-03'), // National Day (Eid Al Etihad)
    day('2027-01-01'),
    MOON_DEPENDENT_DAYS.eidAlFitr,
    MOON_DEPENDENT_DAYS.eidAlAdha,
    day(MOON_DEPENDENT_DAYS.newYear),
    day(MOON_DEPENDENT_DAYS.prophetsBirthday),
    days('2027-12-02', '2027-12-03'),
  ],
  // Labour Law 6 of 2010, article 68; wikipedia.org, "Public holidays in Kuwait".
  kw: [
    day('2027-01-01'),
    day(MOON_DEPENDENT_DAYS.israAndMiraj),
    days('2027-02-25', '2027-02-26'), // National Day and Liberation Day
    MOON_DEPENDENT_DAYS.eidAlFitr,
    MOON_DEPENDENT_DAYS.eidAlAdha,
    day(MOON_DEPENDENT_DAYS.newYear),
    day(MOON_DEPENDENT_DAYS.prophetsBirthday),
    day(MOON_DEPENDENT_DAYS.nextIsraAndMiraj),
  ],
  // Executive regulation of the Labour Law, article 24: both Eids have four days; royal order A/371 of 2022.
  sa: [
    day('2027-02-22'), // Founding Day
    days(MOON_DEPENDENT_DAYS.eidAlFitr.first, '2027-03-12'),
    MOON_DEPENDENT_DAYS.eidAlAdha,
    day('2027-09-23'), // National Day
  ],
  // Central Bank of Bahrain, "Official bank holidays": cbb.gov.bh.
  bh: [
    days('2026-12-16', '2026-12-17'), // National Day and Accession Day
    day('2027-01-01'),
    MOON_DEPENDENT_DAYS.eidAlFitr,
    day('2027-05-01'), // Labour Day
    MOON_DEPENDENT_DAYS.eidAlAdha,
    day(MOON_DEPENDENT_DAYS.newYear),
    MOON_DEPENDENT_DAYS.ashura,
    day(MOON_DEPENDENT_DAYS.prophetsBirthday),
    days('2027-12-16', '2027-12-17'),
  ],
  // Labour Law 14 of 2004, article 78; Amiri Decision 80 of 2011 (Sport Day, second Tuesday of February).
  qa: [
    day('2026-12-18'), // National Day
    day('2027-02-09'), // National Sport Day
    MOON_DEPENDENT_DAYS.eidAlFitr,
    days('2027-05-16', MOON_DEPENDENT_DAYS.eidAlAdha.last),
    day('2027-12-18'),
  ],
  // Royal Decree 88/2022, changed by Royal Decree 15/2025 (National Day on 20 and 21 November): decree.om.
  om: [
    day(MOON_DEPENDENT_DAYS.israAndMiraj),
    day('2027-01-11'), // Accession Day
    days(MOON_DEPENDENT_DAYS.ramadan.last, MOON_DEPENDENT_DAYS.eidAlFitr.last),
    MOON_DEPENDENT_DAYS.eidAlAdha,
    day(MOON_DEPENDENT_DAYS.newYear),
    day(MOON_DEPENDENT_DAYS.prophetsBirthday),
    days('2027-11-20', '2027-11-21'),
    day(MOON_DEPENDENT_DAYS.nextIsraAndMiraj),
  ],
};
