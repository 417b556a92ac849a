import { renderToString } from 'react-dom/server';
import { getServerState, InstantSearch } from 'react-instantsearch';
import { FACETS } from '#lib/search/facets.ts';
import type { ListAnswer, ListQuestion } from '#lib/search/list.ts';
import { listIndex } from './parameters.ts';
import { useListWidget } from './use-list.ts';

function Question({ question }: { question: ListQuestion }) {
  useListWidget(question);
  return null;
}

/** On the server: asks what the island would ask, and answers with the state that it starts from. */
export async function readServerState(
  question: ListQuestion,
  client: { search(requests: readonly object[]): Promise<{ results: never[] }> },
): Promise<ListAnswer> {
  const index = listIndex(question);
  const { initialResults } = await getServerState(
    <InstantSearch
      searchClient={client as never}
      indexName={index}
      initialUiState={{ [index]: question.state } as never}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Question question={question} />
    </InstantSearch>,
    { renderToString },
  );
  const answers = initialResults[index]?.results ?? [];
  const [found] = answers;
  return {
    results: JSON.stringify(initialResults),
    hits: (found?.hits ?? []) as never[],
    total: found?.nbHits ?? 0,
    pages: found?.nbPages ?? 0,
    brands: [...new Set(answers.flatMap(({ facets }) => Object.keys(facets?.[FACETS.brand] ?? {})))],
  };
}
