import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A plain picture. */
export const createPicture = (width = 60, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#cc5522' } });

/** A photo taken in portrait orientation, with position and camera in its metadata. */
export const createPhotoWithPosition = (): Promise<Buffer> =>
  createPicture()
    .withExif({
      IFD0: { Make: 'Binaa camera', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '25/1 12/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '55/1 16/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

function createChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, data.length + 8)), data.length + 8);
  return chunk;
}

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
// Length of a PNG's signature and header, in bytes.
const HEADER_END = 33;

/** A PNG of a few bytes whose header states this size. */
export function createDecompressionBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([PNG, createChunk('IHDR', header), createChunk('IDAT', Buffer.alloc(9))]);
}

/** A PNG whose header states that it has two frames. */
export async function createAnimatedPng(): Promise<Buffer> {
  const png = await createPicture().png().toBuffer();
  const control = createChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([png.subarray(0, HEADER_END), control, png.subarray(HEADER_END)]);
}

export const createAnimatedWebp = async (): Promise<Buffer> =>
  sharp([await createPicture().png().toBuffer(), await createPicture().tint('#00ff00').png().toBuffer()], {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
