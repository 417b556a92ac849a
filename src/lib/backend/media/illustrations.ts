import type { Illustration } from './illustration.ts';
import { ABRASIVE_KINDS } from './kinds/abrasives.ts';
import { AIR_FILTER_KINDS } from './kinds/air-filters.ts';
import { ARMCHAIR_KINDS } from './kinds/armchairs.ts';
import { BAG_AND_CANISTER_KINDS } from './kinds/bags-and-canisters.ts';
import { BAKING_KINDS } from './kinds/baking.ts';
import { BATH_AND_SINK_KINDS } from './kinds/bath-and-sink.ts';
import { BATHROOM_KINDS } from './kinds/bathroom.ts';
import { BENCH_TOOL_KINDS } from './kinds/bench-tools.ts';
import { BOARD_KINDS } from './kinds/boards.ts';
import { BOLT_AND_PIN_KINDS } from './kinds/bolts-and-pins.ts';
import { BUILDING_BAG_KINDS } from './kinds/building-bags.ts';
import { BUILDING_TOOL_KINDS } from './kinds/building-tools.ts';
import { BULB_KINDS } from './kinds/bulbs.ts';
import { CABINET_KINDS } from './kinds/cabinets.ts';
import { CAMPING_AND_COOKWARE_KINDS } from './kinds/camping-and-cookware.ts';
import { CHAIN_AND_ROPE_KINDS } from './kinds/chains-and-ropes.ts';
import { CHARGER_KINDS } from './kinds/chargers.ts';
import { CLEANING_KINDS } from './kinds/cleaning.ts';
import { CLOTHING_ACCESSORY_KINDS } from './kinds/clothing-accessories.ts';
import { COOKING_KINDS } from './kinds/cooking.ts';
import { CORDLESS_TOOL_KINDS } from './kinds/cordless-tools.ts';
import { CUTTING_KINDS } from './kinds/cutting.ts';
import { DECOR_KINDS } from './kinds/decor.ts';
import { DECORATING_ACCESSORY_KINDS } from './kinds/decorating-accessories.ts';
import { DINING_KINDS } from './kinds/dining.ts';
import { DINING_SET_KINDS } from './kinds/dining-sets.ts';
import { DOOR_KINDS } from './kinds/door.ts';
import { DRAIN_KINDS } from './kinds/drains.ts';
import { DRILL_KINDS } from './kinds/drills.ts';
import { ELECTRICAL_DEVICE_KINDS } from './kinds/electrical-devices.ts';
import { EMERGENCY_EQUIPMENT_KINDS } from './kinds/emergency-equipment.ts';
import { FITMENT_KINDS } from './kinds/fitments.ts';
import { FIXING_KINDS } from './kinds/fixings.ts';
import { FOOD_KINDS } from './kinds/food.ts';
import { FOOTWEAR_KINDS } from './kinds/footwear.ts';
import { FURNISHING_KINDS } from './kinds/furnishing.ts';
import { GARDEN_KINDS } from './kinds/garden.ts';
import { GARDEN_GEAR_KINDS } from './kinds/garden-gear.ts';
import { GARMENT_KINDS } from './kinds/garment.ts';
import { GAUGE_KINDS } from './kinds/gauges.ts';
import { GULF_CLOTHING_KINDS } from './kinds/gulf-clothing.ts';
import { HALL_AND_DRAWER_KINDS } from './kinds/hall-and-drawers.ts';
import { HAMMER_KINDS } from './kinds/hammers.ts';
import { HAND_TOOL_KINDS } from './kinds/hand-tools.ts';
import { HEADWEAR_KINDS } from './kinds/headwear.ts';
import { HEAVY_TOOL_KINDS } from './kinds/heavy-tools.ts';
import { HOME_STORAGE_KINDS } from './kinds/home-storage.ts';
import { HOOK_AND_RING_KINDS } from './kinds/hooks-and-rings.ts';
import { HOUSEHOLD_KINDS } from './kinds/household.ts';
import { INTERIOR_DOOR_KINDS } from './kinds/interior-doors.ts';
import { IRONMONGERY_KINDS } from './kinds/ironmongery.ts';
import { KITCHEN_TOOL_KINDS } from './kinds/kitchen-tools.ts';
import { KIT_AND_WORKWEAR_KINDS } from './kinds/kits-and-workwear.ts';
import { LADDER_KINDS } from './kinds/ladders.ts';
import { LAMP_KINDS } from './kinds/lamps.ts';
import { LAUNDRY_KINDS } from './kinds/laundry.ts';
import { LAWN_KINDS } from './kinds/lawn.ts';
import { LIGHTING_AND_WIRING_KINDS } from './kinds/lighting-and-wiring.ts';
import { LIGHT_KINDS } from './kinds/lights.ts';
import { LOOSE_FIXING_KINDS } from './kinds/loose-fixings.ts';
import { LUBRICANT_KINDS } from './kinds/lubricants.ts';
import { MACHINE_KINDS } from './kinds/machines.ts';
import { MAJLIS_CUSHION_KINDS } from './kinds/majlis-cushions.ts';
import { MEASURING_TOOL_KINDS } from './kinds/measuring-tools.ts';
import { MIRROR_KINDS } from './kinds/mirrors.ts';
import { MIXER_KINDS } from './kinds/mixers.ts';
import { MOSQUITO_NET_KINDS } from './kinds/mosquito-nets.ts';
import { MOUNTING_HARDWARE_KINDS } from './kinds/mounting-hardware.ts';
import { OUTDOOR_KINDS } from './kinds/outdoor.ts';
import { OUTDOOR_COOKING_KINDS } from './kinds/outdoor-cooking.ts';
import { PACKET_KINDS } from './kinds/packets.ts';
import { PACK_KINDS } from './kinds/packs.ts';
import { PAINT_KINDS } from './kinds/paint.ts';
import { PLUMBING_KINDS } from './kinds/plumbing.ts';
import { POLE_KINDS } from './kinds/poles.ts';
import { POWER_TOOL_KINDS } from './kinds/power-tools.ts';
import { PROTECTION_KINDS } from './kinds/protection.ts';
import { READING_LAMP_KINDS } from './kinds/reading-lamps.ts';
import { RUG_AND_CURTAIN_KINDS } from './kinds/rugs-and-curtains.ts';
import { SAFETY_EQUIPMENT_KINDS } from './kinds/safety-equipment.ts';
import { SANITARY_KINDS } from './kinds/sanitary.ts';
import { SET_KINDS } from './kinds/sets.ts';
import { SHELVING_KINDS } from './kinds/shelving.ts';
import { SHOWER_KINDS } from './kinds/showers.ts';
import { SITE_EQUIPMENT_KINDS } from './kinds/site-equipment.ts';
import { SMALL_MACHINE_KINDS } from './kinds/small-machines.ts';
import { SMALL_PART_KINDS } from './kinds/small-parts.ts';
import { SOFA_KINDS } from './kinds/sofas.ts';
import { STICK_MACHINE_KINDS } from './kinds/stick-machines.ts';
import { STRAP_KINDS } from './kinds/straps.ts';
import { SWEEPING_KINDS } from './kinds/sweeping.ts';
import { TABLE_AND_DESK_KINDS } from './kinds/tables-and-desks.ts';
import { TAP_KINDS } from './kinds/taps.ts';
import { TAP_AND_HOSE_KINDS } from './kinds/taps-and-hoses.ts';
import { TEST_INSTRUMENT_KINDS } from './kinds/test-instruments.ts';
import { TEXTILE_KINDS } from './kinds/textile.ts';
import { TILE_KINDS } from './kinds/tiles.ts';
import { TOOL_CARRIER_KINDS } from './kinds/tool-carriers.ts';
import { TOP_AND_SHORTS_KINDS } from './kinds/tops-and-shorts.ts';
import { TRADE_TOOL_KINDS } from './kinds/trade-tools.ts';
import { UTILITY_PART_KINDS } from './kinds/utility-parts.ts';
import { WALL_PLATE_KINDS } from './kinds/wall-plates.ts';
import { WASHBASIN_KINDS } from './kinds/washbasins.ts';
import { WASHING_KINDS } from './kinds/washing.ts';
import { WATERING_KINDS } from './kinds/watering.ts';
import { WIRING_KINDS } from './kinds/wiring.ts';
import { WORK_CLOTHING_KINDS } from './kinds/work-clothing.ts';
import { WORKSHOP_KINDS } from './kinds/workshop.ts';
import { WORKTOP_KINDS } from './kinds/worktop.ts';
import { WRENCH_KINDS } from './kinds/wrenches.ts';

const ILLUSTRATIONS_BY_KIND = {
  ...ABRASIVE_KINDS,
  ...EMERGENCY_EQUIPMENT_KINDS,
  ...BATHROOM_KINDS,
  ...CUTTING_KINDS,
  ...DOOR_KINDS,
  ...BENCH_TOOL_KINDS,
  ...LIGHTING_AND_WIRING_KINDS,
  ...FIXING_KINDS,
  ...CHAIN_AND_ROPE_KINDS,
  ...GARDEN_KINDS,
  ...BUILDING_TOOL_KINDS,
  ...HAND_TOOL_KINDS,
  ...LAMP_KINDS,
  ...MACHINE_KINDS,
  ...MEASURING_TOOL_KINDS,
  ...PAINT_KINDS,
  ...PLUMBING_KINDS,
  ...POWER_TOOL_KINDS,
  ...ELECTRICAL_DEVICE_KINDS,
  ...PROTECTION_KINDS,
  ...WORK_CLOTHING_KINDS,
  ...SITE_EQUIPMENT_KINDS,
  ...WASHING_KINDS,
  ...TAP_AND_HOSE_KINDS,
  ...WATERING_KINDS,
  ...OUTDOOR_KINDS,
  ...LAWN_KINDS,
  ...COOKING_KINDS,
  ...DINING_KINDS,
  ...WORKTOP_KINDS,
  ...FURNISHING_KINDS,
  ...HOME_STORAGE_KINDS,
  ...CLEANING_KINDS,
  ...LAUNDRY_KINDS,
  ...SWEEPING_KINDS,
  ...TEXTILE_KINDS,
  ...RUG_AND_CURTAIN_KINDS,
  ...DECOR_KINDS,
  ...GARMENT_KINDS,
  ...CLOTHING_ACCESSORY_KINDS,
  ...FOOD_KINDS,
  ...PACK_KINDS,
  ...CORDLESS_TOOL_KINDS,
  ...STICK_MACHINE_KINDS,
  ...MIXER_KINDS,
  ...SHOWER_KINDS,
  ...SANITARY_KINDS,
  ...IRONMONGERY_KINDS,
  ...BULB_KINDS,
  ...SAFETY_EQUIPMENT_KINDS,
  ...GAUGE_KINDS,
  ...HAMMER_KINDS,
  ...MOUNTING_HARDWARE_KINDS,
  ...LOOSE_FIXING_KINDS,
  ...GULF_CLOTHING_KINDS,
  ...PACKET_KINDS,
  ...BAG_AND_CANISTER_KINDS,
  ...POLE_KINDS,
  ...SET_KINDS,
  ...DRAIN_KINDS,
  ...CAMPING_AND_COOKWARE_KINDS,
  ...WRENCH_KINDS,
  ...LIGHT_KINDS,
  ...FITMENT_KINDS,
  ...TOOL_CARRIER_KINDS,
  ...HEADWEAR_KINDS,
  ...SMALL_PART_KINDS,
  ...HOUSEHOLD_KINDS,
  ...WORKSHOP_KINDS,
  ...UTILITY_PART_KINDS,
  ...WIRING_KINDS,
  ...BAKING_KINDS,
  ...FOOTWEAR_KINDS,
  ...TOP_AND_SHORTS_KINDS,
  ...SMALL_MACHINE_KINDS,
  ...WASHBASIN_KINDS,
  ...WALL_PLATE_KINDS,
  ...LADDER_KINDS,
  ...READING_LAMP_KINDS,
  ...OUTDOOR_COOKING_KINDS,
  ...MAJLIS_CUSHION_KINDS,
  ...HEAVY_TOOL_KINDS,
  ...SHELVING_KINDS,
  ...CABINET_KINDS,
  ...DRILL_KINDS,
  ...TAP_KINDS,
  ...MIRROR_KINDS,
  ...SOFA_KINDS,
  ...DINING_SET_KINDS,
  ...LUBRICANT_KINDS,
  ...MOSQUITO_NET_KINDS,
  ...AIR_FILTER_KINDS,
  ...BUILDING_BAG_KINDS,
  ...TILE_KINDS,
  ...BOARD_KINDS,
  ...INTERIOR_DOOR_KINDS,
  ...HOOK_AND_RING_KINDS,
  ...STRAP_KINDS,
  ...BATH_AND_SINK_KINDS,
  ...TEST_INSTRUMENT_KINDS,
  ...DECORATING_ACCESSORY_KINDS,
  ...TRADE_TOOL_KINDS,
  ...CHARGER_KINDS,
  ...HALL_AND_DRAWER_KINDS,
  ...KITCHEN_TOOL_KINDS,
  ...GARDEN_GEAR_KINDS,
  ...KIT_AND_WORKWEAR_KINDS,
  ...BOLT_AND_PIN_KINDS,
  ...ARMCHAIR_KINDS,
  ...TABLE_AND_DESK_KINDS,
};

/** Kinds of products that can be drawn. */
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
