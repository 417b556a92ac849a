import type {
  CatalogCountryCode,
  LocalizedText,
  Product,
  SeedCatalog,
  ShadeEntity,
} from '#lib/backend/catalog/model.ts';
import { ADD_ON_SERVICES } from '#lib/backend/seed/add-on-services.ts';
import { COUPONS } from '#lib/backend/seed/coupons.ts';

// A small catalog with known numbers.
const COUNTRIES: CatalogCountryCode[] = ['ae', 'kw', 'sa', 'bh', 'qa', 'om'];

const words = (en: string, ar: string): LocalizedText => ({ en, ar });

function inAll<Value>(value: (country: CatalogCountryCode) => Value): Record<CatalogCountryCode, Value> {
  return Object.fromEntries(COUNTRIES.map((country) => [country, value(country)])) as Record<
    CatalogCountryCode,
    Value
  >;
}

type Wish = Partial<Product> & { code: string; list?: number; sale?: number | null; pieces?: number };

/** A product with options; amounts are the same number of minor units in every country. */
export function product({
  list: listPrice = 10_000,
  sale: salePrice = null,
  pieces = 100,
  ...wish
}: Wish): Product {
  const fact = {
    attributeFqn: 'tenant~voltage',
    label: words('Voltage', 'الجهد'),
    value: words('18 V', '18 فولت'),
  };
  return {
    groupCode: wish.code,
    options: [],
    slug: wish.code.toLowerCase(),
    brand: 'rukn',
    category: 'drills',
    kind: 'drill',
    colour: '#335577',
    accent: '#ff8800',
    type: 'standard',
    isPaint: false,
    name: words(`Drill ${wish.code}`, `مثقاب ${wish.code}`),
    summary: words('Drills well.', 'يثقب جيدًا.'),
    description: words('One.\n\nTwo.', 'واحد.\n\nاثنان.'),
    facts: [fact],
    specifications: [fact],
    inTheBox: [words('Drill', 'مثقاب')],
    warranty: words('2 years', 'سنتان'),
    packSize: null,
    unit: null,
    barcode: '6291012345676',
    maxQuantity: 20,
    popularity: 500,
    rating: null,
    createdAt: 1_770_000_000_000,
    returnDays: 14,
    badge: null,
    sizeChart: null,
    dietary: [],
    related: [],
    images: [],
    storeStock: {},
    prices: inAll(() => ({ listPrice, salePrice })),
    stock: inAll(() => pieces),
    ...wish,
  };
}

const paint = product({
  code: 'T-PAINT',
  slug: 'velvet-emulsion-4-l',
  category: 'emulsions',
  kind: 'paint-can',
  type: 'velvet_paintstudio',
  isPaint: true,
  name: words('Velvet emulsion, 4 L', 'دهان إيمولشن مخملي، ٤ لتر'),
  unit: { amount: 4, unit: 'l' },
  popularity: 900,
  rating: { average: 4.6, count: 32 },
  returnDays: 0,
  list: 13_333,
  sale: 9999,
  pieces: 200,
});

const onlyInEmirates = product({ code: 'T-LAMP' });
onlyInEmirates.prices = { ae: onlyInEmirates.prices.ae } as Product['prices'];

const shade = (code: string, hex: string, name: LocalizedText): ShadeEntity => ({
  code,
  hex,
  name,
  family: 'blue',
  lrv: 41.5,
  undertone: 'cool',
});

const category = (
  code: string,
  parent: string | null,
  level: 1 | 2 | 3,
  name: LocalizedText,
): SeedCatalog['categories'][number] => ({
  code,
  parent,
  level,
  catCode: level === 1 ? code : null,
  slug: code,
  name,
  description: words(`All ${name.en}.`, `كل ${name.ar}.`),
  position: 1,
  picture: level === 1 ? `departments/${code}.svg` : '',
});

/** The catalog of the backend's tests. */
export function createFixtureSeed(): SeedCatalog {
  return {
    categories: [
      category('paint', null, 1, words('Paint', 'الدهانات')),
      category('interior', 'paint', 2, words('Interior paint', 'دهانات داخلية')),
      category('emulsions', 'interior', 3, words('Emulsions', 'إيمولشن')),
      category('tools', null, 1, words('Tools', 'العدد')),
      category('power-tools', 'tools', 2, words('Power tools', 'عدد كهربائية')),
      category('drills', 'power-tools', 3, words('Drills', 'مثاقب')),
    ],
    brands: [
      {
        slug: 'rukn',
        name: words('Rukn', 'ركن'),
        description: words('Tools.', 'عدد.'),
        colour: '#224466',
      },
      {
        slug: 'lawn',
        name: words('Lawn', 'لون'),
        description: words('Paints.', 'دهانات.'),
        colour: '#884422',
      },
    ],
    products: [
      { ...paint, brand: 'lawn' },
      product({ code: 'T-SALE', list: 20_000, sale: 15_000, popularity: 800 }),
      product({ code: 'T-PLENTY', pieces: 500, popularity: 700 }),
      product({ code: 'T-SCARCE', pieces: 3 }),
      product({ code: 'T-TEN', pieces: 10 }),
      product({ code: 'T-NONE', pieces: 0 }),
      onlyInEmirates,
      ...Array.from({ length: 30 }, (_, index) =>
        product({ code: `T-F${String(index + 10)}`, list: 1000 + index * 10, popularity: 100 - index }),
      ),
    ],
    shades: [
      shade('BL-01', '#a0c4e0', words('Morning sky', 'سماء الصباح')),
      shade('BL-02', '#2f5d8a', words('Deep creek', 'خور عميق')),
      shade('BL-03', '#10243c', words('Night harbour', 'مرفأ الليل')),
    ],
    shadesByProduct: { 'T-PAINT': ['BL-01', 'BL-02'] },
    sizeCharts: [],
    stores: [],
    synonyms: { en: [], ar: [] },
    coupons: structuredClone(COUPONS),
    // The fixture's drills are directly in the category of power tools.
    services: ADD_ON_SERVICES.map((it) => ({ ...it, categories: [...it.categories, 'power-tools'] })),
  };
}
