import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from '#lib/backend/content/placeholders.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { EXPRESS_DELIVERY, STANDARD_DELIVERY } from '#lib/locale/delivery/delivery-promises.ts';

const days = `${STANDARD_DELIVERY.from} to ${STANDARD_DELIVERY.to} days`;
const daysInArabic = `${STANDARD_DELIVERY.from} إلى ${STANDARD_DELIVERY.to} أيام`;
const hours = `${EXPRESS_DELIVERY.from} to ${EXPRESS_DELIVERY.to} hours`;
const hoursInArabic = `${EXPRESS_DELIVERY.from} إلى ${EXPRESS_DELIVERY.to} ساعات`;
const read = (path: string): string =>
  fillPlaceholders(readFileSync(`src/content/${path}`, 'utf8'), { country: COUNTRIES.ae, language: 'en' });

describe('Editorial texts', () => {
  it.each([
    'icons.json',
    'fulfillment-icons.json',
    'order-confirmation.json',
    'pages/help-support.md',
    'pages/terms-conditions.md',
  ])('state the standard delivery time of the shop: %s', (path) => {
    expect(read(`en/${path}`)).toContain(days);
    expect(read(`ar/${path}`)).toContain(daysInArabic);
  });

  it.each(['pages/help-support.md', 'pages/terms-conditions.md'])(
    'state the express delivery time of the shop: %s',
    (path) => {
      expect(read(`en/${path}`)).toContain(hours);
      expect(read(`ar/${path}`)).toContain(hoursInArabic);
    },
  );
});
