/** @typedef {{ requestsBefore: number, inlineKb: number, cssKb: number, fontKb: number, scriptKb: number, htmlKb: number, nodes: number }} Sizes */

const LABELS = {
  requestsBefore: 'script requests before the visitor acts',
  inlineKb: 'KB of inline script',
  cssKb: 'KB of CSS',
  fontKb: 'KB of fonts',
  scriptKb: 'KB of script in all',
  htmlKb: 'KB of HTML, uncompressed',
  nodes: 'elements',
};

// Rounded up, so that a size above its budget is not printed as equal to the budget.
const round = (number) => Math.ceil(number * 100) / 100;

/**
 * Returns a line for each exceeded budget.
 * @param {string} name @param {Sizes} sizes @param {Partial<Sizes>} budget @returns {string[]}
 */
export function listExceededBudgets(name, sizes, budget) {
  return Object.entries(budget).flatMap(([kind, limit]) => {
    const size = sizes[kind];
    if (!LABELS[kind]) return [`${name}: there is no measure called ${kind}`];
    if (!Number.isFinite(size)) return [`${name}: ${LABELS[kind]} could not be measured`];
    return size > limit ? [`${name}: ${round(size)} ${LABELS[kind]}, at most ${limit}`] : [];
  });
}
