// Every thing the illustration system can draw, grouped as the departments are.
export const KINDS = [
  'paint-can',
  'paint-tin',
  'paint-bucket',
  'spray-can',
  'brush',
  'roller',
  'tray',
  'tape',
  'filler-tub',
  'drill',
  'impact-driver',
  'grinder',
  'jigsaw',
  'sander',
  'circular-saw',
  'heat-gun',
  'bit-set',
  'hammer',
  'screwdriver',
  'screwdriver-set',
  'pliers',
  'spanner-set',
  'tape-measure',
  'spirit-level',
  'hand-saw',
  'utility-knife',
  'toolbox',
  'ladder',
  'screw-box',
  'padlock',
  'helmet',
  'gloves',
  'goggles',
  'tap',
  'shower-head',
  'pipe-fitting',
  'flexible-hose',
  'plunger',
  'bulb',
  'pendant',
  'wall-lamp',
  'switch',
  'socket',
  'extension-reel',
  'cable',
  'hose',
  'spray-gun',
  'watering-can',
  'plant-pot',
  'spade',
  'rake',
  'secateurs',
  'garden-chair',
  'compost-bag',
] as const;

export type Kind = (typeof KINDS)[number];

export function isKind(name: string): name is Kind {
  return KINDS.some((kind) => kind === name);
}

/** Containers of paint show the shade that was mixed into them. */
export function isTintable(kind: Kind): boolean {
  return kind === 'paint-can' || kind === 'paint-tin' || kind === 'paint-bucket';
}
