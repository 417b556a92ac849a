// Directions of the measures of each kind in its illustration. In a file of its own, so that catalog pages do
// not load the drawings.

/**
 * - box: width across, height up, depth into the picture
 * - lamp: as box, where the length is that of a cable
 * - side: a side view, its length across and its width into the picture
 * - flat: an object seen from the front
 * - floor: an object lying on the floor, seen from its long side
 * - long: a long object, measured along its longer side
 */
export type MeasureMode = 'box' | 'lamp' | 'side' | 'flat' | 'floor' | 'long';

const KINDS_BY_MODE: Record<MeasureMode, string> = {
  box: `tray-table marble-table nesting-tables carved-table barrel-chair rattan-chair kashta-chest
    shoe-bench mop-trolley pedestal-basin bowl-basin foot-basin laundry-sink work-platform step-stool armrest back-cushion pouffe mangal stacking-chair airer arched-shelf barbecue bathroom-cabinet bin bucket camera cabinet-knob carton ceiling-fan chest cistern
    concealed-frame cone corner-sofa desk dish-rack drawer-unit fire-bowl fire-extinguisher
    first-aid-kit flask floor-sign folding-table garden-chair garden-table garment-rail heated-rail hinge
    jerrycan kitchen-mixer laundry-basket moka-pot parasol plant plant-pot
    safe shelf-unit shoe-rack sofa soap-dispenser storage-box sit-stand-desk garage-rack
    long-span-rack cube-unit slim-trolley tray-trolley corner-shelf over-toilet-shelf sideboard underbed-drawer
    sliding-wardrobe open-wardrobe fabric-wardrobe steel-cupboard swing-chair tap pull-out-mixer filter-mixer swivel-mixer
    table-leg tent toolbox vanity vase wall-shelf wardrobe watering-can wheelie-bin workbench wellingtons`,
  lamp: 'chandelier ceiling-light floor-lamp arc-lamp uplighter lantern pendant solar-light table-lamp wall-lamp',
  side: 'lounger ironing-board toilet',
  flat: `stencil under-counter-basin dimmer heater-switch smart-switch outdoor-socket bath-mat clock cushion led-panel mirror lit-mirror round-mirror lit-round-mirror arched-mirror picture-frame pillow roller-blind safety-sign shower-curtain socket floor-tile marble-tile mosaic-tile plywood-sheet mdf-board osb-board flush-door panel-door louvred-door glazed-door sliding-door door-frame window-net framed-screen door-net mesh-filter pleated-filter metal-filter
    switch ceiling-rose pegboard floor-drain toilet-seat squat-pan flush-plate`,
  floor: 'rug shoe-tray shower-seat',
  long: `telescopic-ladder bolster adjustable-wrench bolt-cutter broom brush chisel file hammer led-tube light-bar linear-drain mallet pipe-wrench
    pliers plunger pry-bar rake rod screwdriver secateurs sledgehammer spade spirit-level toilet-brush torch towel-rail
    torque-wrench voltage-pen pipe-cutter tin-snips wire-brush watering-lance mixing-paddle threaded-rod skewers
    grab-bar tower-bolt utility-knife ladder`,
};

const MODE_BY_KIND = new Map(
  Object.entries(KINDS_BY_MODE).flatMap(([mode, kinds]) =>
    kinds.split(/\s+/).map((kind): [string, MeasureMode] => [kind, mode as MeasureMode]),
  ),
);

/** Returns how a kind is measured; undefined if its illustration cannot show measures. */
export function getMeasureMode(kind: string): MeasureMode | undefined {
  return MODE_BY_KIND.get(kind);
}
