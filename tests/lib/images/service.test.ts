import type { ImageTransform } from 'astro';
import { expect, it } from 'vitest';
import service from '#lib/images/astro-image-service.ts';

const config = {} as Parameters<typeof service.getURL>[1];
const logger = {} as Parameters<typeof service.getURL>[2];
const getImageUrl = (options: Partial<ImageTransform>) =>
  service.getURL({ src: '/media/scenes/majlis.svg', ...options } as ImageTransform, config, logger);
const photo = 'https://photos.example/saw 1.jpg?v=2';

it("Astro's image component requests our endpoint with the next larger width and quality", () => {
  expect(getImageUrl({ width: 640 })).toBe('/_image?url=%2Fmedia%2Fscenes%2Fmajlis.svg&w=640&q=75');
  expect(getImageUrl({ width: 700, quality: 60 })).toContain('&w=750&q=60');
  expect(getImageUrl({ width: 5000, quality: 'max' })).toContain('&w=3840&q=90');
  expect(getImageUrl({ width: 10, quality: 1 })).toContain('&w=160&q=50');
  expect(new URLSearchParams(String(getImageUrl({ src: photo, width: 640 })).split('?')[1]).get('url')).toBe(
    photo,
  );
});

it('its srcset lists the available widths, each once', async () => {
  const options = { src: photo, width: 640, height: 480, widths: [300, 320, 640, 900] } as ImageTransform;
  const set = (await service.getSrcSet?.(options, config, logger)) ?? [];
  expect(set.map(({ descriptor, transform }) => [descriptor, transform.width])).toEqual([
    ['320w', 320],
    ['640w', 640],
    ['1080w', 1080],
  ]);
  const imageOptions = { src: photo, width: 320, height: 240, densities: [1, 2] } as ImageTransform;
  const densities = (await service.getSrcSet?.(imageOptions, config, logger)) ?? [];
  expect(densities.map(({ descriptor, transform }) => [descriptor, transform.width])).toEqual([
    ['1x', 320],
    ['2x', 640],
  ]);
});

it('files of the build and of the public folder are unchanged', async () => {
  const file = { src: '/_astro/logo.abc.png', width: 900, height: 300, format: 'png' as const };
  expect(getImageUrl({ src: file, width: 320 })).toBe('/_astro/logo.abc.png');
  expect(getImageUrl({ src: '/icon-180.png', width: 180 })).toBe('/icon-180.png');
  expect(await service.getSrcSet?.({ src: file, widths: [160] } as ImageTransform, config, logger)).toEqual(
    [],
  );
});

it('its attributes keep width and height', async () => {
  const options = { src: photo, width: 700, height: 350, quality: 60, alt: 'Saw' } as ImageTransform;
  expect(await service.getHTMLAttributes?.(options, config, logger)).toMatchObject({
    width: 700,
    height: 350,
    alt: 'Saw',
    loading: 'lazy',
  });
});
