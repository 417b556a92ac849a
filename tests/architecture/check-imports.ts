import type { Import } from './import-graph.ts';
import { LAYERS, type Layer, PACKAGES } from './import-rules.ts';

const findZone = (file: string): Layer | undefined => LAYERS.find((zone) => zone.at.test(file));

const sayWhere = ({ from, line, written }: Import) => `${from}:${line} imports ${written}`;

function checkPackage(edge: Import, zone: Layer): string | undefined {
  if (edge.typeOnly) return undefined;
  const rule = PACKAGES.find(({ name }) => name.test(edge.to));
  if (!rule || rule.zones.includes(zone.name) || rule.files?.test(edge.from)) return undefined;
  return `${sayWhere(edge)}: ${rule.why}`;
}

function checkDirection(edge: Import, zone: Layer): string | undefined {
  const target = findZone(edge.to);
  if (!target) return `${sayWhere(edge)}: ${edge.to} belongs to no part of the design`;
  if (target === zone || zone.knows.includes(target.name)) return undefined;
  if (edge.typeOnly && zone.knowsTypesOf?.includes(target.name)) return undefined;
  const list = zone.knows.join(', ') || 'nothing else';
  return `${sayWhere(edge)}: ${zone.name} may not know ${target.name}, only ${list}`;
}

const readSubject = (file: string) => /^src\/lib\/backend\/([^/]+)\//.exec(file)?.[1];

function checkQueries(edge: Import): string | undefined {
  if (!/\/queries(\.|\/|-)/.test(edge.to)) return undefined;
  const [own, other] = [readSubject(edge.from), readSubject(edge.to)];
  if (own === other) return undefined;
  return `${sayWhere(edge)}: ${other} keeps its queries to itself, ask for a function of its rules or routes`;
}

/**
 * Islands run in the browser: of the layouts they may import hook-free React components, never an Astro file.
 */
function checkPieces(edge: Import): string | undefined {
  if (!edge.from.startsWith('src/islands/') || !edge.to.startsWith('src/layouts/')) return undefined;
  if (/^src\/layouts\/blocks\/.*\.tsx?$/.test(edge.to) || edge.to.endsWith('.css')) return undefined;
  return `${sayWhere(edge)}: of the layouts, islands may use layouts/blocks/*.tsx only`;
}

/** Returns the violations of a graph of imports, one line each. */
export function checkImports(edges: Import[]): string[] {
  return edges.flatMap((edge) => {
    const zone = findZone(edge.from);
    if (!zone) return [`${edge.from} belongs to no part of the design`];
    const found = edge.to.startsWith('src/')
      ? [checkDirection(edge, zone), checkQueries(edge), checkPieces(edge)]
      : [checkPackage(edge, zone)];
    return found.filter((problem) => problem !== undefined);
  });
}
