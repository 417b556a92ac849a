import type { PictureModel } from '#lib/format/models.ts';

interface PictureProps {
  picture: PictureModel;
  /** What browsers without style take: the place's size in CSS pixels, as `width` or `width` and `height`. */
  width: number;
  height?: number;
  /** How wide a photograph is shown: `(min-width: 64rem) 30vw, 100vw`. */
  sizes?: string;
  /** True for what shows without scrolling. */
  eager?: boolean;
  /** Readers are not told of it: the words beside it say the same. */
  isSaid?: boolean;
  className?: string;
  /** The picture that follows the chosen shade. */
  isTinted?: boolean;
}

/** A picture in its place. Until it is there, and where it never comes, its colour and its words stand there. */
export function Picture({
  picture,
  width,
  height = width,
  sizes,
  eager,
  isSaid,
  className,
  isTinted,
}: PictureProps) {
  const { src, srcset, alt, placeholder } = picture;
  return (
    <span className={className ? `picture ${className}` : 'picture'} aria-hidden={isSaid}>
      {placeholder && (
        <svg aria-hidden="true">
          <rect width="100%" height="100%" fill={placeholder} />
        </svg>
      )}
      {src ? (
        <img
          src={src}
          srcSet={srcset}
          sizes={srcset && sizes}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding={eager ? 'auto' : 'async'}
          data-product-picture={isTinted && ''}
        />
      ) : (
        <span>{alt}</span>
      )}
    </span>
  );
}
