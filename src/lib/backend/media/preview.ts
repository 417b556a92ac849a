import { drawDepartment } from './department.ts';
import { DRAWINGS } from './drawings.ts';
import { isKind } from './kinds.ts';
import { lockUp } from './logo.ts';
import { placeProduct, prefixOf, svg } from './product.ts';
import { drawScene, type SceneName } from './scene.ts';
import { brightness, disc, path, rect, tone } from './shapes.ts';
import { drawStill } from './still.ts';
import { openStudio } from './studio.ts';
import { drawWindow, type ProductLook } from './window.ts';

/** What a preview shows beside the shop's name. */
export type PreviewSubject =
  | { kind: 'product'; product: ProductLook }
  | { kind: 'still'; palette: string; things: readonly string[] }
  | { kind: 'scene'; name: SceneName }
  /** The goods stand in for a department that has no drawing of its own. */
  | { kind: 'department'; catCode: string; goods: readonly ProductLook[] | null }
  | { kind: 'plain' };

export type PreviewLanguage = 'en' | 'ar';

const WIDTH = 1200;
const HEIGHT = 630;
// A wide picture leaves a quarter for the name, a square one takes the full height.
const WIDE = 856;
const SQUARE = HEIGHT;
const BAND = 16;
const LARGEST = 256;

const GROUND = '#f4f0e7';
const INK = '#0c2227';
const ORANGE = '#ff7a1f';

type Picture = { drawn: string; width: number };

/**
 * The picture of a page where people share it, 1200 by 630: what the page shows on one side, the shop's name where
 * the language begins to read. Null for a subject that cannot be drawn.
 */
export function drawPreview(preview: PreviewSubject & { language: PreviewLanguage }): string | null {
  const picture = pictureOf(preview);
  if (!picture) return null;
  const { drawn, width } = picture;
  const isMirrored = preview.language === 'ar';
  const rest = WIDTH - width - BAND;
  const body =
    rect(0, 0, WIDTH, HEIGHT, GROUND) +
    inset(drawn, isMirrored ? 0 : WIDTH - width, width) +
    rect(isMirrored ? width : rest, 0, BAND, HEIGHT, ORANGE) +
    lockUp(isMirrored ? width + BAND + rest / 2 : rest / 2, HEIGHT / 2, Math.min(rest * 0.6, LARGEST), INK);
  return svg(WIDTH, HEIGHT, openStudio('-'), body);
}

function pictureOf(subject: PreviewSubject): Picture | null {
  switch (subject.kind) {
    case 'product':
      return wide(onShow(subject.product));
    case 'still':
      return wide(drawStill(subject.palette, subject.things));
    case 'scene':
      return wide(drawScene(subject.name));
    case 'department': {
      const { catCode, goods } = subject;
      const drawn = drawDepartment(catCode) ?? (goods && drawWindow(catCode, goods));
      return drawn ? { drawn, width: SQUARE } : null;
    }
    case 'plain':
      return wide(drawStill('sand', ['toolbox', 'paint-tin', 'lantern']));
  }
}

const wide = (drawn: string | null): Picture | null => (drawn === null ? null : { drawn, width: WIDE });

/** One drawing within another: as wide as said, cut where it is higher or wider than the preview. */
function inset(drawn: string, x: number, width: number): string {
  const place = `x="${x}" y="0" width="${width}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"`;
  return drawn.replace(/^<svg [^>]*(viewBox="[^"]*")[^>]*>/, `<svg $1 ${place}>`);
}

/** A product before an arch that it stands out from. */
function onShow({ kind, colour, accent }: ProductLook): string | null {
  if (!isKind(kind)) return null;
  const studio = openStudio(prefixOf(`preview ${kind}${colour}${accent}`));
  const isPale = brightness(colour) > 0.72;
  const behind = brightness(accent) > 0.72 ? '#7d9a9f' : accent;
  const isStanding = DRAWINGS[kind].stance === 'stand';
  const body =
    rect(0, 0, WIDE, HEIGHT, studio.face('#e6dccb')) +
    path(
      'M148 540V340a280 280 0 0 1 560 0v200z',
      isPale ? studio.face(tone(behind, 0.4)) : studio.fade('#ffffff', '#f3eee3'),
    ) +
    rect(0, 540, WIDE, 90, studio.fade('#f1eadd', '#d9ceba')) +
    disc(WIDE / 2, 544, 400, studio.glow('#17130f', 0.2), 26) +
    placeProduct(
      kind,
      { colour, accent, shade: null, studio },
      WIDE / 2,
      isStanding ? 576 : 316,
      isStanding ? 490 : 470,
    );
  return svg(WIDE, HEIGHT, studio, body);
}
