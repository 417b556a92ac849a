import type { Amounts, Coupon } from '#lib/backend/pricing/coupon.ts';
import type { Country } from '../catalog/model.ts';

const ALL: Country[] = ['ae', 'kw', 'sa', 'bh', 'qa', 'om'];

// Minor units worth about one dirham, by country.
const WORTH: Record<Country, number> = { ae: 100, kw: 80, sa: 100, bh: 100, qa: 100, om: 100 };

function toAmounts(dirhams: number, countries: Country[] = ALL): Amounts {
  return Object.fromEntries(countries.map((country) => [country, dirhams * WORTH[country]]));
}

const plain = { minimum: {}, categories: [], endsAt: null, isOnce: false };

/** Sample coupons; one has expired, for trying the error. */
export const COUPONS: Coupon[] = [
  {
    ...plain,
    code: 'WELCOME10',
    name: { en: 'Welcome: 10% off', ar: 'أهلًا بك: خصم 10%' },
    gives: { percent: 10, atMost: toAmounts(50) },
    isOnce: true,
  },
  {
    ...plain,
    code: 'PAINT15',
    name: { en: '15% off paint', ar: 'خصم 15% على الدهانات' },
    gives: { percent: 15 },
    categories: ['paint'],
  },
  {
    ...plain,
    code: 'EID25',
    name: { en: 'Eid gift', ar: 'هدية العيد' },
    gives: { amount: toAmounts(25) },
    minimum: toAmounts(100),
  },
  {
    ...plain,
    code: 'BIG50',
    name: { en: 'Big project', ar: 'المشروع الكبير' },
    gives: { amount: toAmounts(50) },
    minimum: toAmounts(500),
  },
  {
    ...plain,
    code: 'KUWAIT5',
    name: { en: 'Five dinars for Kuwait', ar: 'خمسة دنانير للكويت' },
    gives: { amount: { kw: 5000 } },
    countries: ['kw'],
    minimum: { kw: 20_000 },
  },
  {
    ...plain,
    code: 'SUMMER25',
    name: { en: 'Summer of 2025', ar: 'صيف 2025' },
    gives: { percent: 20 },
    endsAt: Date.UTC(2025, 8, 1),
  },
];
