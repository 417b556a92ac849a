import { describe, expect, it } from 'vitest';
import { createBackendFolderGraph, createFileGraph, findCycles } from './rules/cycles.ts';
import { type Import, listImports } from './rules/import-graph.ts';
import { readFiles } from './rules/source-files.ts';

const importOf = (from: string, to: string, typeOnly = false): Import => ({
  from,
  to,
  typeOnly,
  written: to,
  line: 1,
});

const SOURCE = /(?<!\.d)\.(ts|tsx|astro)$/;

describe('the import graph', () => {
  const imports = readFiles('src', SOURCE).flatMap(listImports);

  it('has no cycle between files, neither by value nor by type', () => {
    expect(imports.length).toBeGreaterThan(1000);
    expect(findCycles(createFileGraph(imports))).toEqual([]);
  });

  it('has no cycle between folders of the backend', () => {
    expect(findCycles(createBackendFolderGraph(imports))).toEqual([]);
  });
});

describe('findCycles', () => {
  it('lists each cycle once, by its shortest path', () => {
    const graph = createFileGraph([
      importOf('src/a.ts', 'src/b.ts'),
      importOf('src/b.ts', 'src/c.ts'),
      importOf('src/c.ts', 'src/a.ts'),
      importOf('src/c.ts', 'src/d.ts'),
    ]);
    expect(findCycles(graph)).toEqual(['src/a.ts → src/b.ts → src/c.ts → src/a.ts']);
  });

  it('includes type imports', () => {
    const graph = createFileGraph([importOf('src/a.ts', 'src/b.ts', true), importOf('src/b.ts', 'src/a.ts')]);
    expect(findCycles(graph)).toEqual(['src/a.ts → src/b.ts → src/a.ts']);
  });

  it('finds a cycle between backend folders whose files have none', () => {
    const imports = [
      importOf('src/lib/backend/orders/routes.ts', 'src/lib/backend/payment/payments.ts'),
      importOf('src/lib/backend/payment/refund.ts', 'src/lib/backend/orders/drafts.ts'),
      importOf('src/lib/backend/backend.ts', 'src/lib/backend/orders/routes.ts'),
      importOf('src/lib/backend/orders/routes.ts', 'src/lib/contract/orders/orders.ts'),
    ];
    expect(findCycles(createFileGraph(imports))).toEqual([]);
    expect(findCycles(createBackendFolderGraph(imports))).toEqual(['orders → payment → orders']);
  });
});
