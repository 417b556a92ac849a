import { describe, expect, it } from 'vitest';
import { getTranslate } from '#lib/messages/translate.ts';
import { createSiteClient, type SiteVisitor } from '../contract/harness/site-client.ts';
import { serveTestSite } from '../support/servers/test-site.ts';

const site = serveTestSite();
const visitor = () => createSiteClient(site().url).visitor();

const complete = {
  locale: 'en-ae',
  enquiry: 'Forty doors\r\nand their handles',
  companyName: 'Dar & Sons',
  name: 'Huda Al Ali',
  emailAddress: 'huda@example.com',
  phone: '050 123 4567',
};

/** Posts a form and reads the page that it redirects to. */
async function send(siteVisitor: SiteVisitor, name: string, form: Record<string, string>) {
  const reply = await siteVisitor.visit(`/api/forms/${name}`, form);
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([303, 'private, no-store']);
  const location = reply.headers.get('location') as string;
  const page = await siteVisitor.visit(location);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  return { location, html: await page.text() };
}

describe('The enquiry form', () => {
  it('redirects to a page with a number that stays on reload', async () => {
    const siteVisitor = visitor();
    const { location, html } = await send(siteVisitor, 'bulkEnquiry', complete);
    expect(location).toMatch(/^\/en-ae\/bulk-orders\/sent\/BE\d{2}-\w{8}$/);
    const reloadedPage = await (await siteVisitor.visit(location)).text();
    for (const text of [html, reloadedPage]) {
      expect(text).toContain(location.split('/').at(-1));
      expect(text).toContain(getTranslate('en')('contact:sentTitle'));
      expect(text).toContain('<meta name="robots" content="noindex, nofollow"');
    }
    expect((await send(siteVisitor, 'bulkEnquiry', complete)).location).toBe(location);
    expect([...siteVisitor.jar.keys()]).not.toContain('binaa');
  });

  it.each([
    ['en-ae', 'Enquiry required', 'Company name required'],
    ['ar-kw', 'اكتب ما تحتاجه من المنتجات', 'اسم الشركة مطلوب'],
  ])('in %s keeps typed values and shows what is missing', async (locale, first, second) => {
    const { location, html } = await send(visitor(), 'bulkEnquiry', { locale, name: 'Huda', phone: '12' });
    expect(location).toBe(`/${locale}/bulk-orders/enquiry`);
    expect(html).toContain(first);
    expect(html).toContain(second);
    expect(html).toContain('value="Huda"');
    expect(html).toContain('value="12"');
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(4);
    expect(html).toContain('href="#enquiry-enquiry"');
  });

  it.each([
    ['en-ae', 'The villa in Jumeirah needs forty doors, their frames and handles, by March. '],
    ['ar-sa', 'تحتاج الفيلا في حي الملقا إلى أربعين بابًا مع إطاراتها ومقابضها قبل شهر مارس. '],
  ])('in %s keeps a text of the maximum length', async (locale, sentence) => {
    const enquiry = sentence.repeat(30).slice(0, 1500);
    const { html } = await send(visitor(), 'bulkEnquiry', { ...complete, locale, enquiry, companyName: '' });
    expect(html).toContain(enquiry.trim());
  });

  it('escapes markup', async () => {
    const enquiry = '</textarea><script>alert(1)</script>';
    const { html } = await send(visitor(), 'bulkEnquiry', { ...complete, enquiry, phone: '' });
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('&lt;/textarea');
  });

  it('explains that it takes no files, and keeps the text', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(complete)) form.set(name, value);
    form.set('list', new File(['a;b'], 'list.csv', { type: 'text/csv' }));
    const reply = await fetch(`${site().url}/api/forms/bulkEnquiry`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: { origin: site().url },
    });
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/en-ae/bulk-orders/enquiry']);
    const cookie = reply.headers.getSetCookie().map((line) => line.split(';')[0] as string);
    const page = await fetch(site().url + reply.headers.get('location'), {
      headers: { cookie: cookie.join('; ') },
    });
    const html = await page.text();
    expect(html).toContain(getTranslate('en')('contact:files'));
    expect(html).toContain('value="Dar &amp; Sons"');
  });

  it('stores nothing that a bot filled in', async () => {
    const { location, html } = await send(visitor(), 'bulkEnquiry', {
      ...complete,
      extra: 'https://spam.example',
    });
    expect(location).toBe('/en-ae/bulk-orders/enquiry');
    expect(html).toContain(getTranslate('en')('contact:again'));
    expect(html).not.toContain('spam.example');
  });

  it('has no confirmation page without an enquiry', async () => {
    const reply = await visitor().visit('/ar-kw/bulk-orders/enquiry');
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/ar-kw/bulk-orders']);
    expect((await visitor().visit('/ar-kw/bulk-orders/sent/BE26-1')).status).toBe(404);
  });
});

describe('The newsletter form', () => {
  it.each(['/en-ae', '/ar-kw/brands', '/en-ae/bulk-orders', '/en-ae/nowhere'])(
    'is in the footer of %s once, without consent given',
    async (path) => {
      const html = await (await visitor().visit(path)).text();
      expect(html.match(/action="\/api\/forms\/newsletter"/g)).toHaveLength(1);
      expect(/<input[^>]*name="consent"[^>]*>/.exec(html)?.[0]).not.toContain('checked');
    },
  );

  it('thanks the visitor, also when it is sent twice', async () => {
    const form = { locale: 'ar-kw', channel: 'whatsapp', phone: '٥٠٠١٢٣٤٥', consent: 'true' };
    for (const siteVisitor of [visitor(), visitor()]) {
      const { location, html } = await send(siteVisitor, 'newsletter', form);
      expect(location).toBe('/ar-kw/newsletter');
      expect(html).toContain(getTranslate('ar')('contact:subscribedTitle'));
      expect(html).toContain('\u2066+965 5001 2345\u2069');
    }
  });

  it('keeps typed values and shows what is missing', async () => {
    const { html } = await send(visitor(), 'newsletter', {
      locale: 'en-ae',
      channel: 'email',
      emailAddress: 'not an address',
      phone: '1',
    });
    expect(html).toContain('value="not an address"');
    expect(html).toContain('Invalid email format. Please enter a valid email address.');
    expect(html).toContain('href="#newsletter-consent"');
    expect(html).not.toContain('without a leading zero');
    expect(html.match(/action="\/api\/forms\/newsletter"/g)).toHaveLength(1);
  });
});
