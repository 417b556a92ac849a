import { COUNTRIES, COUNTRY_CODES, type Country, type CountryCode, type Region } from '../countries.ts';
import { DELIVERY_AREA_ROWS } from './area-table.ts';
import type { DeliveryService } from './delivery-promises.ts';

/** An area of a region, or the rest of the region. */
export interface ServiceArea {
  /** Such as `AE-DU-BARSHA`; `AE-DU-OTHER` is the rest of the region. */
  code: string;
  en: string;
  ar: string;
  service: DeliveryService;
}

/** A region of a country with its areas. Time slots are counted by region. */
export interface ServiceRegion {
  /** ISO 3166-2 code such as `AE-DU`. */
  code: string;
  en: string;
  ar: string;
  /** The last one is the rest of the region. */
  areas: readonly ServiceArea[];
}

// Regions with express delivery, with the regions whose stores are near enough to deliver there on the same
// day.
const SAME_DAY_STORE_REGIONS: Record<CountryCode, Record<string, readonly string[]>> = {
  ae: { DU: ['DU', 'SH'], AZ: ['AZ'], SH: ['SH', 'DU'], AJ: ['SH', 'DU'] },
  kw: {
    KU: ['KU', 'FA'],
    HA: ['KU', 'FA'],
    FA: ['FA', 'KU'],
    MU: ['FA', 'AH'],
    AH: ['AH', 'FA'],
    JA: ['JA', 'FA'],
  },
  sa: { '01': ['01'], '02': ['02'], '03': ['03'], '04': ['04'] },
  bh: {
    13: ['15', '17', '14'],
    15: ['15', '17'],
    17: ['17', '15', '14'],
    14: ['14', '17'],
  },
  qa: { DA: ['DA', 'RA'], RA: ['RA', 'DA'], WA: ['WA', 'DA'], ZA: ['RA', 'DA'], US: ['RA', 'DA'] },
  om: { MA: ['MA'] },
};

/** Code of the rest of a region, within the region. */
const OTHER_AREAS = 'OTHER';

// Express regions too large for same-day delivery outside the listed areas.
const STANDARD_IN_OTHER_AREAS = new Set(['AE-AZ', 'SA-01', 'SA-02', 'SA-03', 'SA-04']);

function createRegion(country: Country, { code, en, ar }: Region): ServiceRegion {
  const regionCode = `${country.code.toUpperCase()}-${code}`;
  const defaultService: DeliveryService = SAME_DAY_STORE_REGIONS[country.code][code] ? 'express' : 'standard';
  const listed = DELIVERY_AREA_ROWS[country.code]
    .filter(([region]) => region === code)
    .map(([, area, areaEn, areaAr, service = defaultService]) => ({
      code: `${regionCode}-${area}`,
      en: areaEn,
      ar: areaAr,
      service,
    }));
  const otherAreas: ServiceArea = {
    code: `${regionCode}-${OTHER_AREAS}`,
    en: `Elsewhere in ${en}`,
    ar: `مكان آخر في ${ar}`,
    service: STANDARD_IN_OTHER_AREAS.has(regionCode) ? 'standard' : defaultService,
  };
  return { code: regionCode, en, ar, areas: [...listed, otherAreas] };
}

/** Regions by country, in the country's own order. */
export const SERVICE_REGIONS = Object.fromEntries(
  COUNTRY_CODES.map((code) => [
    code,
    COUNTRIES[code].regions.map((region) => createRegion(COUNTRIES[code], region)),
  ]),
) as unknown as Record<CountryCode, readonly ServiceRegion[]>;

/** Finds an area of a country with its region; undefined for an unknown code. */
export function findServiceArea(
  country: CountryCode,
  areaCode: string,
): { region: ServiceRegion; area: ServiceArea } | undefined {
  for (const region of SERVICE_REGIONS[country]) {
    const area = region.areas.find(({ code }) => code === areaCode);
    if (area) return { region, area };
  }
  return undefined;
}

/** Returns the code of the region of an area code: `AE-DU` of `AE-DU-BARSHA`. */
export function getRegionCode(areaCode: string): string {
  return areaCode.split('-').slice(0, 2).join('-');
}

/** Returns the code for the rest of a region, which is the area of an address that contains only its region. */
export function getOtherAreasCode(regionCode: string): string {
  return `${regionCode}-${OTHER_AREAS}`;
}

/**
 * Returns the code of the area that an address contains, or of the rest of its region when it contains no
 * listed area.
 */
export function findAddressArea(
  country: string,
  { emirate, area }: { emirate: string; area: string },
): string | undefined {
  const regions = COUNTRY_CODES.filter((code) => code === country).flatMap((code) => SERVICE_REGIONS[code]);
  const region = regions.find(({ code }) => code === `${country.toUpperCase()}-${emirate}`);
  const listed = region?.areas.find(({ en, ar }) => en === area || ar === area);
  return region && (listed?.code ?? getOtherAreasCode(region.code));
}

/** Returns the regions whose stores deliver to a region on the same day; none without express delivery. */
export function listServingRegions(regionCode: string): string[] {
  const [prefix = '', code = ''] = regionCode.split('-');
  const servingRegions = SAME_DAY_STORE_REGIONS[prefix.toLowerCase() as CountryCode]?.[code] ?? [];
  return servingRegions.map((region) => `${prefix}-${region}`);
}

/** Returns the code of the region with a name in either language; stores name their region. */
export function findRegionCode(country: CountryCode, name: string): string | undefined {
  return SERVICE_REGIONS[country].find(({ en, ar }) => en === name || ar === name)?.code;
}

/** Returns the name of the cookie with the area chosen in a country; it contains only the area's code. */
export function getAreaCookieName(country: CountryCode): string {
  return `binaa-area-${country}`;
}

/** Returns the name of an area within a sentence: the rest of a region has the region's name. */
export function getAreaName(
  { region, area }: { region: ServiceRegion; area: ServiceArea },
  language: 'en' | 'ar',
): string {
  return area.code === getOtherAreasCode(region.code) ? region[language] : area[language];
}

/** Translates the stored name of a listed area; a name that a customer typed is unchanged. */
export function translateAreaName(country: CountryCode, name: string, language: 'en' | 'ar'): string {
  for (const { areas } of SERVICE_REGIONS[country]) {
    const area = areas.find(({ en, ar }) => en === name || ar === name);
    if (area) return area[language];
  }
  return name;
}
