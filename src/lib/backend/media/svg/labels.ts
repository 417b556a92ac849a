import { ellipse, path, rect } from './shapes.ts';

/** A product label: paper with an arch as logo and lines as text. */
export function drawLabel(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  paper = '#fbf8f1',
): string {
  const logoSize = Math.min(width, height) * 0.34;
  const left = x + width / 2 - logoSize / 2;
  const top = y + height * 0.16;
  const drawBar = (topShare: number, share: number, thickness: number, opacity: number): string =>
    rect(
      x + (width * (1 - share)) / 2,
      y + height * topShare,
      width * share,
      thickness,
      colour,
      thickness / 2,
      ` opacity="${opacity}"`,
    );
  return [
    rect(x, y, width, height, paper, Math.min(width, height) * 0.06),
    path(
      `M${round(left)} ${round(top + logoSize)}v${round(-logoSize * 0.5)}a${round(logoSize / 2)} ${round(logoSize / 2)} 0 0 1 ${round(logoSize)} 0v${round(logoSize * 0.5)}h${round(-logoSize * 0.28)}v${round(-logoSize * 0.45)}a${round(logoSize * 0.22)} ${round(logoSize * 0.22)} 0 0 0 ${round(-logoSize * 0.44)} 0v${round(logoSize * 0.45)}z`,
      colour,
    ),
    drawBar(0.62, 0.62, height * 0.07, 1),
    drawBar(0.76, 0.44, height * 0.04, 0.55),
    drawBar(0.85, 0.3, height * 0.03, 0.4),
  ].join('');
}

/** The manufacturer's logo without a label, for tools and small parts. */
export function drawBadge(x: number, y: number, width: number, colour: string): string {
  const height = width * 0.34;
  return (
    rect(x, y, width, height, colour, height * 0.2) +
    ellipse(x + height * 0.55, y + height / 2, height * 0.24, '#fff', height * 0.24, ' opacity=".9"') +
    rect(
      x + height,
      y + height * 0.34,
      width - height * 1.35,
      height * 0.14,
      '#fff',
      height * 0.07,
      ' opacity=".9"',
    ) +
    rect(
      x + height,
      y + height * 0.56,
      (width - height * 1.35) * 0.6,
      height * 0.1,
      '#fff',
      height * 0.05,
      ' opacity=".6"',
    )
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
