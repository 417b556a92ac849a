// English words around the name of something that is not sold.

// What is said about a broken device: "fridge making noise". The device is meant.
export const FAULT_WORDS = new Set(
  (
    'work working cool cooling heat heating overheat overheating noise noisy make making sound start starting ' +
    'spin spinning turn turning turned off broke broken crack cracked damage damaged slow dead dying die fault ' +
    'faulty hot leak leaking leaky smell smelly smelling maintenance refill ' +
    'stuck blocked shake shaking vibrate vibrating trip tripping loud quickly fast charge ' +
    'charging properly stopped anymore suddenly ' +
    'تبرد يبرد تشتغل يشتغل شغاله شغال تعمل يعمل تسخن يسخن تعصر تدور يدور تطفي يطفي تشتغلش ' +
    'خربت خرب عطلت عطل تعطلت تعطل انكسرت انكسر مكسوره مكسور علقت علق'
  ).split(' '),
);

// English and Arabic words. After an English one, a name says what the product is used with: "primer for metal gate".
export const PREPOSITION =
  /^(?:for|of|in|on|to|with|from|and|or|without|near|by|under|في|علي|من|بدون|تحت|داخل)$/;

// What is done against pests; some of these words are also products (door stop).
export const PEST_VERB = /^(?:stop|kill|keep|get|catch|block)$/;
