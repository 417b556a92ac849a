/** The option that carries a paint's shade, as `shadeName|shadeCode`. */
export const SHADE_OPTION = 'tenant~shade';
