/**
 * Words that texts for customers must not contain, with their replacements. Whole words are matched: in Arabic also
 * after the article and one-letter prefixes, with or without vowel marks.
 */
export interface RetiredWord {
  retired: string;
  use: string;
  /** Phrases in which the word is allowed. */
  except?: readonly string[];
  /** Whether product texts may contain it in another meaning, such as a compartment or a countersunk hole. */
  isAllowedInProducts?: true;
}

export const RETIRED_WORDS: Record<'en' | 'ar', readonly RetiredWord[]> = {
  en: [{ retired: 'fan deck', use: 'shade card' }],
  ar: [
    { retired: 'مثقاب', use: 'دريل' },
    { retired: 'مثاقب', use: 'دريلات' },
    { retired: 'الدمر', use: 'الديمر' },
    { retired: 'خافت', use: 'ديمر', except: ['ضوء خافت', 'الضوء الخافت'] },
    { retired: 'روابي', use: 'فارات' },
    { retired: 'رابوه', use: 'فارة' },
    { retired: 'مرابط', use: 'كلمبات' },
    { retired: 'مربط حرف', use: 'كلمب حرف' },
    { retired: 'ملزمة', use: 'منجلة' },
    { retired: 'ملازم', use: 'منجلات' },
    { retired: 'كشاف غسل', use: 'كشاف إضاءة جدران' },
    { retired: 'غسل الجدران', use: 'إضاءة الجدران' },
    { retired: 'شديد الانطفاء', use: 'مطفي تمامًا' },
    { retired: 'قشر البيض', use: 'نصف مطفي (إيج شل)' },
    { retired: 'مريمية', use: 'ميرمية' },
    { retired: 'رمح سقاية', use: 'عصا سقي' },
    { retired: 'شفاط زجاج', use: 'ممسحة زجاج كهربائية' },
    { retired: 'مفتاح بلدي', use: 'سبانة' },
    { retired: 'لوحة شطف', use: 'زر سيفون' },
    { retired: 'ماكينة شطف', use: 'ماكينة سيفون' },
    { retired: 'مصرف', use: 'تصريف، صفاية' },
    { retired: 'مصارف', use: 'صفايات' },
    { retired: 'مجالي', use: 'أحواض المطبخ' },
    { retired: 'مجلى', use: 'حوض مطبخ' },
    { retired: 'حث', use: 'إندكشن', except: ['بحث'] },
    { retired: 'قابلة للخفت', use: 'قابلة للتعتيم' },
    { retired: 'زرادية كبّاس', use: 'زرادية قفل' },
    { retired: 'واقي اندفاع', use: 'واقي ارتفاع الجهد' },
    { retired: 'الحث', use: 'الإندكشن' },
    { retired: 'موقد حث', use: 'إندكشن' },
    { retired: 'سرير استلقاء', use: 'شيزلونج' },
    { retired: 'أوتاد شمسية', use: 'إضاءة شمسية للممرات بوتد' },
    { retired: 'المؤونة', use: 'القهوة والتمر والأغذية' },
    { retired: 'المعلقات', use: 'الإضاءة المعلّقة' },
    { retired: 'جسم فقط', use: 'الجهاز فقط' },
    { retired: 'غير مشمول', use: 'غير مرفق' },
    { retired: 'غير مشمولة', use: 'غير مرفقة' },
    { retired: 'خشب حبيبي', use: 'خشب مضغوط' },
    { retired: 'خشب الحبيبي', use: 'الخشب المضغوط' },
    { retired: 'البلد', use: 'الدولة', isAllowedInProducts: true },
    { retired: 'بلدك', use: 'دولتك' },
    { retired: 'البلدان', use: 'الدول' },
    { retired: 'بلداننا', use: 'دولنا' },
    { retired: 'استمارة', use: 'نموذج' },
    { retired: 'خانة', use: 'حقل', isAllowedInProducts: true },
    { retired: 'خانات', use: 'حقول', isAllowedInProducts: true },
    { retired: 'قابس', use: 'فيش', isAllowedInProducts: true },
    { retired: 'أفياش', use: 'مقابس', isAllowedInProducts: true },
    { retired: 'أجرة', use: 'رسوم' },
    { retired: 'رمز القسيمة', use: 'كود الخصم' },
    { retired: 'القسائم', use: 'أكواد الخصم' },
    { retired: 'قسيمة', use: 'كود الخصم', except: ['قسيمة الإرجاع', 'قسيمته', 'قسيمة إرجاع'] },
    { retired: 'يرجى', use: 'a plain imperative' },
    { retired: 'الحاسوب', use: 'الكمبيوتر' },
    { retired: 'زبون', use: 'عميل' },
    { retired: 'زبائن', use: 'عملاء' },
    { retired: 'كاونتر', use: 'ركن الاستلام', isAllowedInProducts: true },
    { retired: 'منضدة', use: 'ركن الاستلام', isAllowedInProducts: true },
    { retired: 'مصرفي', use: 'بنكي' },
    { retired: 'طلبت ضيفا', use: 'كضيف (من دون حساب)' },
    { retired: 'تطلب ضيفا', use: 'كضيف (من دون حساب)' },
    { retired: 'المخفض فقط', use: 'العروض فقط' },
    { retired: 'أرسلوا', use: 'أرسل' },
    { retired: 'لعبارة', use: 'عن، لـ' },
    { retired: 'إنقاص', use: 'تقليل' },
    { retired: 'غاطسة', use: 'مخفية', isAllowedInProducts: true },
    { retired: 'البريد', use: 'البريد الإلكتروني', except: ['البريد الإلكتروني', 'البريد غير المرغوب'] },
    { retired: 'بريدك', use: 'بريدك الإلكتروني', except: ['بريدك الإلكتروني'] },
    { retired: 'المحل', use: 'المتجر', isAllowedInProducts: true },
    { retired: 'جلاية', use: 'غسالة الصحون' },
    { retired: 'جلايات', use: 'غسالات الصحون' },
    { retired: 'اندفاع التيار', use: 'ارتفاع الجهد' },
    { retired: 'ثابت للشمس', use: 'مقاوم للشمس' },
    { retired: 'ترويبة', use: 'روبة' },
    { retired: 'قلاووظ', use: 'لولب' },
    { retired: 'ثنر', use: 'تنر' },
    { retired: 'استفسارات الكميات', use: 'طلبات الكميات' },
    { retired: 'لليد', use: 'للمبات LED', isAllowedInProducts: true },
  ],
};

const VOWEL_MARKS = /[\u064b-\u0652\u0670\u0640]/gu;
const ARABIC_PREFIX = '[وف]?(?:(?:[بك]?ال|لل)|[بكل])?';

const normalizeText = (text: string): string => text.replace(VOWEL_MARKS, '').toLowerCase();

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function createPattern(word: string, language: 'en' | 'ar'): RegExp {
  const prefix = language === 'ar' ? ARABIC_PREFIX : '';
  return new RegExp(`(?<!\\p{L})${prefix}${escapePattern(normalizeText(word))}(?!\\p{L})`, 'u');
}

/** Returns `retired → use` for each retired word in the text of a product or of the interface. */
export function findRetiredWords(
  text: string,
  language: 'en' | 'ar',
  kind: 'product' | 'interface' = 'interface',
): string[] {
  const normalizedText = normalizeText(text);
  return RETIRED_WORDS[language]
    .filter(({ retired, except = [], isAllowedInProducts = false }) => {
      if (isAllowedInProducts && kind === 'product') return false;
      const rest = except.reduce(
        (remaining, phrase) => remaining.replaceAll(normalizeText(phrase), ' '),
        normalizedText,
      );
      return createPattern(retired, language).test(rest);
    })
    .map(({ retired, use }) => `${retired} → ${use}`);
}
