import { expect, it } from 'vitest';
import { renderMessage } from '#lib/backend/messaging/templates/render-message.ts';

const render = (language: 'en' | 'ar', answer: string) =>
  renderMessage({
    kind: 'case-answered',
    language,
    country: 'ae',
    data: { number: 'CS26-7K2MQ4XD', path: '/cases/CS26-7K2MQ4XD?token=a.b.c', answer },
    at: Date.parse('2026-11-20T12:00:00+04:00'),
    site: 'https://shop.example',
  });

it('the email of an answer contains it completely, line by line, with its markup as text', () => {
  const long = 'word '.repeat(300).trim();
  const { subject, text, html } = render(
    'en',
    `Hello Huda,\n\n${long}\n<a href="https://evil.example">here</a>`,
  );
  expect(subject).toBe('An answer to your case CS26-7K2MQ4XD');
  expect(text).toContain(`Hello Huda,\n\n${long}\n\n<a href="https://evil.example">here</a>`);
  expect(html).not.toContain('<a href="https://evil.example"');
  expect(html).toContain('&#60;a href=');
  expect(html).toContain('href="https://shop.example/en-ae/cases/CS26-7K2MQ4XD?token=a.b.c"');
});

it('the email of an answer is in the language of its customer', () => {
  const { subject, html } = render('ar', 'نبدّل المنتج.');
  expect(subject).toBe('رد على الحالة CS26-7K2MQ4XD');
  expect(html).toContain('dir="rtl"');
  expect(html).toContain('https://shop.example/ar-ae/cases/');
});
