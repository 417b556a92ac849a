const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

// All lists are written as `tokenize` writes words.

/** Words too frequent to describe a product or a problem. */
const GRAMMAR_WORDS = toSet(
  'a an the for of in on to with and or at by from my your our i we you it its is are am be do does can could need want ' +
    'buy get some any size without how what which where when best good that this so not no when something anything thing things stuff ' +
    'في من علي مع و الي عن او ما هو هي هاذا هاذي اريد ابي ابغي ابغا احتاج شراء افضل كيف فيه فيها اللي عشان علشان حق حقت مال شي شيء ' +
    'مقاس قياس حجم بدون بلا غير عندي لو اذا كل هذا هذي وش شنو ايش شو ليش وين اقدر لا مو مب يا انا احد ' +
    'بتاع بتاعه بتاعت بتوع تبع تبعت تبعات حقه حقين',
);

/** Words of requests and greetings. */
const REQUEST_WORDS = toSet(
  'dont doesnt cant wont me us please pls plz kindly hello hey would like sir madam bro guy guys if them they im ive really wanna ' +
    'نبي نبغي ابا بغيت ودي بدي بدنا عايز عايزه عاوز عاوزه محتاج محتاجه حابب حابه ابحث ادور ادورلي لوسمحت سمحت فضلك ' +
    'اخي اخوي الله يعافيك يعافيكم هلا مرحبا عطني وريني حاجه موجود موجوده ' +
    'داير دايره دايرين عايزين عاوزين اشتي نشتي ودنا',
);

/**
 * Words that say little about a product: they count only in editors' phrases ("cheap white paint") and in
 * descriptions of problems ("find a wire in the wall").
 */
const WEAK_WORDS = toSet(
  'show find give looking searching search there will should have just very suggest recommend somebody someone nice proper ' +
    'decent cheap cheaper cheapest affordable ' +
    'اشتري القي الاقي عندك عندكم لديكم ممكن زين كويس احسن حلو هل يوجد يتوفر متوفر بكم سعر رخيص رخيصه ارخص',
);

/** Words that only say which of the products of a kind is wanted, and that texts of other products have as well. */
const DESCRIBING_WORDS = toSet(
  'big bigger biggest large larger small smaller little tiny huge new strong stronger heavy duty quality original genuine ' +
    'modern luxury luxurious fancy stylish beautiful simple classic ' +
    'كبير كبيره صغير صغيره جديد جديده قوي قويه فخم فخمه اصلي اصليه حديث مودرن',
);

/** Whether a word is too frequent to have a meaning. */
export const isStopWord = (word: string): boolean => GRAMMAR_WORDS.has(word) || REQUEST_WORDS.has(word);

/** Whether a word says little about a product. */
export const isWeakWord = (word: string): boolean => WEAK_WORDS.has(word);

/** Whether a word only describes a product, so that a product may be found without it. */
export const isDescribingWord = (word: string): boolean => DESCRIBING_WORDS.has(word);
