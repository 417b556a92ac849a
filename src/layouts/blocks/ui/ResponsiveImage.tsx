import type { ComponentProps } from 'react';
import type { ImageModel } from '#lib/format/models/shared.ts';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'alt' | 'className' | 'style'> {
  image: ImageModel;
  /** Of the place in CSS pixels: what browsers without style take. */
  width: number;
  height: number;
  /** Readers are not told of it: the words beside it say the same. */
  isDecorative?: boolean;
  /** Of the place. */
  className?: string;
}

/** For what shows without scrolling. */
export const EAGER_LOADING = { loading: 'eager', fetchPriority: 'high', decoding: 'auto' } as const;

/**
 * A picture in its place. Until it is there, and where it never comes, its colour and its words stand there.
 * `sizes` says how wide a photograph is shown; it and the rest go to the image.
 */
export function ResponsiveImage({ image, isDecorative, className = '', ...imageProps }: PictureProps) {
  const { src, srcset, alt, placeholder } = image;
  return (
    <span className={`responsive-image ${className}`} aria-hidden={isDecorative}>
      {placeholder && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={placeholder} />
        </svg>
      )}
      {src ? (
        <img loading="lazy" decoding="async" {...imageProps} src={src} srcSet={srcset} alt={alt} />
      ) : (
        <span>{alt}</span>
      )}
    </span>
  );
}
