import type { ExternalImageService, ImageTransform } from 'astro';
import { baseService } from 'astro/assets';
import { DEFAULT_QUALITY, getImageUrl, IMAGE_QUALITIES, IMAGE_WIDTHS } from '#lib/format/catalog/image.ts';

// Astro's quality presets as supported qualities.
const QUALITY_PRESETS: Record<string, number> = { low: 50, mid: 60, high: 75, max: 90 };

/** Returns the smallest supported width that is at least `minWidth`; the largest one when there is none. */
function findWidth(minWidth = 0): number {
  return IMAGE_WIDTHS.find((width) => width >= minWidth) ?? IMAGE_WIDTHS.at(-1) ?? minWidth;
}

function findQuality(requestedQuality: ImageTransform['quality']): number {
  if (requestedQuality === undefined || requestedQuality === null) return DEFAULT_QUALITY;
  const number = QUALITY_PRESETS[requestedQuality] ?? Number(requestedQuality);
  return IMAGE_QUALITIES.find((quality) => quality >= number) ?? 90;
}

/** Whether the image endpoint can resize the image; files of the build have a fixed width. */
function isResizable(src: ImageTransform['src']): src is string {
  return typeof src === 'string' && /^(?:https?:\/\/|\/media\/)/.test(src);
}

function getUrl({ src, width, quality }: ImageTransform): string {
  if (isResizable(src)) return getImageUrl(src, findWidth(width), findQuality(quality));
  return typeof src === 'string' ? src : src.src;
}

// Astro's `<Image>` with URLs of the shop's image endpoint.
const service: ExternalImageService = {
  ...(baseService.validateOptions && { validateOptions: baseService.validateOptions }),
  ...(baseService.getHTMLAttributes && { getHTMLAttributes: baseService.getHTMLAttributes }),
  getURL: getUrl,
  async getSrcSet(options, ...rest) {
    if (!isResizable(options.src)) return [];
    const candidates = (await baseService.getSrcSet?.(options, ...rest)) ?? [];
    const srcSet = candidates.map(({ transform, descriptor, ...other }) => {
      const width = findWidth(transform.width);
      return {
        ...other,
        transform: { ...transform, width },
        descriptor: descriptor?.endsWith('w') ? `${width}w` : descriptor,
      };
    });
    return srcSet.filter(
      ({ descriptor }, index) => srcSet.findIndex((entry) => entry.descriptor === descriptor) === index,
    );
  },
};

export default service;
