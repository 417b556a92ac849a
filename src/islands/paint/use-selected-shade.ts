import { type RefObject, useEffect, useState } from 'react';
import { SHADE_FIELD } from '../catalog/product/cart-item.ts';
import {
  addShadeToVariantLinks,
  readFormShade,
  type SelectedShade,
  setShadeInUrl,
  showShade,
} from './shade-picker.ts';

/**
 * Returns the shade selected in a form and updates image, links and URL. `onChange` is called at every
 * change.
 */
export function useSelectedShade(
  form: RefObject<HTMLFormElement | null>,
  onChange: () => void,
): SelectedShade | null {
  const [shade, setShade] = useState<SelectedShade | null>(null);

  useEffect(() => {
    const target = form.current;
    if (!target) return undefined;
    function update(): void {
      const chosen = target && readFormShade(target);
      setShade(chosen);
      if (!chosen) return;
      showShade(chosen);
      addShadeToVariantLinks(chosen);
    }
    function handleChange({ target: field }: Event): void {
      if ((field as HTMLInputElement).name !== SHADE_FIELD) return;
      onChange();
      update();
      const chosen = target && readFormShade(target);
      if (chosen) setShadeInUrl(chosen);
    }
    update();
    // Selected before hydration: the URL does not contain it yet.
    const initialShade = readFormShade(target);
    if (initialShade && !location.search.includes(initialShade.code)) setShadeInUrl(initialShade);
    // A native listener: React gets no change events of radios that it has not rendered.
    target.addEventListener('change', handleChange);
    return () => target.removeEventListener('change', handleChange);
  }, [form, onChange]);

  return shade;
}
