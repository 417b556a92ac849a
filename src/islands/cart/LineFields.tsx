/** Hidden fields of every cart line form. */
export function LineFields({ locale, lineId }: { locale: string; lineId: string }) {
  return (
    <>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="params.cartId" value="current" />
      <input type="hidden" name="params.lineItemId" value={lineId} />
    </>
  );
}
