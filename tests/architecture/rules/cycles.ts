import type { Import } from './import-graph.ts';

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The graph of imports between files of `src`, values and types. */
export function createFileGraph(imports: readonly Import[]): Graph {
  return createGraph(imports, (file) => (file.startsWith('src/') ? file : null));
}

/** The graph of imports between folders of the backend; files directly in the backend form the folder `.`. */
export function createBackendFolderGraph(imports: readonly Import[]): Graph {
  return createGraph(imports, readBackendFolder);
}

const BACKEND = 'src/lib/backend/';

function readBackendFolder(file: string): string | null {
  if (!file.startsWith(BACKEND)) return null;
  const [folder = '', rest] = file.slice(BACKEND.length).split('/');
  return rest === undefined ? '.' : folder;
}

function createGraph(imports: readonly Import[], getNode: (file: string) => string | null): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [source, target] = [getNode(from), getNode(to)];
    if (source === null || target === null || source === target) continue;
    const targets = graph.get(source) ?? new Set();
    graph.set(source, targets.add(target));
  }
  return graph;
}

/** Returns the shortest cycle through each node that is part of a cycle; each cycle once, as `a → b → a`. */
export function findCycles(graph: Graph): string[] {
  const cycles = new Map<string, string>();
  for (const node of graph.keys()) {
    const path = findShortestCycle(graph, node);
    const key = [...(path ?? [])].sort().join(' ');
    if (path && !cycles.has(key)) cycles.set(key, [...path, node].join(' → '));
  }
  return [...cycles.values()];
}

/**
 * Returns the nodes of the shortest path from a node back to itself, without the repeated last one; null
 * without a path.
 */
function findShortestCycle(graph: Graph, start: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const node of queue) {
    for (const target of graph.get(node) ?? []) {
      if (target === start) return listPath(cameFrom, node, start);
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, node);
      queue.push(target);
    }
  }
  return null;
}

function listPath(cameFrom: ReadonlyMap<string, string>, end: string, start: string): string[] {
  const path = [end];
  while (path[0] !== start) path.unshift(cameFrom.get(path[0] as string) as string);
  return path;
}
