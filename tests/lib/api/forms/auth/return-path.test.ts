import { describe, expect, it } from 'vitest';
import { TestBrowser } from '../../../session/test-browser.ts';
import { createCustomer, readSentCode, sendForm, setUpApiHarness } from '../../api-harness.ts';

setUpApiHarness();

const NEXT = '/en-ae/products/tin?shade=1';
const query = (next: string) => `?${new URLSearchParams({ next })}`;

describe('The forms for a forgotten password', () => {
  it('keep the return path to the end, also after errors', async () => {
    const { email } = await createCustomer();
    const browser = new TestBrowser();
    const post = (name: string, fields: Record<string, string>) =>
      sendForm(browser, name, { ...fields, next: NEXT });
    const choose = (password: string, passwordAgain: string) =>
      post('choosePassword', { 'body.password': password, passwordAgain });
    expect(await post('forgotPassword', { 'body.identifier': '' })).toBe(
      `/en-ae/forgot-password${query(NEXT)}`,
    );
    expect(await post('forgotPassword', { 'body.identifier': email })).toBe(`/en-ae/verify${query(NEXT)}`);
    expect(await post('verifyCode', { 'body.code': '' })).toBe(`/en-ae/verify${query(NEXT)}`);
    const code = await readSentCode(email);
    const resetPage = `/en-ae/reset-password${query(NEXT)}`;
    expect(await post('verifyCode', { 'body.code': code })).toBe(resetPage);
    expect(await choose('another horse 2', 'another horse')).toBe(resetPage);
    expect(await choose('another horse 2', 'another horse 2')).toBe(NEXT);
  });
});
