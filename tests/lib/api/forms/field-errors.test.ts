import { describe, expect, it } from 'vitest';
import { getFieldErrorMessages, getFormState } from '#lib/loaders/form-state.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { consumeFlash, type FlashMessage } from '#lib/session/flash.server.ts';
import { TestBrowser } from '../../session/test-browser.ts';
import { sendForm, setUpApiHarness } from '../api-harness.ts';

setUpApiHarness();

interface FormCase {
  /** Name in the form's URL. */
  form: string;
  /** Name of the form's endpoint, if it differs. */
  endpoint?: string;
  /** Fields of the form that are the same in all cases. */
  fixedFields?: Record<string, string>;
  /** A wrong value for each checked field. */
  wrong: Record<string, string>;
  /** Fields that are tested only as missing. */
  onlyMissing?: string[];
}

const LONG = 'x'.repeat(2000);

const FORMS: FormCase[] = [
  {
    form: 'bulkEnquiry',
    endpoint: 'sendBulkEnquiry',
    wrong: { name: 'L@yla 7', emailAddress: 'layla@', phone: '12' },
    onlyMissing: ['enquiry', 'companyName'],
  },
  {
    form: 'newsletter',
    endpoint: 'subscribeNewsletter',
    fixedFields: { channel: 'email', consent: 'true' },
    wrong: { emailAddress: 'layla@' },
  },
  {
    form: 'newsletter',
    endpoint: 'subscribeNewsletter',
    fixedFields: { channel: 'whatsapp', consent: 'true' },
    wrong: { phone: '12345678901' },
  },
  { form: 'signIn', wrong: { 'body.identifier': 'layla' }, onlyMissing: ['body.password'] },
  { form: 'sendCode', wrong: { 'body.identifier': 'layla' } },
  { form: 'forgotPassword', wrong: { 'body.identifier': '12' } },
  {
    form: 'signUp',
    wrong: {
      'body.name': 'L@yla 7',
      'body.email': 'layla@',
      'body.mobile': '12',
      'body.password': 'short',
    },
  },
  {
    form: 'signUp',
    fixedFields: {
      'body.name': 'Layla',
      'body.email': 'layla@example.com',
      'body.mobile': '501234567',
      'body.password': 'hammer 77',
    },
    wrong: { passwordAgain: 'other' },
  },
  { form: 'trackOrder', wrong: { email: 'layla@' }, fixedFields: { orderNo: 'AE26-000123-7' } },
  { form: 'trackOrder', wrong: {}, fixedFields: { email: 'layla@example.com' }, onlyMissing: ['orderNo'] },
  { form: 'openCaseWithPhotos', endpoint: 'openCase', wrong: { message: 'short', email: 'layla@' } },
  {
    form: 'openCaseWithPhotos',
    endpoint: 'openCase',
    wrong: { message: LONG },
    fixedFields: { email: 'layla@example.com' },
  },
];

const readFlash = (browser: TestBrowser): FlashMessage | undefined =>
  consumeFlash(browser.createRequest().cookies);

describe.each(['en', 'ar'] as const)('The fields of a form in %s', (language) => {
  const locale = getLocale(language, 'ae');
  const t = getTranslate(language);
  const messages = getFieldErrorMessages(locale, t);
  const strip = (name: string): string => name.replace('body.', '');

  async function readErrors(
    { form, endpoint = form, fixedFields = {} }: FormCase,
    typed: Record<string, string>,
  ) {
    const browser = new TestBrowser();
    await sendForm(browser, form, { ...fixedFields, ...typed }, locale.tag);
    const flashMessage = readFlash(browser);
    return getFormState(flashMessage?.form ?? endpoint, { flashMessage, locale, t }).errors;
  }

  it.each(FORMS)('$form says which are missing', async (formCase) => {
    const names = [...Object.keys(formCase.wrong), ...(formCase.onlyMissing ?? [])];
    const errors = await readErrors(formCase, Object.fromEntries(names.map((name) => [name, ''])));
    const expected = names.map((name) => [strip(name), messages.missing[strip(name)]]);
    expect(errors).toMatchObject(Object.fromEntries(expected));
  });

  it.each(FORMS.filter(({ wrong }) => Object.keys(wrong).length > 0))(
    '$form says which are wrong',
    async (formCase) => {
      const errors = await readErrors(formCase, formCase.wrong);
      const expected = Object.keys(formCase.wrong).map((name) => [
        strip(name),
        messages.invalid[strip(name)],
      ]);
      expect(errors).toMatchObject(Object.fromEntries(expected));
    },
  );

  it('have different messages for missing and wrong values, which show the number format of the country', () => {
    for (const [name, text] of Object.entries(messages.missing)) {
      const isChoice = messages.invalid[name] === undefined || /choose|اختر|current|الحالية/.test(text);
      if (!isChoice) expect([name, messages.invalid[name]]).not.toEqual([name, text]);
    }
    expect(messages.invalid.phone).toContain('\u2066501234567\u2069');
    const kuwait = getFieldErrorMessages(getLocale(language, 'kw'), t);
    expect(kuwait.invalid.mobile).toContain('8');
    expect(kuwait.missing.block).toBe(t('errors:missing.block-kw'));
    expect([...Object.values(kuwait.missing), ...Object.values(kuwait.invalid)].join()).not.toContain('{{');
  });
});
