/**
 * Returns what is invalid in an SVG: open tags, repeated attributes, malformed numbers, anything but shapes,
 * and ids that are repeated, missing, unused or of several prefixes.
 */
export function listSvgIssues(svg: string): string[] {
  const openTags: string[] = [];
  const issues: string[] = [];
  for (const [tag, close, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    const attributes = [...tag.matchAll(/ ([a-zA-Z-]+)=/g)].map(([, attribute]) => attribute);
    if (new Set(attributes).size !== attributes.length) issues.push(`${tag} says something twice`);
    if (close) {
      if (openTags.pop() !== name) issues.push(`</${name}> closes nothing`);
    } else if (!selfClosing) openTags.push(name);
  }
  if (openTags.length) issues.push(`<${openTags.join(' ')}> stays open`);
  const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id ?? '');
  const used = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id ?? '');
  if (new Set(ids).size !== ids.length) issues.push('an id twice');
  for (const id of used) if (!ids.includes(id)) issues.push(`no #${id}`);
  for (const id of ids) if (!used.includes(id)) issues.push(`#${id} unused`);
  if (new Set(ids.map((id) => id.split('-')[0])).size > 1) issues.push('more than one prefix of ids');
  if (/NaN|undefined|null|Infinity/.test(svg)) issues.push('a number that is none');
  if (/ style=|<script|<text|<foreignObject|\son\w+=|href/.test(svg)) issues.push('more than shapes');
  return issues;
}
