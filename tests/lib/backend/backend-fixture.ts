import type {
  CatalogCountryCode,
  LocalizedText,
  Product,
  SeedCatalog,
  ShadeEntity,
} from '#lib/backend/catalog/model.ts';
import { ADD_ON_SERVICES } from '#lib/backend/seed/add-on-services.ts';
import { COUPONS } from '#lib/backend/seed/coupons.ts';

const COUNTRIES: CatalogCountryCode[] = ['ae', 'kw', 'sa', 'bh', 'qa', 'om'];

const toLocalizedText = (en: string, ar: string): LocalizedText => ({ en, ar });

function forAllCountries<Value>(
  value: (country: CatalogCountryCode) => Value,
): Record<CatalogCountryCode, Value> {
  return Object.fromEntries(COUNTRIES.map((country) => [country, value(country)])) as Record<
    CatalogCountryCode,
    Value
  >;
}

type ProductOptions = Partial<Product> & {
  code: string;
  list?: number;
  sale?: number | null;
  quantity?: number;
};

/** Creates a product; its prices are the same number of minor units in every country. */
export function product({
  list: listPrice = 10_000,
  sale: salePrice = null,
  quantity = 100,
  ...options
}: ProductOptions): Product {
  const fact = {
    attributeFqn: 'tenant~voltage',
    label: toLocalizedText('Voltage', 'الجهد'),
    value: toLocalizedText('18 V', '18 فولت'),
  };
  return {
    groupCode: options.code,
    options: [],
    slug: options.code.toLowerCase(),
    brand: 'rukn',
    category: 'drills',
    kind: 'drill',
    colour: '#335577',
    accent: '#ff8800',
    type: 'standard',
    isPaint: false,
    name: toLocalizedText(`Drill ${options.code}`, `مثقاب ${options.code}`),
    summary: toLocalizedText('Drills well.', 'يثقب جيدًا.'),
    description: toLocalizedText('One.\n\nTwo.', 'واحد.\n\nاثنان.'),
    properties: [fact],
    specifications: [fact],
    inTheBox: [toLocalizedText('Drill', 'مثقاب')],
    warranty: toLocalizedText('2 years', 'سنتان'),
    packSize: null,
    unit: null,
    barcode: '6291012345676',
    maxQuantity: 20,
    popularity: 500,
    createdAt: 1_770_000_000_000,
    returnDays: 14,
    badge: null,
    sizeChart: null,
    dietary: [],
    related: [],
    images: [],
    storeStock: {},
    prices: forAllCountries(() => ({ listPrice, salePrice })),
    stock: forAllCountries(() => quantity),
    ...options,
  };
}

const paint = product({
  code: 'T-PAINT',
  slug: 'velvet-emulsion-4-l',
  category: 'emulsions',
  kind: 'paint-can',
  type: 'velvet_paintstudio',
  isPaint: true,
  name: toLocalizedText('Velvet emulsion, 4 L', 'دهان إيمولشن مخملي، ٤ لتر'),
  unit: { amount: 4, unit: 'l' },
  popularity: 900,
  returnDays: 0,
  list: 13_333,
  sale: 9999,
  quantity: 200,
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
  description: toLocalizedText(`All ${name.en}.`, `كل ${name.ar}.`),
  position: 1,
  picture: level === 1 ? `departments/${code}.svg` : '',
});

/** Returns the small catalog of the backend's tests, with known prices and stock. */
export function createFixtureSeed(): SeedCatalog {
  return {
    categories: [
      category('paint', null, 1, toLocalizedText('Paint', 'الدهانات')),
      category('interior', 'paint', 2, toLocalizedText('Interior paint', 'دهانات داخلية')),
      category('emulsions', 'interior', 3, toLocalizedText('Emulsions', 'إيمولشن')),
      category('tools', null, 1, toLocalizedText('Tools', 'العدد')),
      category('power-tools', 'tools', 2, toLocalizedText('Power tools', 'عدد كهربائية')),
      category('drills', 'power-tools', 3, toLocalizedText('Drills', 'مثاقب')),
    ],
    brands: [
      {
        slug: 'rukn',
        name: toLocalizedText('Rukn', 'ركن'),
        description: toLocalizedText('Tools.', 'عدد.'),
        colour: '#224466',
      },
      {
        slug: 'lawn',
        name: toLocalizedText('Lawn', 'لون'),
        description: toLocalizedText('SurfaceColours.', 'دهانات.'),
        colour: '#884422',
      },
    ],
    products: [
      { ...paint, brand: 'lawn' },
      product({ code: 'T-SALE', list: 20_000, sale: 15_000, popularity: 800 }),
      product({ code: 'T-PLENTY', quantity: 500, popularity: 700 }),
      product({ code: 'T-SCARCE', quantity: 3 }),
      product({ code: 'T-TEN', quantity: 10 }),
      product({ code: 'T-NONE', quantity: 0 }),
      onlyInEmirates,
      ...Array.from({ length: 30 }, (_, index) =>
        product({ code: `T-F${String(index + 10)}`, list: 1000 + index * 10, popularity: 100 - index }),
      ),
    ],
    shades: [
      shade('BL-01', '#a0c4e0', toLocalizedText('Morning sky', 'سماء الصباح')),
      shade('BL-02', '#2f5d8a', toLocalizedText('Deep creek', 'خور عميق')),
      shade('BL-03', '#10243c', toLocalizedText('Night harbour', 'مرفأ الليل')),
    ],
    shadesByProduct: { 'T-PAINT': ['BL-01', 'BL-02'] },
    sizeCharts: [],
    stores: [],
    synonyms: { en: [], ar: [] },
    coupons: structuredClone(COUPONS),
    // The shop's services, offered for the fixture's power tools too.
    services: ADD_ON_SERVICES.map((service) => ({
      ...service,
      categories: [...service.categories, 'power-tools'],
    })),
  };
}
