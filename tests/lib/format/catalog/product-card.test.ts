import { expect, it } from 'vitest';
import { formatFact } from '#lib/format/catalog/product-card.ts';

const createAttribute = (key: string, name: string, value: string) => ({
  attributeFQN: `tenant~${key}`,
  name,
  values: [value],
});

it.each([
  ['a number', createAttribute('pockets', 'Pockets', '12'), 'Pockets: 12'],
  [
    'a value that does not say what it measures',
    createAttribute('drying', 'Touch dry', '1 hour'),
    'Touch dry: 1 hour',
  ],
])('shows %s of a card with its label', (_, attribute, expected) => {
  expect(formatFact(attribute)).toBe(expected);
});

it('shows a value without a label where it is clear alone', () => {
  expect(formatFact(createAttribute('material', 'Material', 'Stainless steel'))).toBe('Stainless steel');
});
