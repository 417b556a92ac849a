import type { Currency } from './currency.ts';

/** The six countries that the shop delivers to. Sources: libphonenumber, CLDR 48 and ISO 3166-2. */
export const COUNTRY_CODES = ['ae', 'kw', 'sa', 'bh', 'qa', 'om'] as const;

/** ISO 3166-1 alpha-2 code in lower case, as used in paths. */
export type CountryCode = (typeof COUNTRY_CODES)[number];

/** A region of a country: an emirate, governorate, region or municipality. */
export interface Region {
  /** ISO 3166-2 code without the country prefix. */
  code: string;
  en: string;
  ar: string;
}

/** Data that depends only on the country. */
export interface Country {
  code: CountryCode;
  name: { en: string; ar: string };
  /** Common name, for narrow layouts. */
  shortName: { en: string; ar: string };
  currency: Currency;
  /** VAT included in prices, in basis points, and the ISO date since when it applies; 0 without VAT. */
  vat: { rate: number; startDate: string };
  /** Dialling code without the plus sign. */
  dialCode: string;
  /** National prefix that is dropped in international form; empty when there is none. */
  trunkPrefix: '0' | '';
  /** Number of digits of a mobile number after dialling code and trunk prefix. */
  mobileLength: number;
  /** Matches a national mobile number without trunk prefix. */
  mobilePattern: RegExp;
  mobileExample: string;
  /** Weekend as ISO weekdays, 1 is Monday. */
  weekend: readonly number[];
  /** First day of the week, 1 is Monday. */
  firstDay: number;
  /** IANA time zone; none of the six has daylight saving time. */
  timeZone: string;
  regions: readonly Region[];
}

const fridaySaturday = [5, 6] as const;

/** Countries by code, in the order of the country switcher. */
export const COUNTRIES: Record<CountryCode, Country> = {
  ae: {
    code: 'ae',
    name: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
    shortName: { en: 'UAE', ar: 'الإمارات' },
    currency: 'AED',
    vat: { rate: 500, startDate: '2018-01-01' },
    dialCode: '971',
    trunkPrefix: '0',
    mobileLength: 9,
    mobilePattern: /^5[024-8]\d{7}$/,
    mobileExample: '501234567',
    weekend: [6, 7],
    firstDay: 1,
    timeZone: 'Asia/Dubai',
    regions: [
      { code: 'DU', en: 'Dubai', ar: 'دبي' },
      { code: 'AZ', en: 'Abu Dhabi', ar: 'أبوظبي' },
      { code: 'SH', en: 'Sharjah', ar: 'الشارقة' },
      { code: 'AJ', en: 'Ajman', ar: 'عجمان' },
      { code: 'UQ', en: 'Umm Al Quwain', ar: 'أم القيوين' },
      { code: 'RK', en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
      { code: 'FU', en: 'Fujairah', ar: 'الفجيرة' },
    ],
  },
  kw: {
    code: 'kw',
    name: { en: 'Kuwait', ar: 'الكويت' },
    shortName: { en: 'Kuwait', ar: 'الكويت' },
    currency: 'KWD',
    vat: { rate: 0, startDate: '1970-01-01' },
    dialCode: '965',
    trunkPrefix: '',
    mobileLength: 8,
    mobilePattern: /^[4569]\d{7}$/,
    mobileExample: '50012345',
    weekend: fridaySaturday,
    firstDay: 6,
    timeZone: 'Asia/Kuwait',
    regions: [
      { code: 'KU', en: 'Al Asimah', ar: 'العاصمة' },
      { code: 'HA', en: 'Hawalli', ar: 'حولي' },
      { code: 'FA', en: 'Farwaniya', ar: 'الفروانية' },
      { code: 'MU', en: 'Mubarak Al-Kabeer', ar: 'مبارك الكبير' },
      { code: 'AH', en: 'Ahmadi', ar: 'الأحمدي' },
      { code: 'JA', en: 'Jahra', ar: 'الجهراء' },
    ],
  },
  sa: {
    code: 'sa',
    name: { en: 'Saudi Arabia', ar: 'المملكة العربية السعودية' },
    shortName: { en: 'KSA', ar: 'السعودية' },
    currency: 'SAR',
    vat: { rate: 1500, startDate: '2020-07-01' },
    dialCode: '966',
    trunkPrefix: '0',
    mobileLength: 9,
    mobilePattern: /^5\d{8}$/,
    mobileExample: '512345678',
    weekend: fridaySaturday,
    firstDay: 7,
    timeZone: 'Asia/Riyadh',
    regions: [
      { code: '01', en: 'Riyadh', ar: 'الرياض' },
      { code: '02', en: 'Makkah', ar: 'مكة المكرمة' },
      { code: '03', en: 'Madinah', ar: 'المدينة المنورة' },
      { code: '04', en: 'Eastern Province', ar: 'المنطقة الشرقية' },
      { code: '05', en: 'Qassim', ar: 'القصيم' },
      { code: '06', en: 'Hail', ar: 'حائل' },
      { code: '07', en: 'Tabuk', ar: 'تبوك' },
      { code: '08', en: 'Northern Borders', ar: 'الحدود الشمالية' },
      { code: '09', en: 'Jazan', ar: 'جازان' },
      { code: '10', en: 'Najran', ar: 'نجران' },
      { code: '11', en: 'Al Bahah', ar: 'الباحة' },
      { code: '12', en: 'Al Jawf', ar: 'الجوف' },
      { code: '14', en: 'Asir', ar: 'عسير' },
    ],
  },
  bh: {
    code: 'bh',
    name: { en: 'Bahrain', ar: 'البحرين' },
    shortName: { en: 'Bahrain', ar: 'البحرين' },
    currency: 'BHD',
    vat: { rate: 1000, startDate: '2022-01-01' },
    dialCode: '973',
    trunkPrefix: '',
    mobileLength: 8,
    mobilePattern: /^(3|6)\d{7}$/,
    mobileExample: '36001234',
    weekend: fridaySaturday,
    firstDay: 6,
    timeZone: 'Asia/Bahrain',
    regions: [
      { code: '13', en: 'Capital', ar: 'العاصمة' },
      { code: '15', en: 'Muharraq', ar: 'المحرق' },
      { code: '17', en: 'Northern', ar: 'الشمالية' },
      { code: '14', en: 'Southern', ar: 'الجنوبية' },
    ],
  },
  qa: {
    code: 'qa',
    name: { en: 'Qatar', ar: 'قطر' },
    shortName: { en: 'Qatar', ar: 'قطر' },
    currency: 'QAR',
    vat: { rate: 0, startDate: '1970-01-01' },
    dialCode: '974',
    trunkPrefix: '',
    mobileLength: 8,
    mobilePattern: /^[35-7]\d{7}$/,
    mobileExample: '33123456',
    weekend: fridaySaturday,
    firstDay: 6,
    timeZone: 'Asia/Qatar',
    regions: [
      { code: 'DA', en: 'Doha', ar: 'الدوحة' },
      { code: 'RA', en: 'Al Rayyan', ar: 'الريان' },
      { code: 'WA', en: 'Al Wakrah', ar: 'الوكرة' },
      { code: 'ZA', en: 'Al Daayen', ar: 'الظعاين' },
      { code: 'US', en: 'Umm Salal', ar: 'أم صلال' },
      { code: 'KH', en: 'Al Khor and Al Thakhira', ar: 'الخور والذخيرة' },
      { code: 'SH', en: 'Al Shahaniya', ar: 'الشيحانية' },
      { code: 'MS', en: 'Al Shamal', ar: 'الشمال' },
    ],
  },
  om: {
    code: 'om',
    name: { en: 'Oman', ar: 'عُمان' },
    shortName: { en: 'Oman', ar: 'عُمان' },
    currency: 'OMR',
    vat: { rate: 500, startDate: '2021-04-16' },
    dialCode: '968',
    trunkPrefix: '',
    mobileLength: 8,
    mobilePattern: /^(7[124-9]|9[1-9])\d{6}$/,
    mobileExample: '92123456',
    weekend: fridaySaturday,
    firstDay: 6,
    timeZone: 'Asia/Muscat',
    regions: [
      { code: 'MA', en: 'Muscat', ar: 'مسقط' },
      { code: 'ZU', en: 'Dhofar', ar: 'ظفار' },
      { code: 'MU', en: 'Musandam', ar: 'مسندم' },
      { code: 'BU', en: 'Al Buraimi', ar: 'البريمي' },
      { code: 'DA', en: 'Ad Dakhiliyah', ar: 'الداخلية' },
      { code: 'BS', en: 'North Al Batinah', ar: 'شمال الباطنة' },
      { code: 'BJ', en: 'South Al Batinah', ar: 'جنوب الباطنة' },
      { code: 'SJ', en: 'South Ash Sharqiyah', ar: 'جنوب الشرقية' },
      { code: 'SS', en: 'North Ash Sharqiyah', ar: 'شمال الشرقية' },
      { code: 'ZA', en: 'Adh Dhahirah', ar: 'الظاهرة' },
      { code: 'WU', en: 'Al Wusta', ar: 'الوسطى' },
    ],
  },
};
