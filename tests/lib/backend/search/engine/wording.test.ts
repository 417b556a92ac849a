import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#lib/locale/locale.ts';
import { openSeedEngine, type SeedEngine } from './seed-engine.ts';

let seedEngine: SeedEngine;

beforeAll(async () => {
  seedEngine = await openSeedEngine();
}, 120_000);

function search(language: Language, query: string) {
  const found = seedEngine.search(language, query);
  const names = found.codes.map(
    (code) => seedEngine.documents.find((document) => document.code === code)?.text.en.name ?? '',
  );
  return { ...found, names };
}

describe('The packaging that products are sold in', () => {
  it.each([
    ['en', 'packet of nails', /nails/],
    ['en', 'carton of led bulbs', /LED bulb/],
    ['en', 'pack of ten aa batteries', /batteries/],
    ['en', 'dozen plates', /plates/],
    ['ar', 'كرتون لمبات ليد', /bulb/],
    ['ar', 'جالون صبغ ابيض', /emulsion|paint|white/],
    ['ar', 'درزن صحون', /plates/],
  ] as const)('is not searched for, in %s: %s', (language, query, expected) => {
    expect(search(language, query).names[0]).toMatch(expected);
  });

  it("is searched for when it is part of a product's name", () => {
    expect(search('ar', 'جالون ماء').codes[0]).toBe('BN-61008');
    expect(search('en', 'roll of sandpaper').codes[0]).toBe('BN-20346');
  });
});

describe('Words of a request around the product', () => {
  it.each([
    ['en', 'please show me tool boxes', /toolbox|tool chest/],
    ['en', 'cheap drill', /drill/],
    ['ar', 'لو سمحت عندكم دريل رخيص', /drill/],
    ['ar', 'عايز شنيور', /drill/],
  ] as const)('are ignored, in %s: %s', (language, query, expected) => {
    const { names, correctedQuery, notSold } = search(language, query);
    expect(names[0]).toMatch(expected);
    expect([correctedQuery, notSold]).toEqual([null, null]);
  });

  it('are searched for when editors list them as part of a name', () => {
    expect(search('ar', 'صبغ ابيض رخيص').codes).not.toEqual(search('ar', 'صبغ ابيض').codes);
  });
});

describe('An amount', () => {
  it.each([
    ['ar', '18 لتر صبغ ابيض', 'صبغ ابيض 18 لتر'],
    ['ar', '3 كيلو مسامير', 'مسامير 3 كيلو'],
    ['en', '5 litre white paint', 'white paint 5 litre'],
    ['en', 'pack of double sockets', 'double sockets'],
  ] as const)('before the product is a size, in %s: %s', (language, query, equivalent) => {
    expect(search(language, query).codes).toEqual(search(language, equivalent).codes);
  });
});

describe('Units in Latin letters', () => {
  it('are read in Arabic words', () => {
    expect(search('ar', 'dihan abyad 18 litr').names[0]).toMatch(/emulsion|paint|white/);
    expect(search('ar', 'masura 4 metr').names[0]).toMatch(/pipe/);
  });
});

describe('English names in Arabic letters', () => {
  it.each([
    ['باور واشر', /pressure washer/],
    ['فلور ماب', /mop/],
    ['وول فيلر', /filler/],
  ] as const)('are read together: %s', (query, expected) => {
    expect(search('ar', query).names[0]).toMatch(expected);
  });
});

describe('Words of another language', () => {
  it('are searched without their particles, and are not taken for misspelled brands', () => {
    expect(search('en', 'bijli ka taar 2.5 mm').names[0]).toMatch(/cable/);
    expect(search('en', 'parda')).toMatchObject({ notSold: null });
    expect(search('en', 'parda').names[0]).toMatch(/curtain|sheer/);
  });
});

describe('What is not sold', () => {
  it.each(['quiet exhaust fan for bathroom', 'plastic water tank for villa roof', 'tv stand with drawers'])(
    'is seen before its use: %s',
    (query) => {
      expect(search('en', query).notSold).not.toBeNull();
    },
  );

  it('is no brand that is written like a measure', () => {
    expect(search('ar', 'خرطوم 3 متر').notSold?.kind).not.toBe('brand');
    expect(search('ar', 'شريط 3 ام').notSold).toMatchObject({ name: 'ثري ام' });
  });

  it('is the brand when a kind of product is part of its name', () => {
    expect(search('ar', 'بلاك اند ديكر').notSold?.name).toBe('بلاك آند ديكر');
  });

  it('is no brand whose name describes a product', () => {
    expect(search('en', 'kitchen knife that stays sharp').notSold).toBeNull();
  });
});

describe('A need', () => {
  it('does not replace the product that is named before "with"', () => {
    expect(search('en', 'mirror for bathroom with light').names[0]).toMatch(/mirror/);
    expect(search('ar', 'مراية حمام باضاءة').names[0]).toMatch(/mirror/);
  });
});

describe("Editors' phrases", () => {
  it('come before phrases with the same stems', () => {
    expect(search('ar', 'قفل باب رئيسي').names[0]).not.toMatch(/closer/);
  });

  it('are found by other words of the same meaning', () => {
    expect(search('en', 'garden faucet').codes[0]).toBe('BN-40210');
    expect(search('ar', 'لي سخان').codes).toEqual(['BN-40342']);
  });

  it('are not followed by products that match far less', () => {
    expect(search('en', 'bench vice').codes).toEqual(['BN-33206']);
  });
});

describe('A use before or after the product', () => {
  it.each([
    ['rack for dishes', /dish rack|drying rack/],
    ['chair for the beach', /camp chair/],
    ['board for cutting meat', /board/],
    ['paint for kids room', /nursery|emulsion/],
  ])('is part of the name of a kind: %s', (query, expected) => {
    expect(search('en', query).names[0]).toMatch(expected);
  });
});

describe('A short query that names a kind', () => {
  it.each([
    ['glass shelf', /shel/],
    ['stainless steel kitchen sink', /sink/],
    ['matte black shower', /shower/],
    ['sanding wood table', /sand/],
  ])('finds that kind, also without its other words: %s', (query, expected) => {
    expect(search('en', query).names[0]).toMatch(expected);
  });

  it.each([
    ['door ha', /handle/],
    ['paint br', /brush/],
    ['cordless dri', /drill/],
  ])('may be incomplete: %s', (query, expected) => {
    expect(search('en', query).names[0]).toMatch(expected);
  });
});

describe('The Arabic word for water', () => {
  it.each([
    ['حساس ماء', /leak shut-off valve/],
    ['قوارير الماء', /water bottle/],
    ['مضخة ماء نص حصان', /water pump/],
  ] as const)('is no stop word: %s', (query, expected) => {
    expect(search('ar', query).names[0]).toMatch(expected);
  });
});

it('a product that is named as in a title of a guide is found by its name, below the guide', () => {
  const { pages, names } = search('en', 'first aid box');
  expect(pages?.map(({ path }) => path)).toEqual(['/blogs/a-first-aid-box-for-the-workshop']);
  expect(names[0]).toMatch(/first aid box/);
});

describe('A mistyped query', () => {
  it.each([
    ['en', 'hose nozzel', 'hose nozzle'],
    ['en', 'screw drver', 'screw driver'],
    ['en', 'dimer switch', 'dimmer switch'],
    ['ar', 'مصامير', 'مسامير'],
  ] as const)('has the results of the correct spelling, in %s: %s', (language, typed, correct) => {
    const { codes, pages, correctedQuery } = search(language, typed);
    const expected = search(language, correct);
    expect([codes, pages]).toEqual([expected.codes, expected.pages]);
    expect(correctedQuery).toBe(correct);
  });
});

describe('The product in an English query', () => {
  it.each([
    ['cotton coverall long sleeve', /overall|boiler suit/],
    ['artificial grass balcony', /artificial grass/],
    ['ss hinge soft close', /hinge/],
  ])('is its noun, not the feature or the place after it: %s', (query, expected) => {
    expect(search('en', query).names[0]).toMatch(expected);
  });
});

describe('A size that is only in the specifications', () => {
  it('brings the product with the nearest one to the front when none has the size', () => {
    expect(search('en', '6 ft aluminium ladder').codes[0]).toBe('BN-30152');
  });
});

describe('A size that few products of the kind have', () => {
  it('is followed by similar sizes, not by very different ones', () => {
    const { codes } = search('en', '30 m garden hose');
    expect(codes.slice(0, 2)).toEqual(['BN-60104', 'BN-60101']);
    expect(search('en', '5 m tape measure').codes).not.toContain('BN-32102');
  });

  it('is found in metres where two sides are given without a unit', () => {
    expect(search('ar', 'سجادة 2 في 3').codes[0]).toBe('BN-80111');
  });
});

describe('The name of a kind in an English query', () => {
  it.each([
    ['laser line level', /laser/],
    ['vacuum cleaner wet dry', /wet and dry vacuum/],
    ['usb socket wall plate', /socket.*usb-c/],
    ['screw driver star small', /screwdriver/],
  ])(
    'is found where its words are apart, in another order or beside words no product has: %s',
    (query, expected) => {
      expect(search('en', query).names[0]?.toLowerCase()).toMatch(expected);
    },
  );
});

describe('A list of fewer than three products', () => {
  it.each([
    ['en', 'led bulb 9w', 2, /emergency bulb 9 W/],
    ['en', 'hose 30 meters', 1, /hose reel, 30 m/],
    ['ar', 'مقابض ابواب سوداء', 2, /flush pulls/],
    ['en', 'bamboo laundry basket', 1, /laundry basket/],
  ] as const)('goes on with others of the category, in %s: %s', (language, query, position, expected) => {
    expect(search(language, query).names[position]).toMatch(expected);
  });

  it('does not go on with products of other categories', () => {
    expect(search('en', 'padlock 50mm').names.filter((name) => !/padlock/.test(name))).toEqual([]);
  });
});
