import { describe, expect, it } from 'vitest';
import { shortenName } from '#lib/backend/reviews/own-reviews.ts';
import { detectLanguage, findTextIssue } from '#lib/backend/reviews/text-rules.ts';

describe('The text of a review', () => {
  it.each([
    'Call me on 050 123 4567',
    'My number: +971 50-123-4567',
    'رقمي ٠٥٠١٢٣٤٥٦٧',
    'Whatsapp 55123456',
    'write to huda@example.com',
    'see https://example.test/deal',
    'cheaper at other-shop.com',
    'follow @other.shop',
  ])('is rejected for contact data: %s', (text) => {
    expect(findTextIssue(text)).toBe('contact');
  });

  it.each([
    'This is shit',
    'F@ck this drill',
    'fuuuck',
    'a piece of sh*t',
    'What a b1tch of a screw',
    'منتج خرا',
    'يا شرموطة',
    'البائع حقيـــر',
    'والحقيرة',
  ])('is rejected for profanity: %s', (text) => {
    expect(findTextIssue(text)).toBe('profanity');
  });

  it.each([
    'Two coats of 4 L covered 40 m² in 2026, price 1200-1500.',
    'The cocktail cabinet assembled in Scunthorpe, a classic.',
    'Model BN-10234, 18 V, 2 × 4.0 Ah, 10/11/2026',
    'Drill <b>well</b> & <script>alert(1)</script>',
    'الكلب يحب هذا السرير، والحمار أيضًا',
    'اشتريته في 12/10/2026 بسعر 129.50',
  ])('is accepted: %s', (text) => {
    expect(findTextIssue(text)).toBeNull();
  });

  it('is in the language of most of its letters', () => {
    expect([
      detectLanguage('Torqan ممتاز جدًا وأنصح به'),
      detectLanguage('Great, شكرًا'),
      detectLanguage('5'),
    ]).toEqual(['ar', 'en', 'en']);
  });
});

it.each([
  ['Fatima Al Ali', 'Fatima A.'],
  ['فاطمة محمد العلي', 'فاطمة ع.'],
  ['Cher', 'Cher'],
  ['  ', ''],
])('the name %j is shown as %j', (name, shown) => {
  expect(shortenName(name)).toBe(shown);
});
