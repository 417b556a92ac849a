/** Drawn like the icons, apart from them: no island needs it. */
export function HeartIcon({ className = 'icon' }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 20.5L3.75 12a5 5 0 0 1 .25-7a5 5 0 0 1 7 .25l1 1.1l1-1.1a5 5 0 0 1 7-.25a5 5 0 0 1 .25 7z" />
    </svg>
  );
}

interface WishlistButtonProps {
  /** productCode. */
  productCode: string;
  /** Of a heart alone, with what is saved: `Save Haven matt emulsion to the wishlist`. */
  label?: string;
  /** In sight beside the heart, before it is pressed and after, and what is saved for who does not see it. */
  labels?: { save: string; saved: string; name: string };
  /** On the page of a tinted paint: the shade that is chosen there comes along. */
  isTinted?: boolean;
  /** The chosen shade, as `shadeName|shadeCode`. */
  shade?: string | undefined;
}

/**
 * Puts a product on the wishlist, or takes it off. Whether it is there is painted by the page's script and never by
 * React: what is drawn here is the same for everybody.
 */
export function WishlistButton({ productCode, label, labels, isTinted, shade }: WishlistButtonProps) {
  return (
    <button
      type="submit"
      // At the end of every page, wherever hearts stand.
      form="wish"
      name="code"
      value={productCode}
      className={labels ? 'wishlist-button wishlist-button--wide' : 'wishlist-button'}
      aria-label={label}
      data-tinted={isTinted || undefined}
      data-shade={shade}
      suppressHydrationWarning
    >
      <HeartIcon />
      {labels && (
        <>
          <span className="wishlist-button__save">{labels.save}</span>
          <span className="wishlist-button__saved">{labels.saved}</span>
          <span className="sr-only"> {labels.name}</span>
        </>
      )}
    </button>
  );
}
