/** The heart icon of the header, which the icons of all buttons reference. */
export function HeartIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        id="heart"
        d="M12 20.5L3.75 12a5 5 0 0 1 .25-7a5 5 0 0 1 7 .25l1 1.1l1-1.1a5 5 0 0 1 7-.25a5 5 0 0 1 .25 7z"
      />
    </svg>
  );
}

interface WishlistButtonProps {
  productCode: string;
  /** Accessible name of a button without visible text: `Save Haven matt emulsion to the wishlist`. */
  label?: string;
  /** Visible text before and after saving, and the product's name for screen readers. */
  labels?: { save: string; saved: string; name: string };
  /** True on the page of a tinted paint: the selected shade is saved too. */
  isTinted?: boolean;
  /** Selected shade, as `shadeName|shadeCode`. */
  shade?: string | undefined;
}

/**
 * Adds a product to the wishlist or removes it. The page's script sets the saved state, never React: the
 * rendered HTML is cached for all visitors.
 */
export function WishlistButton({ productCode, label, labels, isTinted, shade }: WishlistButtonProps) {
  return (
    <button
      type="submit"
      // The form is at the end of every page.
      form="savedForm"
      name="code"
      value={productCode}
      className={labels ? 'wishlist-button wishlist-button--wide' : 'wishlist-button'}
      aria-label={label}
      data-tinted={isTinted || undefined}
      data-shade={shade}
      suppressHydrationWarning
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <use href="#heart" />
      </svg>
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
