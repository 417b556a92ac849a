import type { ApiError } from '#lib/contract/errors.ts';
import type { Language } from '#lib/locale/locale.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';

interface NamedProduct {
  productCode: string;
  content: { productName: string };
}

/** Returns the message of an error; a message about one of the products starts with its name. */
export function formatProductError(
  error: ApiError,
  products: readonly NamedProduct[],
  language: Language,
): string {
  const message = getApiErrorMessage(error, language);
  const product = products.find(({ productCode }) => productCode === error.details?.productCode);
  return product ? `${product.content.productName}: ${message}` : message;
}
