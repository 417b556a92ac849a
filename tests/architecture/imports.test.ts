import { describe, expect, it } from 'vitest';
import { checkImports } from './rules/check-imports.ts';
import { type Import, listImports } from './rules/import-graph.ts';
import { readFiles } from './rules/source-files.ts';

const edge = (from: string, to: string, typeOnly = false): Import => ({
  from,
  to,
  written: to,
  typeOnly,
  line: 1,
});

it('all imports of src follow the rules', () => {
  const edges = readFiles('src', /(?<!\.d)\.(ts|tsx|astro|mjs)$/).flatMap(listImports);
  expect(edges.length).toBeGreaterThan(0);
  expect(checkImports(edges)).toEqual([]);
});

describe('The import check finds', () => {
  it.each([
    [
      'a page that imports the backend',
      'src/pages/[locale]/index.astro',
      'src/lib/backend/gateway/handle.ts',
    ],
    ['a loader that imports the backend', 'src/lib/loaders/content/home.ts', 'src/lib/backend/index.ts'],
    ['an island that fetches by itself', 'src/islands/cart/MiniCart.tsx', 'src/lib/client/client.ts'],
    [
      'an island that draws an Astro layout',
      'src/islands/cart/MiniCart.tsx',
      'src/layouts/shell/header/Header.astro',
    ],
    ['a contract that knows the client', 'src/lib/contract/cart/cart.ts', 'src/lib/client/client.ts'],
    [
      'a backend that knows the pages',
      'src/lib/backend/cart/routes.ts',
      'src/layouts/blocks/catalog/Price.tsx',
    ],
    ['queries of another subject', 'src/lib/backend/cart/routes.ts', 'src/lib/backend/orders/queries.ts'],
    ['Node in what may reach a browser', 'src/lib/client/client.ts', 'node:crypto'],
    ['classic zod', 'src/lib/contract/cart/cart.ts', 'zod'],
    ['a database outside the backend', 'src/lib/loaders/content/home.ts', 'kysely'],
    ['Astro inside the backend', 'src/lib/backend/content/routes.ts', 'astro:content'],
    ['a folder without a place in the design', 'src/lib/utils/text.ts', 'zod/mini'],
  ])('%s', (_title, from, to) => {
    const issues = checkImports([edge(from, to)]);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toContain(from);
  });

  it('a value import where only types are allowed', () => {
    const view = ['src/layouts/blocks/Hero.astro', 'src/lib/loaders/content/home.ts'] as const;
    expect(checkImports([edge(...view, true)])).toEqual([]);
    expect(checkImports([edge(...view)])).toHaveLength(1);
  });

  it('nothing in a graph that follows the rules', () => {
    const allowedImports = [
      edge('src/pages/[locale]/index.astro', 'src/lib/loaders/content/home.ts'),
      edge('src/lib/commerce.server.ts', 'src/lib/backend/index.ts'),
      edge('src/lib/env.server.ts', 'node:fs'),
      edge('src/islands/cart/MiniCart.tsx', 'src/layouts/blocks/catalog/Price.tsx'),
      edge('src/lib/backend/cart/routes.ts', 'src/lib/backend/cart/queries.ts'),
    ];
    expect(checkImports(allowedImports)).toEqual([]);
  });
});

describe('The import reader finds', () => {
  it('every form of import, and whether it is type-only', () => {
    const text = [
      "import a from './a.ts';",
      "import type { B } from '#lib/b.ts';",
      "import { type C } from '../c.ts';",
      "export { d } from './d.ts';",
      "const e = await import('./e.ts');",
      "type F = import('./f.ts').F;",
      "const g = import.meta.glob('./g/*.json');",
      "import icon from './h.svg?raw';",
    ].join('\n');
    const imports = listImports({ path: 'src/lib/x/y.ts', text });
    expect(imports.map(({ to, typeOnly, line }) => [to, typeOnly, line])).toEqual([
      ['src/lib/x/a.ts', false, 1],
      ['src/lib/b.ts', true, 2],
      ['src/lib/c.ts', true, 3],
      ['src/lib/x/d.ts', false, 4],
      ['src/lib/x/e.ts', false, 5],
      ['src/lib/x/f.ts', true, 6],
      ['src/lib/x/g/*.json', false, 7],
      ['src/lib/x/h.svg', false, 8],
    ]);
  });

  it('imports in the frontmatter and scripts of an Astro file', () => {
    const text =
      "---\nimport A from '#layouts/A.astro';\n---\n<A />\n<script>\n  import '../b.ts';\n</script>\n";
    const imports = listImports({ path: 'src/pages/index.astro', text });
    expect(imports.map(({ to, line }) => [to, line])).toEqual([
      ['src/layouts/A.astro', 2],
      ['src/b.ts', 6],
    ]);
  });
});
