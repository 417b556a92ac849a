import type { CatalogCountryCode } from '../../catalog/model.ts';
import { seededRandom } from '../seeded-random.ts';

export interface Reviewer {
  name: string;
  language: 'en' | 'ar';
  country: CatalogCountryCode;
  /** A town of the country, in the language. */
  place: string;
}

const splitNames = (names: string): readonly string[] => names.split(/[|\n]/);

const NAMES = {
  en: splitNames(`Priya N.|James H.|Anil K.|Maria S.|Omar F.|Fatima R.|Joseph D.|Sara M.|Imran Q.|Grace T.|Hassan B.|Leena V.|Tom W.
Noor A.|Rakesh P.|Charlotte B.|Bilal S.|Anita G.|Yusuf K.|Elena C.|Faisal M.|Rhea J.|Mark O.|Huda S.|Vikram R.|Aisha L.
Carlos V.|Mona E.|Peter N.|Zainab H.|Suresh M.|Laila T.|George K.|Reem D.|Arjun S.|Hannah F.|Khalid N.|Divya B.|Nadia Z.
Ben C.|Samir W.|Joanna L.|Tariq A.|Meera I.|Adel H.|Kate R.|Waleed J.|Sunita D.|Rami G.|Olivia P.`),
  ar: splitNames(`فاطمة ع.|محمد ش.|نورة ق.|أحمد م.|سارة ح.|خالد ز.|مريم ب.|عبدالله ر.|هدى س.|يوسف ك.|ليلى ن.|سعود د.|عائشة ط.|راشد ف.
منى ج.|حسن ل.|ريم ت.|ناصر ه.|شيخة و.|علي ي.|دانة خ.|بدر ص.|أمل غ.|سلطان ذ.|لطيفة م.|فهد ع.|زينب ر.|ماجد ح.|عبير س.|طلال ن.`),
};

// Countries with the cumulative share of customers, and their towns in both languages.
const PLACES: readonly (readonly [
  cumulativeShare: number,
  country: CatalogCountryCode,
  en: string,
  ar: string,
])[] = [
  [
    0.42,
    'ae',
    'Mirdif|Sharjah|Al Ain|Ajman|Khalifa City|Jumeirah|Ras Al Khaimah|Al Barsha',
    'مردف|الشارقة|العين|عجمان|مدينة خليفة|جميرا|رأس الخيمة|البرشاء',
  ],
  [
    0.66,
    'sa',
    'Riyadh|Jeddah|Dammam|Al Khobar|Madinah|Tabuk',
    'الرياض|جدة|الدمام|الخبر|المدينة المنورة|تبوك',
  ],
  [0.78, 'kw', 'Salmiya|Hawalli|Jahra|Mishref|Fahaheel', 'السالمية|حولي|الجهراء|مشرف|الفحيحيل'],
  [0.86, 'qa', 'Doha|Al Wakrah|Al Rayyan|Lusail', 'الدوحة|الوكرة|الريان|لوسيل'],
  [0.94, 'om', 'Muscat|Seeb|Sohar|Nizwa|Salalah', 'مسقط|السيب|صحار|نزوى|صلالة'],
  [1, 'bh', 'Manama|Riffa|Muharraq|Isa Town', 'المنامة|الرفاع|المحرق|مدينة عيسى'],
];

const choose = <Item>(list: readonly Item[], seed: string): Item =>
  list[Math.floor(seededRandom(seed) * list.length)] as Item;

/**
 * Chooses the author of a review: three of five write in English. No name occurs twice among a product's
 * reviews.
 */
export function chooseReviewer(id: string, product: string, index: number): Reviewer {
  const language = seededRandom(`${id}:language`) < 0.6 ? 'en' : 'ar';
  const share = seededRandom(`${id}:country`);
  const [, country, english, arabic] = PLACES.find(([limit]) => share < limit) ?? PLACES[0] ?? ([] as never);
  const first = Math.floor(seededRandom(`${product}:names`) * NAMES[language].length);
  const towns = (language === 'en' ? english : arabic).split('|');
  return {
    name: NAMES[language][(first + index) % NAMES[language].length] ?? '',
    language,
    country,
    place: choose(towns, `${id}:place`),
  };
}
