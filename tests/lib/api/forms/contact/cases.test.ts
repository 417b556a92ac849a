import { describe, expect, it } from 'vitest';
import { handleFormPost } from '#lib/api/forms/handle-form.server.ts';
import { consumeFlash, type FlashMessage } from '#lib/session/flash.server.ts';
import { createPicture } from '../../../backend/photos/photo-files.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import { api, setUpApiHarness } from '../../api-harness.ts';

setUpApiHarness();

const MESSAGE = 'Do you mix paint on Fridays?';

type Sent = Record<string, string> & { message?: string };

/** Posts a multipart form; returns the redirect target, and the message of the next page. */
async function post(browser: TestBrowser, name: string, fields: Sent, files: File[] = []) {
  const body = new FormData();
  for (const [field, value] of Object.entries({ locale: 'en-ae', ...fields })) body.append(field, value);
  for (const file of files) body.append('photos', file);
  const request = new Request(`http://localhost/api/forms/${name}`, { method: 'POST', body });
  const reply = await handleFormPost(request, name, browser.createRequest());
  const flash: FlashMessage | undefined = consumeFlash(browser.createRequest().cookies);
  return { path: reply.headers.get('location'), flash };
}

const toFile = (bytes: Buffer | string, name = 'photo.png') =>
  new File([new Uint8Array(Buffer.from(bytes))], name);
const countPhotos = async () => (await api.db.selectFrom('photos').select('id').execute()).length;

describe('The contact form without script', () => {
  it('opens a case of a guest with photos, whatever their files are called', async () => {
    const picture = await createPicture().png().toBuffer();
    const files = ['../../etc/passwd', '<script>.png', 'صورة\u202egnp.exe'].map((name) =>
      toFile(picture, name),
    );
    const { path } = await post(
      new TestBrowser(),
      'openCaseWithPhotos',
      { message: MESSAGE, email: 'huda@example.com' },
      files,
    );
    expect(path).toMatch(/^\/en-ae\/contact\/sent\/CS\d\d-[2-9A-Z]{8}$/);
    const rows = await api.db.selectFrom('photos').selectAll().execute();
    expect(rows.map(({ subject }) => subject)).toEqual(['case', 'case', 'case']);
    expect(JSON.stringify(rows.map(({ content: _, ...row }) => row))).not.toMatch(/passwd|script|exe/);
  });

  it('keeps the message and the valid photos when another file is not a photo', async () => {
    const browser = new TestBrowser();
    const files = [toFile(await createPicture().jpeg().toBuffer()), toFile('not a photo'), toFile('')];
    const fields = { message: MESSAGE, email: 'huda@example.com' };
    const { path, flash } = await post(browser, 'openCaseWithPhotos', fields, files);
    expect([path, flash?.error]).toEqual([
      '/en-ae/contact',
      'One file is not a photo that we can open. Send JPEG, PNG, WebP or AVIF.',
    ]);
    expect(flash?.values).toMatchObject(fields);
    const photoIds = flash?.values?.photoIds ?? '';
    expect(photoIds.split(',')).toHaveLength(1);
    const sent = await post(browser, 'openCaseWithPhotos', {
      ...fields,
      message: `${MESSAGE} Or not?`,
      photoIds,
    });
    expect(sent.path).toContain('/contact/sent/');
    const photo = await api.db.selectFrom('photos').select('subject').where('id', '=', photoIds).execute();
    expect(photo).toEqual([{ subject: 'case' }]);
  });

  it('refuses five photos, and the photo of another visitor', async () => {
    const picture = toFile(await createPicture().png().toBuffer());
    const fields = { message: MESSAGE, email: 'huda@example.com' };
    const before = await countPhotos();
    const tooManyPhotos = await post(new TestBrowser(), 'openCaseWithPhotos', fields, Array(5).fill(picture));
    expect(tooManyPhotos.flash?.error).toBe('That is too many photos: send at most 4.');
    expect(await countPhotos()).toBe(before);
    const { id } = await api.db.selectFrom('photos').select('id').limit(1).executeTakeFirstOrThrow();
    for (const photoIds of [id, 'unknown'])
      expect(
        (await post(new TestBrowser(), 'openCaseWithPhotos', { ...fields, photoIds })).flash?.error,
      ).toBe('This photo is no longer available. Choose it again.');
  });

  it('names the fields that are missing, and an order that is not the visitor’s', async () => {
    const browser = new TestBrowser();
    const short = await post(browser, 'openCaseWithPhotos', { message: 'Hi', email: 'huda' });
    expect(short.flash?.fields).toEqual(['message', 'email']);
    const both = await post(browser, 'openCaseWithPhotos', { message: 'Hi' }, [toFile('not a photo')]);
    expect(both.flash?.fields).toEqual(['message', 'email']);
    expect(both.flash?.error).toContain('not a photo that we can open');
    const otherOrderPage = await post(browser, 'openCaseWithPhotos', {
      message: MESSAGE,
      orderNumber: 'AE26-000001-0',
      lineId: 'line',
      reason: 'damaged',
    });
    expect([otherOrderPage.path, otherOrderPage.flash?.error]).toEqual([
      '/en-ae/contact/AE26-000001-0',
      'We could not find this order.',
    ]);
  });

  it('stores photos only from forms that have a photo field', async () => {
    const before = await countPhotos();
    await post(new TestBrowser(), 'solveCase', { caseNumber: 'CS26-22222222' }, [
      toFile(await createPicture().png().toBuffer()),
    ]);
    expect(await countPhotos()).toBe(before);
  });
});
