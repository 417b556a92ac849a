import type { AmountsByCountry, Coupon } from '#lib/backend/pricing/coupon.ts';
import type { CatalogCountryCode } from '../catalog/model.ts';

const ALL_COUNTRIES: CatalogCountryCode[] = ['ae', 'kw', 'sa', 'bh', 'qa', 'om'];

// Minor units worth about one dirham, by country.
const MINOR_UNITS_PER_DIRHAM: Record<CatalogCountryCode, number> = {
  ae: 100,
  kw: 80,
  sa: 100,
  bh: 100,
  qa: 100,
  om: 100,
};

function toAmounts(dirhams: number, countries: CatalogCountryCode[] = ALL_COUNTRIES): AmountsByCountry {
  return Object.fromEntries(countries.map((country) => [country, dirhams * MINOR_UNITS_PER_DIRHAM[country]]));
}

const COUPON_DEFAULTS = { minimum: {}, categories: [], endsAt: null, isOnce: false };

/** Sample coupons; one has expired, to demonstrate the error. */
export const COUPONS: Coupon[] = [
  {
    ...COUPON_DEFAULTS,
    code: 'WELCOME10',
    name: { en: 'Welcome: 10% off', ar: 'أهلًا بك: خصم \u206610%\u2069' },
    gives: { percent: 10, atMost: toAmounts(50) },
    isOnce: true,
  },
  {
    ...COUPON_DEFAULTS,
    code: 'PAINT15',
    name: { en: '15% off paint', ar: 'خصم \u206615%\u2069 على الدهانات' },
    gives: { percent: 15 },
    categories: ['paint'],
  },
  {
    ...COUPON_DEFAULTS,
    code: 'EID25',
    name: { en: 'Eid gift', ar: 'هدية العيد' },
    gives: { amount: toAmounts(25) },
    minimum: toAmounts(100),
  },
  {
    ...COUPON_DEFAULTS,
    code: 'BIG50',
    name: { en: 'Big project', ar: 'المشروع الكبير' },
    gives: { amount: toAmounts(50) },
    minimum: toAmounts(500),
  },
  {
    ...COUPON_DEFAULTS,
    code: 'KUWAIT5',
    name: { en: 'Five dinars for Kuwait', ar: 'خصم خمسة دنانير في الكويت' },
    gives: { amount: { kw: 5000 } },
    countries: ['kw'],
    minimum: { kw: 20_000 },
  },
  {
    ...COUPON_DEFAULTS,
    code: 'SUMMER25',
    name: { en: 'Summer of 2025', ar: 'صيف 2025' },
    gives: { percent: 20 },
    endsAt: Date.UTC(2025, 8, 1),
  },
];
