import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from '#lib/backend/backend.ts';
import { type Db, runInTransaction } from '#lib/backend/db/database.ts';
import { claimPhotos, storePhoto } from '#lib/backend/photos/service.ts';
import { deleteUnclaimedPhotos, findPhoto, listPhotos } from '#lib/backend/photos/stored-photos.ts';
import { readPhoto, uploadPhoto } from '#lib/contract/photos.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { type ContractClient, callEndpoint, type Visitor } from '../../../contract/harness/client.ts';
import {
  createFunctionClient,
  createFunctionHarness,
  SECRET,
} from '../../../contract/harness/function-client.ts';
import { UNLIMITED_RATES } from '../../../support/servers/unlimited-rates.ts';
import { openMigrated, openSeeded, type TestDatabase, testDatabases } from '../databases.ts';
import {
  createAnimatedPng,
  createAnimatedWebp,
  createDecompressionBomb,
  createPhotoWithPosition,
  createPicture,
} from './photo-files.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const DAY = 24 * 3600_000;

const upload = (visitor: Visitor, bytes: Buffer) =>
  callEndpoint(visitor, uploadPhoto, { body: { content: bytes.toString('base64') } });
const read = (visitor: Visitor, photoId: string) => callEndpoint(visitor, readPhoto, { params: { photoId } });

describe('The upload of a photo', () => {
  let client: ContractClient;
  let visitor: Visitor;
  beforeAll(async () => {
    client = createFunctionClient(createFunctionHarness(await openSeeded(testDatabases[0] as TestDatabase)));
    visitor = client.visitor();
  });
  afterAll(() => client.close());

  it('stores the photo upright, without location and camera data', async () => {
    const photoWithPosition = await createPhotoWithPosition();
    expect((await sharp(photoWithPosition).metadata()).exif?.length).toBeGreaterThan(50);
    const { data } = await upload(visitor, photoWithPosition);
    const stored = Buffer.from((await read(visitor, data.photoId)).data.content, 'base64');
    const { format, width, height, exif, icc, xmp, iptc, orientation } = await sharp(stored).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 40, height: 60 });
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
    expect([data.width, data.height]).toEqual([40, 60]);
  });

  it.each(['png', 'webp', 'avif'] as const)('accepts %s, and scales down a large one', async (format) => {
    const bytes = await createPicture(2000, 500).toFormat(format).toBuffer();
    expect((await upload(visitor, bytes)).data).toMatchObject({ width: 1600, height: 400 });
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a text', () => Buffer.from('This is photo.png, believe me')],
    ['a script in SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF', () => createPicture().gif().toBuffer()],
    ['a TIFF', () => createPicture().tiff().toBuffer()],
    ['only the first bytes of a PNG', () => Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1')],
    ['half a JPEG', async () => (await createPicture(400, 400).jpeg().toBuffer()).subarray(0, 900)],
    ['a film', () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1')],
    ['bytes that are not in base64', () => Buffer.from('%%%')],
  ])('refuses %s', async (_, create) => {
    expect((await upload(visitor, await create())).error?.code).toBe('PHOTO_INVALID');
  });

  it.each([
    ['WebP', createAnimatedWebp],
    ['PNG', createAnimatedPng],
    ['AVIF', async () => Buffer.from('\0\0\0\x18ftypavis\0\0\0\0avismsf1', 'latin1')],
  ] as const)('refuses an animated %s', async (_, create) => {
    expect((await upload(visitor, await create())).error?.code).toBe('PHOTO_ANIMATED');
  });

  it('refuses more than 40 megapixels before it decodes any', async () => {
    const oversizedPng = createDecompressionBomb(60_000, 60_000);
    expect(oversizedPng.length).toBeLessThan(100);
    const rejected = await upload(visitor, oversizedPng);
    expect([rejected.status, rejected.error?.code]).toEqual([413, 'PHOTO_TOO_LARGE']);
    expect(rejected.error?.message).toContain('40 megapixels');
    expect((await upload(visitor, createDecompressionBomb(8000, 5001))).error?.code).toBe('PHOTO_TOO_LARGE');
  });

  it('refuses more than 8 MB, and bodies far above it', async () => {
    const bytes = Buffer.alloc(8 * 1024 * 1024 + 1, 'x');
    expect((await upload(visitor, bytes)).error?.message).toContain('8 MB');
    const oversized = await upload(visitor, Buffer.alloc(9 * 1024 * 1024));
    expect([oversized.status, oversized.error?.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it("refuses another person's photo like one that does not exist", async () => {
    const { data } = await upload(visitor, await createPicture().png().toBuffer());
    const otherReply = await read(client.visitor(), data.photoId);
    const unknown = await read(client.visitor(), 'no-such-photo');
    expect([otherReply.status, otherReply.error]).toEqual([404, unknown.error]);
    expect(unknown.error?.code).toBe('PHOTO_NOT_FOUND');
  });

  it('is limited for each address', async () => {
    const limit = { burst: 2, perSecond: 0.01 };
    const backend = createBackend({
      database: await openSeeded(testDatabases[0] as TestDatabase),
      formatErrorMessage: getErrorMessage,
      secrets: { token: SECRET },
      log: () => {},
      rateLimits: { ...UNLIMITED_RATES, form: limit },
    });
    const limitedClient = createFunctionClient({ backend, log: [] }, '192.0.2.7');
    const statuses = [];
    for (let count = 0; count < 3; count += 1)
      statuses.push((await upload(limitedClient.visitor(), Buffer.from('x'))).status);
    expect(statuses).toEqual([422, 422, 429]);
    await limitedClient.close();
  });
});

describe.each(testDatabases)('Stored photos on $name', (database) => {
  let db: Db;
  let bytes: Buffer;
  beforeAll(async () => {
    db = await openMigrated(database);
    bytes = await createPicture(8, 8).png().toBuffer();
  });
  afterAll(() => db.destroy());

  const store = async (ownerId: string, now = NOW) => (await storePhoto(db, { ownerId, bytes, now })).photoId;
  const claim = (photoIds: string[], ownerId: string, parentId: string) =>
    runInTransaction(db, (trx) =>
      claimPhotos(trx, { photoIds, ownerId, parentType: 'case', parentId, limit: 2 }),
    );

  it('are claimed once, in their order, by their owner', async () => {
    const [first, second] = [await store('huda'), await store('huda')];
    await claim([second, first], 'huda', 'message-1');
    await claim([second, first], 'huda', 'message-1');
    const listed = await listPhotos(db, 'case', ['message-1', 'message-2']);
    expect(listed.get('message-1')?.map(({ photoId }) => photoId)).toEqual([second, first]);
    expect(listed.get('message-2')).toEqual([]);
    await expect(claim([first], 'huda', 'message-2')).rejects.toMatchObject({ code: 'PHOTO_NOT_FOUND' });
    const stored = await findPhoto(db, first);
    expect(stored).toMatchObject({ ownerId: 'huda', parentType: 'case', parentId: 'message-1' });
    expect((await sharp(stored?.content).metadata()).format).toBe('webp');
  });

  it('are not claimed by another person, nor above the limit', async () => {
    const photoIds = [await store('sara'), await store('sara'), await store('sara')];
    await expect(claim(photoIds.slice(0, 1), 'huda', 'message-3')).rejects.toMatchObject({
      code: 'PHOTO_NOT_FOUND',
    });
    await expect(claim(['unknown'], 'sara', 'message-3')).rejects.toMatchObject({ code: 'PHOTO_NOT_FOUND' });
    await expect(claim(photoIds, 'sara', 'message-3')).rejects.toMatchObject({
      code: 'PHOTO_LIMIT',
      details: { maximum: 2 },
    });
  });

  it('are deleted after a day unless something uses them', async () => {
    const [unused, used] = [await store('mona', NOW - DAY - 1), await store('mona', NOW - DAY - 1)];
    const recent = await store('mona', NOW - DAY + 1);
    await claim([used], 'mona', 'message-4');
    await deleteUnclaimedPhotos(db, NOW);
    const found = await Promise.all([unused, used, recent].map((id) => findPhoto(db, id)));
    expect(found.map((photo) => photo !== undefined)).toEqual([false, true, true]);
  });

  it('are at most 20 while they are unused', async () => {
    for (let count = 0; count < 20; count += 1) await store('noor');
    await expect(store('noor')).rejects.toMatchObject({ code: 'PHOTO_LIMIT', details: { maximum: 20 } });
  });
});
