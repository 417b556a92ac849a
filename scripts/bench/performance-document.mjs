import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolveFromRoot } from '../cli/paths.mjs';

const FILE = resolveFromRoot('docs', 'performance.md');

const INTRODUCTION = `# Performance

Written by \`npm run bench\`: a run replaces the tables that it measures. Ratios compare the shop with a bare \`node:http\` server that
returns the same bytes in the same run; seconds and requests depend on the machine and on what else runs on it.
`;

const HEADING = /^## (.+)$/m;

const formatTable = ({ title, columns, rows }, date) => {
  const lines = [['', ...columns], ['', ...columns].map(() => '---'), ...rows];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `## ${title}\n\n${date}\n\n${table}\n`;
};

/**
 * Replaces the measured tables of a performance document and keeps the others.
 * @param {string} text the document; empty for a new one
 * @param {{ title: string, columns: string[], rows: (string | number)[][] }[]} tables @param {string} date
 */
export function updatePerformanceText(text, tables, date) {
  const sections = new Map();
  for (const section of text.split(/^(?=## )/m)) {
    const title = HEADING.exec(section)?.[1];
    if (title) sections.set(title, `${section.trim()}\n`);
  }
  for (const table of tables) sections.set(table.title, formatTable(table, date));
  return [INTRODUCTION, ...sections.values()].join('\n');
}

/** Writes the measured tables into docs/performance.md. */
export function writePerformanceDocument(tables) {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const date = `Measured on ${new Date().toISOString().slice(0, 10)}.`;
  writeFileSync(FILE, updatePerformanceText(text, tables, date));
}
