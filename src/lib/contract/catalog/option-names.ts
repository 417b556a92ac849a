/** Option of a paint's shade; its value is `shadeName|shadeCode`. */
export const SHADE_OPTION = 'tenant~shade';
/** Variant axis of sizes; in a wishlist item, the option that is still to be chosen. */
export const SIZE_OPTION = 'tenant~size';
