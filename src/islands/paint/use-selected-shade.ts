import { type RefObject, useEffect, useState } from 'react';
import { SHADE_FIELD } from '../catalog/product/cart-item.ts';
import {
  addShadeToVariantLinks,
  readFormShade,
  type SelectedShade,
  setShadeInUrl,
  tintPicture,
} from './shade-picker.ts';

/** The shade that is chosen in a form; the product's picture follows it. `onChoice` hears of every change. */
export function useSelectedShade(
  form: RefObject<HTMLFormElement | null>,
  productCode: string,
  onChange: () => void,
): SelectedShade | null {
  const [shade, setShade] = useState<SelectedShade | null>(null);

  useEffect(() => {
    const target = form.current;
    if (!target) return undefined;
    function read(): void {
      const chosen = target && readFormShade(target);
      setShade(chosen);
      if (!chosen) return;
      tintPicture(productCode, chosen);
      addShadeToVariantLinks(chosen);
    }
    function follow({ target: field }: Event): void {
      if ((field as HTMLInputElement).name !== SHADE_FIELD) return;
      onChange();
      read();
      const chosen = target && readFormShade(target);
      if (chosen) setShadeInUrl(chosen);
    }
    read();
    // Chosen before this was an island: the address does not say it yet.
    const early = readFormShade(target);
    if (early && !location.search.includes(early.code)) setShadeInUrl(early);
    // Not by React: it hears no change of radios that it has not drawn.
    target.addEventListener('change', follow);
    return () => target.removeEventListener('change', follow);
  }, [form, productCode, onChange]);

  return shade;
}
