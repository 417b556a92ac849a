import { expect, it } from 'vitest';
import { getSeparateBrand } from '#lib/format/catalog/separate-brand.ts';

it('prints a brand only where the name lacks it', () => {
  expect(getSeparateBrand('Liwan Haven washable matt emulsion', 'Liwan')).toBeNull();
  expect(getSeparateBrand('دهان داخلي – ليوان هيفن', 'ليوان')).toBeNull();
  expect(getSeparateBrand('Washable matt emulsion', 'Liwan')).toBe('Liwan');
});
