// Icons of single islands, passed to `Icon` as `path`, so that other islands do not download them.
export const PERSON_PATH = 'M12 3.5a4.25 4.25 0 1 1 0 8.5a4.25 4.25 0 1 1 0-8.5zM3.5 21c0-7.5 17-7.5 17 0';
export const CLOCK_PATH = 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 7v5l4 2';
export const SLIDERS_PATH = 'M3 7h10M19 7h2M13 4.5h6v5h-6zM3 17h2M11 17h10M5 14.5h6v5H5z';
