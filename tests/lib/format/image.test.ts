import { expect, it } from 'vitest';
import {
  CARD_IMAGE_WIDTHS,
  getDepartmentImage,
  getImageUrl,
  IMAGE_WIDTHS,
  LINE_IMAGE_WIDTH,
  PAGE_IMAGE_WIDTHS,
  toImageModel,
  toResponsiveImageModel,
} from '#lib/format/catalog/image.ts';

const photo = { imageUrl: 'https://photos.example/a,b.jpg?v=1&x', altText: 'Saw', placeholder: '#c8342b' };

it('every width of an image box is available', () => {
  const knownWidths: readonly number[] = IMAGE_WIDTHS;
  const requestedWidths = [LINE_IMAGE_WIDTH, ...CARD_IMAGE_WIDTHS, ...PAGE_IMAGE_WIDTHS];
  expect(requestedWidths.filter((width) => !knownWidths.includes(width))).toEqual([]);
});

it("an image address contains the photo's address", () => {
  const query = new URLSearchParams(getImageUrl(photo.imageUrl, 640).split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({ url: photo.imageUrl, w: '640', q: '75' });
});

it('a photo has the widths of its box and its colour', () => {
  const image = toResponsiveImageModel(photo, CARD_IMAGE_WIDTHS);
  expect(image).toMatchObject({
    alt: 'Saw',
    placeholder: '#c8342b',
    src: getImageUrl(photo.imageUrl, 480),
  });
  const set = image.srcset?.split(', ') ?? [];
  expect(set).toHaveLength(CARD_IMAGE_WIDTHS.length);
  for (const each of set) expect(each).toMatch(/^\/_image\?url=[^ ,]+&w=(\d+)&q=75 \1w$/);
  expect(toImageModel(photo, 240)).toEqual({
    alt: 'Saw',
    placeholder: '#c8342b',
    src: getImageUrl(photo.imageUrl, 240),
  });
});

it('an illustration is used unchanged, and a missing image is null', () => {
  const rendered = { imageUrl: '/media/products/BN-1-1.svg', altText: 'Drill' };
  expect(toResponsiveImageModel(rendered, PAGE_IMAGE_WIDTHS)).toEqual({
    src: rendered.imageUrl,
    alt: 'Drill',
  });
  expect(toResponsiveImageModel(undefined, CARD_IMAGE_WIDTHS)).toEqual({ src: '', alt: '' });
});

it('a department without an image has an illustration', () => {
  const image = (own: string) => getDepartmentImage({ code: 'boats', picture: own }, 'Boats');
  expect(image('scenes/majlis.svg')).toEqual({ src: '/media/scenes/majlis.svg', alt: 'Boats' });
  expect(image('').src).toBe('/media/departments/boats.svg');
});
