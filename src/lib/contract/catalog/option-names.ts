/** The option that carries a paint's shade, as `shadeName|shadeCode`. */
export const SHADE_OPTION = 'tenant~shade';
/** The axis of sizes among what variants are told apart by; of a wish, what is still to be chosen. */
export const SIZE_OPTION = 'tenant~size';
