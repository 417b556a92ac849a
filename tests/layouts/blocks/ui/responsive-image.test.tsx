import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CartLine } from '#islands/cart/CartLine.tsx';
import { ProductCard } from '#layouts/blocks/catalog/ProductCard.tsx';
import { ResponsiveImage } from '#layouts/blocks/ui/ResponsiveImage.tsx';
import { formatLine } from '#lib/format/cart/cart.ts';
import {
  CARD_IMAGE_WIDTHS,
  getImageUrl,
  PAGE_IMAGE_WIDTHS,
  toResponsiveImageModel,
} from '#lib/format/catalog/image.ts';
import type { ProductCardModel } from '#lib/format/models/product-card.ts';
import { createLine } from '../../../islands/cart/fake-cart.ts';

const url = 'https://photos.example/saw.jpg';
const photo = { imageUrl: url, altText: 'Saw, from the side', placeholder: '#c8342b' };
const formatOptions = { language: 'en' as const, prefix: '/en-ae' };

function renderImage(element: React.ReactElement) {
  const { container } = render(element);
  const img = container.querySelector('img');
  return { container, img, fill: container.querySelector('.responsive-image rect')?.getAttribute('fill') };
}

it("the card of an imported product shows its photo in the card's widths", () => {
  const card = {
    href: '/en-ae/products/saw',
    name: 'Saw',
    brand: 'Jisr',
    picture: toResponsiveImageModel(photo, CARD_IMAGE_WIDTHS),
    price: { current: 'AED 10.00' },
    facts: '',
    stock: { kind: 'in', text: 'In stock' },
  } as unknown as ProductCardModel;
  const messages = { was: 'Was', save: 'Save {{name}}', add: 'Add {{name}}', choose: 'Choose {{name}}' };
  const { img, fill } = renderImage(<ProductCard card={card} messages={messages} isEager />);
  expect(img?.getAttribute('srcset')?.split(', ')).toHaveLength(CARD_IMAGE_WIDTHS.length);
  expect(img?.getAttribute('sizes')).toContain('vw');
  expect([img?.getAttribute('width'), img?.getAttribute('height'), img?.loading]).toEqual([
    '480',
    '480',
    'eager',
  ]);
  expect([img?.alt, fill]).toEqual(['Saw, from the side', '#c8342b']);
  // Hidden from assistive technology, as the name beside it has the same text.
  expect(img?.closest('[aria-hidden="true"]')).not.toBeNull();
});

it('a cart line shows the photo small', () => {
  const line = createLine('saw', 1);
  line.product.productImages = [photo];
  const actions = { refusal: null } as unknown as Parameters<typeof CartLine>[0]['actions'];
  const messages = new Proxy({}, { get: () => 'word' }) as Parameters<typeof CartLine>[0]['messages'];
  const model = formatLine(line, formatOptions);
  const { img, fill } = renderImage(
    <CartLine line={model} messages={messages} actions={actions} locale="en-ae" isPending={false} />,
  );
  expect([img?.getAttribute('src'), img?.getAttribute('srcset'), fill]).toEqual([
    getImageUrl(url, 240),
    null,
    '#c8342b',
  ]);
});

it('the photo has alternative text on the product page', () => {
  const { img } = renderImage(
    <ResponsiveImage
      image={toResponsiveImageModel(photo, PAGE_IMAGE_WIDTHS)}
      width={800}
      height={800}
      sizes="94vw"
    />,
  );
  expect([img?.closest('.responsive-image')?.getAttribute('aria-hidden'), img?.alt]).toEqual([
    null,
    photo.altText,
  ]);
});

it('an illustration has one source, and a missing image shows its text', () => {
  const rendered = renderImage(
    <ResponsiveImage image={{ src: '/media/products/A-1.svg', alt: 'Drill' }} width={96} height={96} />,
  );
  expect(rendered.container.querySelectorAll('.responsive-image > *')).toHaveLength(1);
  expect([rendered.img?.getAttribute('src'), rendered.img?.hasAttribute('sizes')]).toEqual([
    '/media/products/A-1.svg',
    false,
  ]);
  const withoutImage = renderImage(
    <ResponsiveImage image={{ src: '', alt: 'Drill' }} width={96} height={96} />,
  );
  expect([withoutImage.img, withoutImage.container.textContent]).toEqual([null, 'Drill']);
});
