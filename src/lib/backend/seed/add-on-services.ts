import type { AmountsByCountry } from '#lib/backend/pricing/coupon.ts';
import type { AddOnService, CatalogCountryCode } from '../catalog/model.ts';

// Minor units worth about one dirham, by country.
const MINOR_UNITS_PER_DIRHAM: Record<CatalogCountryCode, number> = {
  ae: 100,
  kw: 80,
  sa: 100,
  bh: 100,
  qa: 100,
  om: 100,
};

function toAmounts(dirhams: number): Record<CatalogCountryCode, number> {
  const amounts = Object.entries(MINOR_UNITS_PER_DIRHAM).map(([country, units]) => [
    country,
    dirhams * units,
  ]);
  return Object.fromEntries(amounts) as Record<CatalogCountryCode, number>;
}

const MACHINES = [
  'drilling-and-driving',
  'cutting-and-sanding',
  'power-and-air',
  'vacuums-and-waste',
  'barbecues',
];
const FURNITURE = ['living-room-furniture', 'garden-furniture', 'bathroom-furniture', 'shelving-units'];

function createWarranty(
  tier: number,
  price: number,
  from: AmountsByCountry,
  to: AmountsByCountry,
): AddOnService {
  return {
    code: `SV-WARRANTY-${tier}`,
    kind: 'warranty',
    name: { en: 'Two more years of warranty', ar: 'سنتان إضافيتان من الضمان' },
    description: {
      en: 'Repair or replacement for two years after the maker’s own warranty ends.',
      ar: 'إصلاح أو استبدال لمدة سنتين بعد انتهاء ضمان الشركة المصنّعة.',
    },
    prices: toAmounts(price),
    categories: MACHINES,
    from,
    to,
  };
}

function createAssembly(
  code: string,
  price: number,
  categories: string[],
  description: AddOnService['description'],
): AddOnService {
  return {
    code,
    kind: 'assembly',
    prices: toAmounts(price),
    categories,
    description,
    name: { en: 'Assembly at home', ar: 'التركيب في المنزل' },
    from: {},
    to: {},
  };
}

/** Services that are sold with a product, never separately. */
export const ADD_ON_SERVICES: AddOnService[] = [
  createWarranty(1, 29, toAmounts(100), toAmounts(300)),
  createWarranty(2, 69, toAmounts(300), toAmounts(800)),
  createWarranty(3, 149, toAmounts(800), {}),
  createAssembly('SV-ASSEMBLY-FURNITURE', 79, FURNITURE, {
    en: 'We put it together where it is to stand, and take the packing with us.',
    ar: 'نركّبه في مكانه ونأخذ مواد التغليف معنا.',
  }),
  createAssembly('SV-ASSEMBLY-FAN', 99, ['ceiling-fans'], {
    en: 'An electrician hangs the fan, connects it and tries it out.',
    ar: 'فني كهرباء يعلّق المروحة ويوصّلها بالكهرباء ويجرّبها.',
  }),
];
