import type { CountryCode } from './countries.ts';

/** The company that sells in a country, as printed on its invoices. */
export interface Seller {
  name: { en: string; ar: string };
  address: { en: string; ar: string };
  /** Registration for VAT; null in countries without VAT. */
  vatNumber: string | null;
  /** Commercial registration, or trade licence. */
  registration: string;
}

/**
 * Sellers by country. The numbers are samples in the format of each country: a retailer replaces this table before
 * the first order.
 */
export const SELLERS: Record<CountryCode, Seller> = {
  ae: {
    name: { en: 'Binaa Trading LLC', ar: 'بناء للتجارة ذ.م.م' },
    address: { en: 'Al Quoz Industrial Area 3, Dubai', ar: 'القوز الصناعية 3، دبي' },
    vatNumber: '100345678900003',
    registration: '812345',
  },
  kw: {
    name: { en: 'Binaa Trading Co. WLL', ar: 'شركة بناء للتجارة ذ.م.م' },
    address: { en: 'Shuwaikh Industrial, Al Asimah', ar: 'الشويخ الصناعية، العاصمة' },
    vatNumber: null,
    registration: '345678',
  },
  sa: {
    name: { en: 'Binaa Trading Company', ar: 'شركة بناء للتجارة' },
    address: { en: 'Al Sulay, Riyadh 14322', ar: 'السلي، الرياض 14322' },
    vatNumber: '310123456700003',
    registration: '1010123456',
  },
  bh: {
    name: { en: 'Binaa Trading WLL', ar: 'بناء للتجارة ذ.م.م' },
    address: { en: 'Salmabad, Northern', ar: 'سلماباد، الشمالية' },
    vatNumber: '200012345600002',
    registration: '123456-1',
  },
  qa: {
    name: { en: 'Binaa Trading WLL', ar: 'بناء للتجارة ذ.م.م' },
    address: { en: 'Salwa Road, Doha', ar: 'طريق سلوى، الدوحة' },
    vatNumber: null,
    registration: '98765',
  },
  om: {
    name: { en: 'Binaa Trading LLC', ar: 'بناء للتجارة ش.م.م' },
    address: { en: 'Ghala, Muscat', ar: 'غلا، مسقط' },
    vatNumber: 'OM1100012345',
    registration: '1234567',
  },
};
