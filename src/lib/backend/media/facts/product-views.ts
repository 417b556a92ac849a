// Views of each product. In a file of its own, so that catalog pages do not load the drawings.
import { readMeasures } from './measures.ts';
import type { Fact } from './product-facts.ts';

/** 1 alone, 2 from another side or in its box, 3 in use, 4 with its measures. */
export type ProductView = 1 | 2 | 3 | 4;

// Kinds with a drawing from another side.
const OTHER_SIDE_KINDS = new Set(
  `sofa folding-table t-shirt polo long-sleeve-top work-shorts jacket coverall thobe kandura dishdasha bathrobe trousers towel blanket cloths scarf ghutra
  bedding curtain shower-curtain rug bath-mat paint-tin paint-can paint-bucket filler-tub pouch sack cement-bag
  compost-bag charcoal-bag seed-packet biscuit-pack jar can detergent-bottle spray-bottle oil-bottle solvent-can
  glue-bottle spray-can garden-spray jerrycan water-pack sealant-tube box-pack date-box screws nails bag-roll wall-plugs
  bolts nuts sleeve-anchors eye-bolts shelf-pins tile-clips wall-patch work-shirt battery coin-cell oil-spray oil-dropper sand-bag gravel-bag
  grout-bag tile-adhesive-bag`.split(/\s+/),
);

// Kinds that are sold in a separate printed box.
const BOXED_KINDS = new Set(
  `drill corded-drill impact-driver grinder cordless-grinder jigsaw cordless-jigsaw sander circular-saw heat-gun planer
  multi-tool nail-gun battery-pack rotary-hammer cordless-hammer reciprocating-saw mitre-saw router belt-sander inflator
  soldering-iron multimeter laser-level distance-meter tap sensor-tap self-closing-tap pull-out-mixer filter-mixer swivel-mixer wall-basin-mixer shower-mixer bath-mixer
  magnifying-mirror kitchen-mixer wall-mixer
  bib-tap shower-head hand-shower shower-rail shower-column shattaf bulb candle-bulb spot-bulb bayonet-bulb downlight
  ceiling-light pendant wall-lamp table-lamp floodlight led-strip led-driver solar-light torch head-torch light-bar
  track-light chandelier switch dimmer heater-switch smart-switch fan-remote outdoor-socket socket breaker doorbell camera smoke-alarm plug extension-lead extension-reel padlock
  door-lock smart-lock door-handle lever-handle safe blender kettle rice-cooker pressure-cooker kitchen-scale moka-pot
  pan pot pan-set knife-block flask dallah plate-set cup-set cutlery vacuum-cleaner stick-blender bottle-blender spice-grinder citrus-press handheld-vacuum
  carpet-washer window-vac stick-vacuum wet-dry-vacuum
  ceiling-fan digital-clock clock water-filter pump grass-trimmer hedge-trimmer spray-gun sprinkler
  safety-boots safety-shoes safety-trainers slip-on-boots rigger-boots wellingtons helmet goggles respirator
  ear-defenders first-aid-kit soap-dispenser toilet-seat cistern flush-plate staple-gun welder lantern festoon
  drywall-driver impact-wrench stick-screwdriver breaker-hammer demolition-hammer
  drywall-sander detail-sander trim-router desk-lamp clip-lamp arc-lamp uplighter camp-stove
  wall-detector clamp-meter socket-tester plug-timer concealed-shower tap-filter teapot pour-over riveter watering-lance
  air-tool-kit mask-filters pump-controller usb-adapter battery-charger cell-charger key-cabinet child-locks torque-wrench`.split(
    /\s+/,
  ),
);

export const isBoxed = (kind: string): boolean => BOXED_KINDS.has(kind);

export const hasOtherSide = (kind: string): boolean => OTHER_SIDE_KINDS.has(kind);

/** Lists the views of a product, in the order of its gallery. */
export function listProductViews(kind: string, facts: readonly Fact[]): ProductView[] {
  const views: ProductView[] = [1];
  if (hasOtherSide(kind) || isBoxed(kind)) views.push(2);
  views.push(3);
  if (readMeasures(kind, facts)) views.push(4);
  return views;
}
