import { expect, it } from 'vitest';
import { loadReviewStep } from '#lib/loaders/checkout/review-step.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import { addToCart, readLines, sendForm, setUpApiHarness } from '../../api-harness.ts';
import { completeSteps, loadPage, requestCheckout } from '../../checkout/steps-harness.ts';

setUpApiHarness();

it('the review step shows that other customers are paying for the products, and keeps the cart', async () => {
  const error = 'Drill T-TEN: The last ones are held for a payment in progress. Try again in 15 minutes.';
  const [first, second, third] = [new TestBrowser(), new TestBrowser(), new TestBrowser()];
  for (const browser of [first, second, third]) await addToCart(browser, 'T-TEN', 8);
  for (const browser of [first, second]) {
    expect(await requestCheckout(browser)).toBe('/en-ae/checkout/contact');
    expect((await completeSteps(browser)).at(-1)).toBe('/en-ae/checkout/review');
  }
  const { expectedTotal } = await loadPage(loadReviewStep, first);
  const fields = { amount: String(expectedTotal) };
  expect(await sendForm(first, 'placeOrder', fields)).toMatch(/^\/sandbox\/pay\//);
  expect(await sendForm(second, 'placeOrder', fields)).toBe('/en-ae/checkout/review');
  expect((await loadPage(loadReviewStep, second)).error).toBe(error);
  expect(await readLines(second)).toEqual(['T-TEN × 8']);
  // A checkout that is started meanwhile redirects to the cart.
  expect(await requestCheckout(third)).toBe('/en-ae/cart');
  expect(consumeFlash(third.createRequest().cookies)).toMatchObject({ form: 'checkout', error });
  expect(await readLines(third)).toEqual(['T-TEN × 8']);
});
