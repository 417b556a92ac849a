import type { SizeChartEntity } from '../catalog/model.ts';

const SIZE_CHART_ENTRIES = [
  {
    code: 'tops',
    name: { en: 'Shirts, jackets and overalls', ar: 'القمصان والسترات والأفرولات' },
    note: {
      en: 'Measure the chest under the arms, over a thin shirt. Between two sizes, take the larger for work.',
      ar: 'قِس محيط الصدر تحت الإبطين فوق قميص خفيف. إن كنت بين مقاسين فاختر الأكبر للعمل.',
    },
    columns: [
      { en: 'Size', ar: 'المقاس' },
      { en: 'Chest, cm', ar: 'الصدر، سم' },
      { en: 'Waist, cm', ar: 'الخصر، سم' },
      { en: 'Height, cm', ar: 'الطول، سم' },
    ],
    rows: [
      ['S', '88-94', '76-82', '164-170'],
      ['M', '95-101', '83-89', '170-176'],
      ['L', '102-108', '90-97', '176-182'],
      ['XL', '109-116', '98-106', '182-188'],
      ['XXL', '117-125', '107-116', '186-192'],
    ],
  },
  {
    code: 'trousers',
    name: { en: 'Trousers and belts', ar: 'البناطيل والأحزمة' },
    note: {
      en: 'The number is the waist in inches. Measure where the belt sits, not at the navel.',
      ar: 'الرقم هو محيط الخصر بالبوصة. قِس عند موضع الحزام لا عند السرة.',
    },
    columns: [
      { en: 'Size', ar: 'المقاس' },
      { en: 'Waist, cm', ar: 'الخصر، سم' },
      { en: 'Hip, cm', ar: 'الورك، سم' },
      { en: 'Inside leg, cm', ar: 'طول الساق الداخلي، سم' },
    ],
    rows: [
      ['30', '76-79', '92-95', '80'],
      ['32', '80-84', '96-99', '81'],
      ['34', '85-89', '100-104', '82'],
      ['36', '90-94', '105-109', '83'],
      ['38', '95-99', '110-114', '84'],
      ['40', '100-105', '115-119', '84'],
    ],
  },
  {
    code: 'footwear',
    name: { en: 'Boots and sandals', ar: 'الأحذية والصنادل' },
    note: {
      en: 'Stand on a sheet of paper in the evening, in the socks that you will wear, and measure heel to longest toe.',
      ar: 'قف على ورقة مساءً بالجورب الذي ستلبسه، وقِس من الكعب إلى أطول إصبع.',
    },
    columns: [
      { en: 'EU size', ar: 'المقاس الأوروبي' },
      { en: 'UK size', ar: 'المقاس البريطاني' },
      { en: 'Foot length, cm', ar: 'طول القدم، سم' },
    ],
    rows: [
      ['39', '5.5', '24.6'],
      ['40', '6.5', '25.2'],
      ['41', '7', '25.9'],
      ['42', '8', '26.6'],
      ['43', '9', '27.2'],
      ['44', '9.5', '27.9'],
      ['45', '10.5', '28.5'],
      ['46', '11', '29.2'],
    ],
  },
  {
    code: 'gloves',
    name: { en: 'Gloves', ar: 'القفازات' },
    note: {
      en: 'Measure around the palm below the knuckles, thumb left out.',
      ar: 'قِس محيط راحة اليد أسفل مفاصل الأصابع من دون الإبهام.',
    },
    columns: [
      { en: 'Size', ar: 'المقاس' },
      { en: 'Palm, cm', ar: 'محيط الراحة، سم' },
      { en: 'Hand length, cm', ar: 'طول اليد، سم' },
    ],
    rows: [
      ['7', '17.8', '17.1'],
      ['8', '20.3', '18.2'],
      ['9', '22.9', '19.2'],
      ['10', '25.4', '20.4'],
      ['11', '27.9', '21.5'],
    ],
  },
  {
    code: 'thobes',
    name: { en: 'Thobes and kanduras', ar: 'الأثواب والكنادير' },
    note: {
      en: 'The number is the length in inches, from the shoulder beside the neck down to the ankle.',
      ar: 'الرقم هو الطول بالبوصة، من الكتف بجانب الرقبة حتى الكاحل.',
    },
    columns: [
      { en: 'Size', ar: 'المقاس' },
      { en: 'Length, cm', ar: 'الطول، سم' },
      { en: 'Chest, cm', ar: 'الصدر، سم' },
      { en: 'Shoulder, cm', ar: 'الكتف، سم' },
    ],
    rows: [
      ['52', '132', '104', '44'],
      ['54', '137', '108', '45'],
      ['56', '142', '112', '46'],
      ['58', '147', '118', '47'],
      ['60', '152', '124', '49'],
    ],
  },
  {
    code: 'bedding',
    name: { en: 'Sheets and duvet covers', ar: 'الشراشف وأغطية اللحف' },
    note: {
      en: 'Measure the mattress: width, length, and height for fitted sheets.',
      ar: 'قِس المرتبة: العرض والطول، والارتفاع لاختيار الشرشف المطاطي.',
    },
    columns: [
      { en: 'Size', ar: 'المقاس' },
      { en: 'Mattress, cm', ar: 'المرتبة، سم' },
      { en: 'Duvet, cm', ar: 'اللحاف، سم' },
    ],
    rows: [
      [{ en: 'Single', ar: 'مفرد' }, '90 × 190', '140 × 210'],
      [{ en: 'Queen', ar: 'كوين' }, '150 × 200', '220 × 230'],
      [{ en: 'King', ar: 'كينج' }, '180 × 200', '240 × 260'],
      [{ en: 'Super king', ar: 'سوبر كينج' }, '200 × 200', '260 × 280'],
    ],
  },
] as const satisfies readonly SizeChartEntity[];

export const SIZE_CHARTS: readonly SizeChartEntity[] = SIZE_CHART_ENTRIES;

export type SizeChartCode = (typeof SIZE_CHART_ENTRIES)[number]['code'];
