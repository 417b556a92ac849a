import type { ComponentProps } from 'react';
import type { ImageModel } from '#lib/format/models/shared.ts';

interface ResponsiveImageProps
  extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'className' | 'style'> {
  image: ImageModel;
  /** Size of the box in CSS pixels, and the fallback size without stylesheets. */
  width: number;
  height: number;
  /** Hides the image from screen readers when the text beside it says the same. */
  isDecorative?: boolean;
  /** Class of the box. */
  className?: string;
}

/** For images visible without scrolling. */
export const EAGER_LOADING = { loading: 'eager', fetchPriority: 'high', decoding: 'auto' } as const;

/**
 * Image in a box of fixed size. The box shows the image's colour and alternative text until it is loaded, or
 * when it cannot be loaded. `sizes` and all other attributes are passed to the `img`.
 */
export function ResponsiveImage({
  image,
  isDecorative,
  className = '',
  sizes,
  ...imageProps
}: ResponsiveImageProps) {
  const { src, srcset, alt, placeholder } = image;
  return (
    <span className={`responsive-image ${className}`.trim()} aria-hidden={isDecorative}>
      {placeholder && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={placeholder} />
        </svg>
      )}
      {src ? (
        <img
          loading="lazy"
          decoding="async"
          {...imageProps}
          src={src}
          {...(srcset && { srcSet: srcset, sizes })}
          alt={alt}
        />
      ) : (
        <span>{alt}</span>
      )}
    </span>
  );
}
