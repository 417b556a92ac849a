// The fan deck. Light reflectance and undertone follow from the colour itself.
import type { Shade, ShadeFamily } from './types.ts';

type Row = [code: number, hex: string, en: string, ar: string];

const DECK: Record<ShadeFamily, Row[]> = {
  white: [
    [1001, '#fbfaf5', 'Jasmine White', 'أبيض الياسمين'],
    [1002, '#f6f3ea', 'Mother of Pearl', 'صدف اللؤلؤ'],
    [1003, '#f2eee2', 'Camel Milk', 'حليب النوق'],
    [1004, '#eef1ef', 'Salt Flat', 'سبخة الملح'],
    [1005, '#f1f3f5', 'Dishdasha', 'بياض الدشداشة'],
    [1006, '#f5efe6', 'Shell Lime', 'نورة بيضاء'],
  ],
  neutral: [
    [2041, '#d8c3a0', 'Liwa Sand', 'رمل ليوا'],
    [2042, '#e6d8c0', 'Winter Dune', 'كثيب الشتاء'],
    [2043, '#cbb393', 'Barasti', 'سعف البرستي'],
    [2044, '#e9dfd0', 'Karak Foam', 'رغوة الكرك'],
    [2045, '#b9a78d', 'Old Jetty', 'الفرضة القديمة'],
    [2046, '#dcd0c4', 'Coral Stone', 'حجر المرجان'],
    [2047, '#c9bda9', 'Sadu Wool', 'صوف السدو'],
  ],
  yellow: [
    [3011, '#f3dfa2', 'Ripe Khalas', 'رطب الخلاص'],
    [3012, '#eec65f', 'Saffron Thread', 'خيط الزعفران'],
    [3013, '#e0b13c', 'Ghaf Blossom', 'زهر الغاف'],
    [3014, '#f7ebc6', 'Lemon Sherbet', 'شربت الليمون'],
    [3015, '#c99a2e', 'Souq Gold', 'ذهب السوق'],
  ],
  orange: [
    [3521, '#e8a66b', 'Apricot Dusk', 'مشمش الغروب'],
    [3522, '#d97e3f', 'Ember Brazier', 'جمر المنقل'],
    [3523, '#efc7a0', 'Luqaimat', 'لقيمات'],
    [3524, '#c4622d', 'Hajar Rust', 'حمرة جبال الحجر'],
  ],
  red: [
    [4031, '#a83232', 'Ghutra Red', 'حمرة الشماغ'],
    [4032, '#c24e3f', 'Pomegranate Seed', 'حبّ الرمان'],
    [4033, '#7e2a2c', 'Henna Night', 'ليلة الحناء'],
    [4034, '#b5523f', 'Clay Oven', 'تنور الطين'],
  ],
  pink: [
    [4541, '#e9c4bd', 'Taif Rose', 'ورد الطائف'],
    [4542, '#d99a97', 'Damask Petal', 'بتلة الجوري'],
    [4543, '#f2dcd5', 'Flamingo Creek', 'فلامنجو الخور'],
    [4544, '#c2777a', 'Dried Rose Tea', 'شاي الورد'],
  ],
  purple: [
    [5051, '#b9aec9', 'Desert Hyacinth', 'ذانون البر'],
    [5052, '#7d6b93', 'Amethyst Oud', 'عود الجمشت'],
    [5053, '#d9d2e0', 'Evening Haze', 'غبشة المساء'],
    [5054, '#4e3f5e', 'Fig Courtyard', 'تين الحوش'],
  ],
  blue: [
    [6061, '#2f6f8f', 'Pearl Diver', 'غوّاص اللؤلؤ'],
    [6062, '#a9cbd6', 'Shallow Reef', 'قصار المرجان'],
    [6063, '#1f3f5b', 'Dhow Night', 'ليل المحمل'],
    [6064, '#5b9fb5', 'Corniche', 'الكورنيش'],
    [6065, '#d3e3e8', 'Sea Mist', 'ضباب البحر'],
    [6066, '#3c5a86', 'Indigo Trader', 'نيلي التاجر'],
    [6067, '#7fa6c4', 'Shamal Sky', 'سماء الشمال'],
  ],
  green: [
    [7071, '#7c8f6a', 'Date Palm', 'ظل النخيل'],
    [7072, '#b7c2a2', 'Sidr Leaf', 'ورق السدر'],
    [7073, '#3f5f4c', 'Mangrove', 'القرم'],
    [7074, '#a8c3b3', 'Mint Glass', 'نعناع الإستكانة'],
    [7075, '#5f7f74', 'Falaj Moss', 'طحلب الفلج'],
    [7076, '#d6dfce', 'Oasis Dawn', 'فجر الواحة'],
    [7077, '#2c4a44', 'Jebel Shams Pine', 'عرعر جبل شمس'],
  ],
  brown: [
    [8081, '#6b4a34', 'Arabic Coffee', 'القهوة العربية'],
    [8082, '#8d6a4c', 'Teak Door', 'باب الساج'],
    [8083, '#a98562', 'Cardamom Husk', 'قشر الهيل'],
    [8084, '#4a3428', 'Date Syrup', 'دبس التمر'],
    [8085, '#b98c6b', 'Mud Fort', 'قلعة الطين'],
  ],
  grey: [
    [9091, '#8d9294', 'Tarmac Mirage', 'سراب الطريق'],
    [9092, '#c7cac9', 'Fish Scale', 'فضة السمك'],
    [9093, '#565c60', 'Storm Shamal', 'عاصفة الطوز'],
    [9094, '#dfe0dd', 'Marble Souq', 'رخام السوق'],
    [9095, '#a9a39a', 'Wind Tower', 'البارجيل'],
    [9096, '#34393c', 'Basalt', 'صخر البازلت'],
  ],
};

export const SHADES: Shade[] = (Object.keys(DECK) as ShadeFamily[]).flatMap((family) =>
  DECK[family].map(([number, hex, en, ar]) => ({
    code: `BN-${number}`,
    family,
    name: { en, ar },
    hex,
    lrv: lightReflectance(hex),
    undertone: undertoneOf(hex),
  })),
);

function channels(hex: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** CIE Y of the sRGB colour, as paint makers print it on a chip: 0 to 100, one decimal. */
export function lightReflectance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return Math.round((0.2126 * red + 0.7152 * green + 0.0722 * blue) * 1000) / 10;
}

function undertoneOf(hex: string): Shade['undertone'] {
  const [red, , blue] = channels(hex);
  const lean = red - blue;
  if (Math.abs(lean) < 8) return 'neutral';
  return lean > 0 ? 'warm' : 'cool';
}

const codesWithout = (families: ShadeFamily[]): string[] =>
  SHADES.filter(({ family }) => !families.includes(family)).map(({ code }) => code);

/** Which part of the deck each line of paint can be mixed in. */
export const SHADES_BY_LINE: Record<string, string[]> = {
  interior: codesWithout([]),
  // Organic violets and strong pinks fade in full sun, so façades are not mixed in them.
  exterior: codesWithout(['purple', 'pink']),
  satin: codesWithout(['yellow', 'orange']),
};
