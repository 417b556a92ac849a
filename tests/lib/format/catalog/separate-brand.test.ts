import { expect, it } from 'vitest';
import { getBrandLine } from '#lib/format/catalog/separate-brand.ts';

it('prints a brand only where the name lacks it', () => {
  expect(getBrandLine('Liwan Haven washable matt emulsion', 'Liwan')).toBeNull();
  expect(getBrandLine('دهان داخلي – ليوان هيفن', 'ليوان')).toBeNull();
  expect(getBrandLine('Washable matt emulsion', 'Liwan')).toBe('Liwan');
});
