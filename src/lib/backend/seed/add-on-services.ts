import type { Amounts } from '#lib/backend/pricing/coupon.ts';
import type { AddOnService, Country } from '../catalog/model.ts';

// Minor units worth about one dirham, by country.
const DIRHAM: Record<Country, number> = { ae: 100, kw: 80, sa: 100, bh: 100, qa: 100, om: 100 };

function worth(dirhams: number): Record<Country, number> {
  const amounts = Object.entries(DIRHAM).map(([country, units]) => [country, dirhams * units]);
  return Object.fromEntries(amounts) as Record<Country, number>;
}

const MACHINES = [
  'drilling-and-driving',
  'cutting-and-sanding',
  'power-and-air',
  'vacuums-and-waste',
  'barbecues',
];
const FURNITURE = ['living-room-furniture', 'garden-furniture', 'bathroom-furniture', 'shelving-units'];

function warranty(tier: number, price: number, from: Amounts, to: Amounts): AddOnService {
  return {
    code: `SV-WARRANTY-${tier}`,
    kind: 'warranty',
    name: { en: 'Two more years of warranty', ar: 'سنتان إضافيتان من الضمان' },
    description: {
      en: 'Repair or replacement for two years after the maker’s own warranty ends.',
      ar: 'إصلاح أو استبدال لمدة سنتين بعد انتهاء ضمان الشركة المصنّعة.',
    },
    prices: worth(price),
    categories: MACHINES,
    ...{ from, to },
  };
}

function assembly(
  code: string,
  price: number,
  categories: string[],
  what: AddOnService['description'],
): AddOnService {
  return {
    ...{ code, kind: 'assembly', prices: worth(price), categories, description: what },
    name: { en: 'Assembly at home', ar: 'التركيب في المنزل' },
    ...{ from: {}, to: {} },
  };
}

/** Services sold with a product, never alone. */
export const ADD_ON_SERVICES: AddOnService[] = [
  warranty(1, 29, worth(100), worth(300)),
  warranty(2, 69, worth(300), worth(800)),
  warranty(3, 149, worth(800), {}),
  assembly('SV-ASSEMBLY-FURNITURE', 79, FURNITURE, {
    en: 'We put it together where it is to stand, and take the packing with us.',
    ar: 'نركّبه في مكانه ونأخذ مواد التغليف معنا.',
  }),
  assembly('SV-ASSEMBLY-FAN', 99, ['ceiling-fans'], {
    en: 'An electrician hangs the fan, connects it and tries it out.',
    ar: 'يعلّق فني كهرباء المروحة ويوصلها ويجرّبها.',
  }),
];
