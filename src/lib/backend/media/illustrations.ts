import type { Illustration } from './illustration.ts';
import { ABRASIVE_KINDS } from './kinds/abrasives.ts';
import { ALARM_KINDS } from './kinds/emergency-equipment.ts';
import { BAKING_KINDS } from './kinds/baking.ts';
import { BATHROOM_KINDS } from './kinds/bathroom.ts';
import { BULB_KINDS } from './kinds/bulbs.ts';
import { CARRYING_KINDS } from './kinds/tool-carriers.ts';
import { CHAIN_AND_ROPE_KINDS } from './kinds/chains-and-ropes.ts';
import { CLEANING_KINDS } from './kinds/cleaning.ts';
import { COOKING_KINDS } from './kinds/cooking.ts';
import { CORDLESS_KINDS } from './kinds/cordless-tools.ts';
import { CUTTING_KINDS } from './kinds/cutting.ts';
import { DECOR_KINDS } from './kinds/decor.ts';
import { DINING_KINDS } from './kinds/dining.ts';
import { DOOR_KINDS } from './kinds/door.ts';
import { DRAIN_KINDS } from './kinds/drains.ts';
import { DRESS_KINDS } from './kinds/gulf-clothing.ts';
import { EDGE_KINDS } from './kinds/bench-tools.ts';
import { ELECTRIC_KINDS } from './kinds/lighting-and-wiring.ts';
import { FITMENT_KINDS } from './kinds/fitments.ts';
import { FIXING_KINDS } from './kinds/fixings.ts';
import { FLOOR_AND_WINDOW_KINDS } from './kinds/floor-and-window.ts';
import { FOOD_KINDS } from './kinds/food.ts';
import { FURNISHING_KINDS } from './kinds/furnishing.ts';
import { GARDEN_KINDS } from './kinds/garden.ts';
import { GARMENT_KINDS } from './kinds/garment.ts';
import { GAUGE_KINDS } from './kinds/gauges.ts';
import { GRIP_KINDS } from './kinds/building-tools.ts';
import { GUARD_KINDS } from './kinds/safety-equipment.ts';
import { HAND_KINDS } from './kinds/hand-tools.ts';
import { HEADWEAR_KINDS } from './kinds/headwear.ts';
import { HEAP_KINDS } from './kinds/small-parts.ts';
import { HOUSEHOLD_KINDS } from './kinds/household.ts';
import { IRONMONGERY_KINDS } from './kinds/ironmongery.ts';
import { LAMP_KINDS } from './kinds/lamps.ts';
import { LAUNDRY_KINDS } from './kinds/laundry.ts';
import { LAWN_KINDS } from './kinds/lawn.ts';
import { LIGHT_KINDS } from './kinds/lights.ts';
import { LOOSE_FIXING_KINDS } from './kinds/loose-fixings.ts';
import { MACHINE_KINDS } from './kinds/machines.ts';
import { MEASURE_KINDS } from './kinds/measuring-tools.ts';
import { MIXER_KINDS } from './kinds/mixers.ts';
import { OUTDOOR_KINDS } from './kinds/outdoor.ts';
import { OUTING_KINDS } from './kinds/camping-and-cookware.ts';
import { PACKET_KINDS } from './kinds/packets.ts';
import { PACKS_KINDS } from './kinds/packs.ts';
import { PAINT_KINDS } from './kinds/paint.ts';
import { PLUMBING_KINDS } from './kinds/plumbing.ts';
import { POLE_KINDS } from './kinds/poles.ts';
import { POWER_KINDS } from './kinds/power-tools.ts';
import { POWER_POINT_KINDS } from './kinds/electrical-devices.ts';
import { PROTECTION_KINDS } from './kinds/protection.ts';
import { SANITARY_KINDS } from './kinds/sanitary.ts';
import { SEATING_KINDS } from './kinds/seating.ts';
import { SET_KINDS } from './kinds/sets.ts';
import { SHOWER_KINDS } from './kinds/showers.ts';
import { SITE_KINDS } from './kinds/site-equipment.ts';
import { STORING_KINDS } from './kinds/home-storage.ts';
import { STRIKE_KINDS } from './kinds/hammers.ts';
import { SUPPORT_KINDS } from './kinds/mounting-hardware.ts';
import { SWEEPING_KINDS } from './kinds/sweeping.ts';
import { TEXTILE_KINDS } from './kinds/textile.ts';
import { UPRIGHT_KINDS } from './kinds/stick-machines.ts';
import { UTILITY_PART_KINDS } from './kinds/utility-parts.ts';
import { WASHING_KINDS } from './kinds/washing.ts';
import { WATER_KINDS } from './kinds/taps-and-hoses.ts';
import { WATERING_KINDS } from './kinds/watering.ts';
import { WEAR_KINDS } from './kinds/clothing-accessories.ts';
import { WIRING_KINDS } from './kinds/wiring.ts';
import { WORK_CLOTHING_KINDS } from './kinds/work-clothing.ts';
import { WORKSHOP_KINDS } from './kinds/workshop.ts';
import { WORKTOP_KINDS } from './kinds/worktop.ts';
import { WRENCH_KINDS } from './kinds/wrenches.ts';
import { YARD_KINDS } from './kinds/bags-and-canisters.ts';

const ILLUSTRATIONS_BY_KIND = {
  ...ABRASIVE_KINDS,
  ...ALARM_KINDS,
  ...BATHROOM_KINDS,
  ...CUTTING_KINDS,
  ...DOOR_KINDS,
  ...EDGE_KINDS,
  ...ELECTRIC_KINDS,
  ...FIXING_KINDS,
  ...CHAIN_AND_ROPE_KINDS,
  ...GARDEN_KINDS,
  ...GRIP_KINDS,
  ...HAND_KINDS,
  ...LAMP_KINDS,
  ...MACHINE_KINDS,
  ...MEASURE_KINDS,
  ...PAINT_KINDS,
  ...PLUMBING_KINDS,
  ...POWER_KINDS,
  ...POWER_POINT_KINDS,
  ...PROTECTION_KINDS,
  ...WORK_CLOTHING_KINDS,
  ...SITE_KINDS,
  ...WASHING_KINDS,
  ...WATER_KINDS,
  ...WATERING_KINDS,
  ...OUTDOOR_KINDS,
  ...LAWN_KINDS,
  ...COOKING_KINDS,
  ...DINING_KINDS,
  ...WORKTOP_KINDS,
  ...FURNISHING_KINDS,
  ...STORING_KINDS,
  ...CLEANING_KINDS,
  ...LAUNDRY_KINDS,
  ...SWEEPING_KINDS,
  ...TEXTILE_KINDS,
  ...FLOOR_AND_WINDOW_KINDS,
  ...DECOR_KINDS,
  ...SEATING_KINDS,
  ...GARMENT_KINDS,
  ...WEAR_KINDS,
  ...FOOD_KINDS,
  ...PACKS_KINDS,
  ...CORDLESS_KINDS,
  ...UPRIGHT_KINDS,
  ...MIXER_KINDS,
  ...SHOWER_KINDS,
  ...SANITARY_KINDS,
  ...IRONMONGERY_KINDS,
  ...BULB_KINDS,
  ...GUARD_KINDS,
  ...GAUGE_KINDS,
  ...STRIKE_KINDS,
  ...SUPPORT_KINDS,
  ...LOOSE_FIXING_KINDS,
  ...DRESS_KINDS,
  ...PACKET_KINDS,
  ...YARD_KINDS,
  ...POLE_KINDS,
  ...SET_KINDS,
  ...DRAIN_KINDS,
  ...OUTING_KINDS,
  ...WRENCH_KINDS,
  ...LIGHT_KINDS,
  ...FITMENT_KINDS,
  ...CARRYING_KINDS,
  ...HEADWEAR_KINDS,
  ...HEAP_KINDS,
  ...HOUSEHOLD_KINDS,
  ...WORKSHOP_KINDS,
  ...UTILITY_PART_KINDS,
  ...WIRING_KINDS,
  ...BAKING_KINDS,
};

/** What can be drawn. */
export type IllustrationKind = keyof typeof ILLUSTRATIONS_BY_KIND;

export const ILLUSTRATIONS: Readonly<Record<IllustrationKind, Illustration>> = ILLUSTRATIONS_BY_KIND;

export const ILLUSTRATION_KINDS = Object.keys(ILLUSTRATIONS) as IllustrationKind[];

export function isIllustrationKind(name: string): name is IllustrationKind {
  return Object.hasOwn(ILLUSTRATIONS, name);
}

/** Whether the illustration shows the shade of a tinted paint. */
export function isTintable(kind: IllustrationKind): boolean {
  return kind === 'paint-can' || kind === 'paint-tin' || kind === 'paint-bucket';
}
