import type { CountryCode } from './countries.ts';

/** Word before the name of a region, where the name alone is also that of a city. */
const REGION_NOUNS: Partial<Record<CountryCode, string>> = {
  sa: 'منطقة',
  kw: 'محافظة',
  bh: 'محافظة',
  om: 'محافظة',
};

/** Returns the name of a region as it stands in an Arabic address: `منطقة مكة المكرمة`. Other names are unchanged. */
export function getAddressRegion(name: string, country: CountryCode): string {
  const noun = REGION_NOUNS[country];
  if (!noun || !/^\p{Script=Arabic}/u.test(name) || /^(ال)?(منطقة|محافظة)/.test(name)) return name;
  return `${noun} ${name}`;
}
