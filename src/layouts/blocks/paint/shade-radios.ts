import { escapeHtml } from '#lib/format/html.ts';
import type { ShadeModel } from '#lib/format/models/paint.ts';
import { getUndertone } from '#lib/paint/lab-colour.ts';
import { formatShadeValue } from '#lib/paint/shade-value.ts';

// A paint has hundreds of shades, and rendering them as components takes longer than the rest of the page.
// The HTML is cached per list of shades.
const htmlCache = new WeakMap<readonly ShadeModel[], Map<string, string>>();

/** Renders the radio buttons of a shade family, in the given order. */
export function renderShadeRadios(shades: readonly ShadeModel[], family: string, name: string): string {
  const cached = htmlCache.get(shades) ?? new Map<string, string>();
  htmlCache.set(shades, cached);
  const key = `${name} ${family}`;
  let html = cached.get(key);
  if (html === undefined) {
    html = shades
      .filter((shade) => shade.family === family)
      .map((shade) => renderShadeRadio(shade, name))
      .join('');
    cached.set(key, html);
  }
  return html;
}

/** Returns the HTML with one radio checked. */
export function markShadeChecked(html: string, code: string | null): string {
  return code === null
    ? html
    : html.replace(
        `${formatShadeValue({ name: '', code: escapeHtml(code) })}"`,
        (value) => `${value} checked`,
      );
}

// Compact markup, as there are hundreds: `data-tone` is omitted where it can be derived from the colour.
function renderShadeRadio({ name: shadeName, code, hex, undertone }: ShadeModel, field: string): string {
  const [escapedName, escapedCode] = [escapeHtml(shadeName), escapeHtml(code)];
  const tone = undertone === getUndertone(hex) ? '' : ` data-tone="${escapeHtml(undertone)}"`;
  return (
    `<label${tone}><input type="radio" name="${escapeHtml(field)}" value="${formatShadeValue({ name: escapedName, code: escapedCode })}">` +
    `<svg fill="${escapeHtml(hex)}" aria-hidden="true"><rect/></svg><span>${escapedName}</span><bdi>${escapedCode}</bdi></label>`
  );
}
