import type { DailyHours, StoreDetails } from '#lib/contract/catalog-file/records.ts';
import { slugify } from '#lib/locale/slug.ts';
import type { CatalogCountryCode, StoreEntity } from '../catalog/model.ts';

/** Returns a week with other hours on Fridays, Sunday first as in `Date.getDay()`. */
const createWeek = (opens: string, opensOnFridays: string, closes: string): DailyHours[] =>
  Array.from({ length: 7 }, (_, day) => [day === 5 ? opensOnFridays : opens, closes]);

const HOURS = createWeek('09:00', '14:00', '22:00');

const DETAILS = {
  // Open until an hour after midnight.
  ramadanHours: createWeek('10:00', '14:00', '01:00'),
  collectionHours: createWeek('09:00', '14:00', '21:00'),
  ramadanCollectionHours: createWeek('10:00', '14:00', '23:00'),
} satisfies StoreDetails;

/** Stores that do not take returns: those far from the others. */
const WITHOUT_DROPOFF = new Set(['AE-05', 'KW-03', 'SA-05', 'BH-04', 'QA-04', 'OM-04']);

/** Codes of the stores that cut wood. */
const WOOD_CUTTING = new Set([
  'AE-01',
  'AE-02',
  'KW-01',
  'SA-01',
  'SA-03',
  'BH-01',
  'QA-01',
  'OM-01',
  'OM-02',
]);
const KEY_CUTTING = new Set([
  'AE-01',
  'AE-03',
  'AE-04',
  'KW-01',
  'KW-02',
  'SA-02',
  'SA-04',
  'BH-02',
  'QA-02',
  'OM-03',
]);

function createDetails(code: string, name: string): StoreDetails {
  return {
    ...DETAILS,
    slug: slugify(name.replace(/^Binaa /, '')),
    isDropoff: !WITHOUT_DROPOFF.has(code),
    services: [
      'tinting',
      'collection',
      ...(WOOD_CUTTING.has(code) ? (['wood-cutting'] as const) : []),
      ...(KEY_CUTTING.has(code) ? (['key-cutting'] as const) : []),
    ],
  };
}

type StoreRow = [
  code: string,
  lat: number,
  lng: number,
  phone: string,
  name: [string, string],
  address: [string, string],
  city: [string, string],
  state: [string, string],
];

const ROWS: Record<CatalogCountryCode, StoreRow[]> = {
  ae: [
    [
      'AE-01',
      25.1157,
      55.1979,
      '+97143400101',
      ['Binaa Al Quoz', 'بناء القوز'],
      ['Sheikh Zayed Road, exit 43', 'شارع الشيخ زايد، مخرج 43'],
      ['Dubai', 'دبي'],
      ['Dubai', 'دبي'],
    ],
    [
      'AE-02',
      24.3569,
      54.5006,
      '+97125550102',
      ['Binaa Mussafah', 'بناء مصفح'],
      ['Street 10, M26', 'شارع 10، م26'],
      ['Abu Dhabi', 'أبوظبي'],
      ['Abu Dhabi', 'أبوظبي'],
    ],
    [
      'AE-03',
      25.319,
      55.416,
      '+97165310103',
      ['Binaa Industrial Area', 'بناء المنطقة الصناعية'],
      ['Maliha Street', 'شارع مليحة'],
      ['Sharjah', 'الشارقة'],
      ['Sharjah', 'الشارقة'],
    ],
    [
      'AE-04',
      24.2075,
      55.7447,
      '+97137210104',
      ['Binaa Al Ain', 'بناء العين'],
      ['Sanaiya, Street 17', 'الصناعية، شارع 17'],
      ['Al Ain', 'العين'],
      ['Abu Dhabi', 'أبوظبي'],
    ],
    [
      'AE-05',
      25.7895,
      55.9432,
      '+97172280105',
      ['Binaa Al Jazirah', 'بناء الجزيرة'],
      ['Al Jazirah Road', 'شارع الجزيرة'],
      ['Ras Al Khaimah', 'رأس الخيمة'],
      ['Ras Al Khaimah', 'رأس الخيمة'],
    ],
  ],
  kw: [
    [
      'KW-01',
      29.3328,
      47.9296,
      '+96524810201',
      ['Binaa Shuwaikh', 'بناء الشويخ'],
      ['Airport Road', 'شارع المطار'],
      ['Shuwaikh', 'الشويخ'],
      ['Al Asimah', 'العاصمة'],
    ],
    [
      'KW-02',
      29.0769,
      48.0839,
      '+96523910202',
      ['Binaa Fahaheel', 'بناء الفحيحيل'],
      ['Dabbous Street', 'شارع الدبوس'],
      ['Fahaheel', 'الفحيحيل'],
      ['Ahmadi', 'الأحمدي'],
    ],
    [
      'KW-03',
      29.3497,
      47.6581,
      '+96524580203',
      ['Binaa Jahra', 'بناء الجهراء'],
      ['Industrial block 2', 'القطعة الصناعية 2'],
      ['Jahra', 'الجهراء'],
      ['Jahra', 'الجهراء'],
    ],
    [
      'KW-04',
      29.2775,
      47.9586,
      '+96524340204',
      ['Binaa Rai', 'بناء الري'],
      ['Ghazali Expressway', 'طريق الغزالي'],
      ['Al Rai', 'الري'],
      ['Farwaniya', 'الفروانية'],
    ],
  ],
  sa: [
    [
      'SA-01',
      24.7743,
      46.7386,
      '+966112030301',
      ['Binaa Exit 10', 'بناء مخرج 10'],
      ['Eastern Ring Road', 'الطريق الدائري الشرقي'],
      ['Riyadh', 'الرياض'],
      ['Riyadh', 'الرياض'],
    ],
    [
      'SA-02',
      24.5893,
      46.653,
      '+966112030302',
      ['Binaa Shifa', 'بناء الشفا'],
      ['Dirab Road', 'طريق ديراب'],
      ['Riyadh', 'الرياض'],
      ['Riyadh', 'الرياض'],
    ],
    [
      'SA-03',
      21.581,
      39.1653,
      '+966122030303',
      ['Binaa Al Madinah Road', 'بناء طريق المدينة'],
      ['Al Madinah Road', 'طريق المدينة'],
      ['Jeddah', 'جدة'],
      ['Makkah', 'مكة المكرمة'],
    ],
    [
      'SA-04',
      26.4207,
      50.0888,
      '+966132030304',
      ['Binaa Dammam', 'بناء الدمام'],
      ['King Saud Street', 'شارع الملك سعود'],
      ['Dammam', 'الدمام'],
      ['Eastern Province', 'المنطقة الشرقية'],
    ],
    [
      'SA-05',
      24.4672,
      39.6111,
      '+966142030305',
      ['Binaa Quba', 'بناء قباء'],
      ['Quba Road', 'طريق قباء'],
      ['Madinah', 'المدينة المنورة'],
      ['Madinah', 'المدينة المنورة'],
    ],
  ],
  bh: [
    [
      'BH-01',
      26.2154,
      50.5832,
      '+97317200401',
      ['Binaa Salmabad', 'بناء سلماباد'],
      ['Road 704', 'طريق 704'],
      ['Salmabad', 'سلماباد'],
      ['Northern', 'الشمالية'],
    ],
    [
      'BH-02',
      26.2285,
      50.612,
      '+97317200402',
      ['Binaa Muharraq', 'بناء المحرق'],
      ['Airport Avenue', 'شارع المطار'],
      ['Muharraq', 'المحرق'],
      ['Muharraq', 'المحرق'],
    ],
    [
      'BH-03',
      26.13,
      50.555,
      '+97317200403',
      ['Binaa Riffa', 'بناء الرفاع'],
      ['Bukowara Avenue', 'شارع بوكوارة'],
      ['Riffa', 'الرفاع'],
      ['Southern', 'الجنوبية'],
    ],
    [
      'BH-04',
      26.2172,
      50.519,
      '+97317200404',
      ['Binaa Budaiya', 'بناء البديع'],
      ['Budaiya Highway', 'شارع البديع'],
      ['Budaiya', 'البديع'],
      ['Northern', 'الشمالية'],
    ],
  ],
  qa: [
    [
      'QA-01',
      25.2009,
      51.4346,
      '+97444500501',
      ['Binaa Industrial Area', 'بناء المنطقة الصناعية بالدوحة'],
      ['Street 24', 'شارع 24'],
      ['Doha', 'الدوحة'],
      ['Doha', 'الدوحة'],
    ],
    [
      'QA-02',
      25.327,
      51.4713,
      '+97444500502',
      ['Binaa Al Gharafa', 'بناء الغرافة'],
      ['Thani bin Jassim Street', 'شارع ثاني بن جاسم'],
      ['Al Rayyan', 'الريان'],
      ['Al Rayyan', 'الريان'],
    ],
    [
      'QA-03',
      25.1715,
      51.6034,
      '+97444500503',
      ['Binaa Al Wakrah', 'بناء الوكرة'],
      ['Al Wakrah Road', 'طريق الوكرة'],
      ['Al Wakrah', 'الوكرة'],
      ['Al Wakrah', 'الوكرة'],
    ],
    [
      'QA-04',
      25.684,
      51.497,
      '+97444500504',
      ['Binaa Al Khor', 'بناء الخور'],
      ['Al Khor Coastal Road', 'طريق الخور الساحلي'],
      ['Al Khor', 'الخور'],
      ['Al Khor', 'الخور'],
    ],
  ],
  om: [
    [
      'OM-01',
      23.588,
      58.3829,
      '+96824600601',
      ['Binaa Ghala', 'بناء غلا'],
      ['Ghala Heights Road', 'طريق مرتفعات غلا'],
      ['Muscat', 'مسقط'],
      ['Muscat', 'مسقط'],
    ],
    [
      'OM-02',
      24.347,
      56.709,
      '+96826800602',
      ['Binaa Sohar', 'بناء صحار'],
      ['Sohar Industrial Road', 'طريق صحار الصناعي'],
      ['Sohar', 'صحار'],
      ['North Batinah', 'شمال الباطنة'],
    ],
    [
      'OM-03',
      17.0197,
      54.0897,
      '+96823200603',
      ['Binaa Salalah', 'بناء صلالة'],
      ['Al Saada Street', 'شارع السعادة'],
      ['Salalah', 'صلالة'],
      ['Dhofar', 'ظفار'],
    ],
    [
      'OM-04',
      22.9333,
      57.5333,
      '+96825400604',
      ['Binaa Nizwa', 'بناء نزوى'],
      ['Firq Road', 'طريق فرق'],
      ['Nizwa', 'نزوى'],
      ['Ad Dakhiliyah', 'الداخلية'],
    ],
  ],
};

const toLocalizedText = ([en, ar]: [string, string]) => ({ en, ar });

/** The shop's stores by country, the main one first. */
export const STORES: StoreEntity[] = (Object.entries(ROWS) as [CatalogCountryCode, StoreRow[]][]).flatMap(
  ([country, rows]) =>
    rows.map(([code, lat, lng, phone, name, address, city, state], index) => ({
      code,
      country,
      position: index + 1,
      lat,
      lng,
      phone,
      name: toLocalizedText(name),
      address: toLocalizedText(address),
      city: toLocalizedText(city),
      state: toLocalizedText(state),
      hours: HOURS,
      details: createDetails(code, name[0]),
    })),
);
