import type { Import } from './import-graph.ts';
import { LAYERS, type Layer, PACKAGES } from './import-rules.ts';

const findLayer = (file: string): Layer | undefined => LAYERS.find((layer) => layer.pattern.test(file));

const formatLocation = ({ from, line, written }: Import) => `${from}:${line} imports ${written}`;

function checkPackage(edge: Import, layer: Layer): string | undefined {
  if (edge.typeOnly) return undefined;
  const rule = PACKAGES.find(({ name }) => name.test(edge.to));
  if (!rule || rule.zones.includes(layer.name) || rule.files?.test(edge.from)) return undefined;
  return `${formatLocation(edge)}: ${rule.reason}`;
}

function checkDirection(edge: Import, layer: Layer): string | undefined {
  const target = findLayer(edge.to);
  if (!target) return `${formatLocation(edge)}: ${edge.to} belongs to no part of the design`;
  if (target === layer || layer.imports.includes(target.name)) return undefined;
  if (edge.typeOnly && layer.importsTypesOf?.includes(target.name)) return undefined;
  const list = layer.imports.join(', ') || 'nothing else';
  return `${formatLocation(edge)}: ${layer.name} may not know ${target.name}, only ${list}`;
}

const readSubject = (file: string) => /^src\/lib\/backend\/([^/]+)\//.exec(file)?.[1];

function checkQueries(edge: Import): string | undefined {
  if (!/\/queries(\.|\/|-)/.test(edge.to)) return undefined;
  const [sourceSubject, targetSubject] = [readSubject(edge.from), readSubject(edge.to)];
  if (sourceSubject === targetSubject) return undefined;
  return `${formatLocation(edge)}: ${targetSubject} keeps its queries to itself, ask for a function of its rules or routes`;
}

/**
 * Islands run in the browser: of the layouts they may import only stylesheets and the TypeScript of blocks.
 */
function checkIslandImports(edge: Import): string | undefined {
  if (!edge.from.startsWith('src/islands/') || !edge.to.startsWith('src/layouts/')) return undefined;
  if (/^src\/layouts\/blocks\/.*\.tsx?$/.test(edge.to) || edge.to.endsWith('.css')) return undefined;
  return `${formatLocation(edge)}: of the layouts, islands may use layouts/blocks/*.tsx only`;
}

/** Returns the violations of a graph of imports, one line each. */
export function checkImports(edges: Import[]): string[] {
  return edges.flatMap((edge) => {
    const layer = findLayer(edge.from);
    if (!layer) return [`${edge.from} belongs to no part of the design`];
    const found = edge.to.startsWith('src/')
      ? [checkDirection(edge, layer), checkQueries(edge), checkIslandImports(edge)]
      : [checkPackage(edge, layer)];
    return found.filter((problem) => problem !== undefined);
  });
}
