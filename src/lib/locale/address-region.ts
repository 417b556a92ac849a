import type { CountryCode } from './countries.ts';

/** Noun before the name of a region, where the name alone also names a city. */
const REGION_NOUNS: Partial<Record<CountryCode, string>> = {
  sa: 'منطقة',
  kw: 'محافظة',
  bh: 'محافظة',
  om: 'محافظة',
};

/** Returns the name of a region as written in an Arabic address: `منطقة مكة المكرمة`. Other names are unchanged. */
export function getAddressRegion(name: string, country: CountryCode): string {
  const noun = REGION_NOUNS[country];
  if (!noun || !/^\p{Script=Arabic}/u.test(name) || /^(ال)?(منطقة|محافظة)/.test(name)) return name;
  return `${noun} ${name}`;
}
