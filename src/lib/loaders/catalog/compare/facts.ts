import type { Attribute, ProductDetail } from '#lib/contract/catalog/product.ts';
import { isolateLatin, joinValues } from '#lib/format/bidi.ts';
import { formatAttributes } from '#lib/format/catalog/product-card.ts';
import type { ComparedFact } from '#lib/format/models/catalog/compare.ts';
import type { LoaderContext } from '../../context.ts';
import { formatComposition, formatReturns } from '../product/sections.ts';
import { formatPrice } from '../product-cards.ts';

const createFact = (group: string, key: string, label: string, value: string | null): ComparedFact[] =>
  value ? [{ group, key, label, value: isolateLatin(value) }] : [];

const createAttributeFacts = (group: string, attributes: readonly Attribute[]): ComparedFact[] =>
  formatAttributes(attributes).map((formatted, index) => ({
    ...formatted,
    group,
    key: attributes[index]?.attributeFQN ?? '',
  }));

/** Lists the facts of a product that are compared, in the groups of its page. */
export function listFacts(product: ProductDetail, context: LoaderContext): ComparedFact[] {
  const { t } = context;
  const composition = formatComposition(product, context);
  const isCompositionAttribute = ({ attributeFQN }: Attribute): boolean =>
    composition?.names.includes(attributeFQN.replace('tenant~', '')) ?? false;
  const { specifications, packSize, warranty } = product;
  const diet = joinValues(product.dietaryFlags.map((flag) => t(`product:dietary-${flag}`)));
  const overview = t('compare:overview');
  const service = t('compare:service');
  return [
    ...createFact(overview, 'brand', t('listing:brand'), product.brand.name),
    ...createFact(overview, 'unit-price', t('compare:unitPrice'), formatPrice(product, context).perUnit),
    ...createFact(overview, 'pack', t('product:packSize'), packSize),
    ...createAttributeFacts(
      t('product:specifications'),
      specifications.filter((attribute) => !isCompositionAttribute(attribute)),
    ),
    ...createAttributeFacts(composition?.title ?? '', specifications.filter(isCompositionAttribute)),
    ...createFact(composition?.title ?? overview, 'dietary', t('product:dietary'), diet),
    ...createFact(service, 'box', t('product:box'), joinValues(product.boxContents)),
    ...createFact(service, 'warranty', t('product:warranty'), warranty),
    ...createFact(service, 'returns', t('product:returns'), formatReturns(product, context)),
  ];
}
