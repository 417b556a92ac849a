import { useState } from 'react';
import { unpackJson } from '../pack-json.ts';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';

/** The search box with packed props, because every page contains them. */
export function SearchBoxIsland({ packed }: { packed: string }) {
  const [props] = useState(() => unpackJson<SearchBoxProps>(packed));
  return <SearchBox {...props} />;
}
