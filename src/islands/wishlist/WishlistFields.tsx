/** Hidden fields of every wishlist item form. */
export function WishlistFields({ locale, itemId }: { locale: string; itemId: string }) {
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="itemId" value={itemId} />
    </>
  );
}
