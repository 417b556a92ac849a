import { unpackJson } from '../../pack-json.ts';
import { ProductList } from './ProductList.tsx';
import { unpackResults } from './pack-props.ts';
import type { ProductListProps } from './props.ts';

interface ProductListIslandProps {
  /** The list's props except its results, packed. */
  data: string;
  /** `results`, packed. */
  results: string;
}

/** The product list, with packed props: unpacked and escaped, they would be most of the page. */
export function ProductListIsland({ data, results }: ProductListIslandProps) {
  const props = unpackJson<Omit<ProductListProps, 'results'>>(data);
  return <ProductList {...props} results={unpackResults(results)} />;
}
