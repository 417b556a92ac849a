import { describe, expect, it } from 'vitest';
import type { MessageKind } from '#lib/backend/messaging/message.ts';
import { type MessageDraft, renderMessage } from '#lib/backend/messaging/templates/render-message.ts';
import { ChallengePurposeSchema } from '#lib/contract/auth/auth.ts';
import { MESSAGE_KINDS } from '#lib/contract/sandbox.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import { createSampleOrder } from '../../../support/orders/sample-order.ts';
import { createSampleReturn } from '../../../support/orders/sample-return.ts';

const NOON = Date.parse('2026-11-20T12:00:00+04:00');
const SITE = 'https://shop.example';
const CODE = '048213';

const FACTS = {
  code: CODE,
  purpose: 'sign-in',
  expiresAt: String(NOON + 5 * 60_000),
  name: 'Huda Al Ali',
  device: 'Chrome · Windows',
  at: String(NOON),
  what: 'mobile',
  sentTo: '+971 •••• 4567',
};

const TOKEN = 'header.payload.signature';

function getData(kind: MessageKind, language: 'en' | 'ar'): MessageDraft['data'] {
  if (kind === 'return-status')
    return { return: JSON.stringify(createSampleReturn('Requested')), store: 'null', firstName: 'Huda' };
  if (kind !== 'order-placed' && kind !== 'order-status') return FACTS;
  const order = { order: JSON.stringify(createSampleOrder({ language })), store: 'null', token: TOKEN };
  return kind === 'order-placed' ? order : { ...order, status: 'Packed', shipment: '' };
}

const render = (kind: MessageKind, overrides: Partial<MessageDraft> = {}) => {
  const { language = 'en' } = overrides;
  const data = getData(kind, language);
  return renderMessage({ kind, language, country: 'ae', data, at: NOON, site: SITE, ...overrides });
};

const count = (text: string, part: string) => text.split(part).length - 1;

const all = MESSAGE_KINDS.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language })));

describe.each(all)('The message $kind in $language', ({ kind, language }) => {
  const written = render(kind, { language });
  const texts = [written.sender, written.subject, written.text, written.html, written.sms];

  it('leaves no placeholder and no untranslated key', () => {
    for (const text of texts) expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN|mail:|\bmail\./);
    for (const text of texts) expect(text.trim()).not.toBe('');
  });

  it('has a subject of one short line', () => {
    expect(written.subject.length).toBeLessThanOrEqual(78);
    expect(written.subject).not.toMatch(/[\r\n\u2066-\u2069]/);
    expect(written.subject).not.toContain(CODE);
  });

  it('is marked with its language and direction', () => {
    const direction = language === 'ar' ? 'rtl' : 'ltr';
    expect(written.html).toContain(`<html lang="${language}-AE" dir="${direction}">`);
    expect(written.html).toContain(`<body dir="${direction}"`);
  });

  it('contains its code once, and no other message does', () => {
    const hasCode = kind === 'code' || kind === 'wallet-pin';
    const times = hasCode ? 1 : 0;
    expect([count(written.text, CODE), count(written.html, CODE)]).toEqual([times, times]);
    const lines = written.sms.split('\n');
    expect(lines[0]?.startsWith(CODE)).toBe(hasCode);
    expect(lines.at(-1) === `@shop.example #${CODE}`).toBe(hasCode);
    expect(count(written.sms, CODE)).toBe(2 * times);
  });

  it('links only to this shop, in its own language', () => {
    const links = written.html.match(/https?:\/\/[^"<\s]+/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(new RegExp(`^${SITE}/${language}-ae(/|$)`));
    expect(written.html).not.toMatch(/<(img|script|link|iframe|table|form)\b/i);
  });
});

it.each(MESSAGE_KINDS)('%s in Arabic has no English word in it', (kind) => {
  const { subject, text, html, sms } = render(kind, { language: 'ar' });
  const visibleText = html.replace(/<title>.*<\/title>|<[^>]*>/g, ' ');
  for (const part of [subject, text, visibleText, sms]) {
    // Codes, names and units come from the customer or the catalog, not from the templates.
    const orderFacts = ['AE26-000123-7', 'Huda', 'Al Ali', 'Al Barsha', 'Street 12, opposite the park'];
    const returnFacts = ['AE26-000123-7-R1', 'Cordless drill 18 V', 'Warranty'];
    const rest = [...Object.values(FACTS), ...returnFacts, ...orderFacts, 'BL-01', 'WELCOME', 'M6'].reduce(
      (remainder, fact) => remainder.replaceAll(fact, ' '),
      part.replace(/https?:\/\/\S+|@?shop\.example/g, ' '),
    );
    expect(rest).not.toMatch(/[A-Za-z]/);
    expect(rest).not.toMatch(/[٠-٩]/);
  }
});

it('keeps digits and addresses together in Arabic', () => {
  const { text, html } = render('new-device', { language: 'ar' });
  expect(text).toContain('\u2066Chrome · Windows\u2069');
  expect(html).toContain('الساعة 12 ظهرًا');
  for (const value of ['20/11/2026', 'Chrome · Windows']) {
    expect(html).toMatch(new RegExp(`<bdi dir="ltr"[^>]*>${value}</bdi>`));
  }
  expect(render('new-device').text).not.toMatch(/[\u2066-\u2069]/);
});

it.each(ChallengePurposeSchema.options)('a code to %s states its purpose', (purpose) => {
  const renderLead = (language: 'en' | 'ar') =>
    render('code', { language, data: { ...FACTS, purpose } }).text.split('\n\n')[1];
  const others = ChallengePurposeSchema.options.filter((other) => other !== purpose);
  for (const other of others) {
    expect(render('code', { data: { ...FACTS, purpose: other } }).text).not.toContain(renderLead('en'));
  }
  expect(renderLead('ar')).toMatch(/:$/);
});

it.each([
  [1, 'within 1 minute.', 'خلال دقيقة.'],
  [2, 'within 2 minutes.', 'خلال دقيقتين.'],
  [5, 'within 5 minutes.', 'خلال 5 دقائق.'],
  [15, 'within 15 minutes.', 'خلال 15 دقيقة.'],
])('a code of %d minutes has the right plural', (minutes, english, arabic) => {
  const data = { ...FACTS, expiresAt: String(NOON + minutes * 60_000) };
  expect(render('code', { data }).text).toContain(english);
  expect(render('code', { data, language: 'ar' }).text).toContain(arabic);
});

it('escapes hostile names', () => {
  const name = '<b>Huda</b>\r\nBcc: all@shop.example\u202e"';
  const { subject, text, html } = render('welcome', { data: { name } });
  expect(html).toContain('&#60;b&#62;Huda&#60;/b&#62; Bcc');
  expect(html).not.toContain('<b>');
  expect(text).not.toMatch(/\r|\nBcc|\u202e/);
  expect(subject).toBe('Welcome to Binaa');
  expect(render('welcome', { data: { name: 'x'.repeat(10_000) } }).text.length).toBeLessThan(1000);
});

it('leaves out names from messages that anyone can trigger', () => {
  const { text, html } = render('code');
  expect(text + html).not.toContain('Huda');
});

describe('The confirmation of an order', () => {
  const renderOrder = (language: 'en' | 'ar') => render('order-placed', { language });

  it('has items, sums, place, payment and return dates in both languages', () => {
    const english = renderOrder('en').text;
    for (const part of [
      'Cordless drill 18 V\n1 × AED\u00a0123.45 = AED\u00a0123.45',
      '+ Assembly service',
      'Shade: Morning sky, BL-01',
      'Welcome discount (WELCOME): −AED\u00a05.00',
      'Delivery: AED\u00a015.00',
      'DELIVERY TO\n\nHuda Al Ali',
      'Standard delivery, 3 to 5 days',
      'Card ending in 4242',
      'Cannot be returned: Velvet emulsion, 4 L.',
      'Within 14 days after receipt',
    ]) {
      expect(english).toContain(part);
    }
    for (const line of renderOrder('ar')
      .text.split('\n')
      .filter((text) => /^[\u200f]?\u2068/.test(text))) {
      expect(line).toMatch(/^\u200f/);
    }
    expect(english).not.toMatch(/\u200f/);
    const arabic = renderOrder('ar').text.replace(/[\u2066-\u2069]/g, '');
    for (const part of [
      'مثقاب لاسلكي 18 فولت',
      'درجة اللون: سماء الصباح، BL-01',
      'التوصيل: 15.00',
      'خلال 14 يومًا',
    ]) {
      expect(arabic).toContain(part);
    }
  });

  it('links to the order with its token, for 90 days', () => {
    const { text, html } = renderOrder('en');
    const link = `${SITE}/en-ae/order-confirmation/AE26-000123-7?token=${TOKEN}`;
    expect(text).toContain(link);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain('for 90 days');
  });

  it('escapes hostile texts of an order and removes their direction marks', () => {
    const order = createSampleOrder();
    const contact = order.fulfillmentInfo.fulfillmentContact;
    if (contact) contact.address.deliveryAddress = '<img src=x>\u202e\r\nBcc: all@shop.example';
    const data = { order: JSON.stringify(order), token: TOKEN };
    const { text, html } = render('order-placed', { data });
    expect(html).toContain('&#60;img src=x&#62; Bcc');
    expect(html).not.toContain('<img');
    expect(text).not.toMatch(/\u202e|\r|\nBcc/);
  });
});
