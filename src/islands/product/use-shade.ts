import { type RefObject, useEffect, useState } from 'react';
import { SHADE_FIELD } from './item.ts';
import { type ChosenShade, carryShade, nameShade, readShade, tintPicture } from './shades.ts';

/** The shade that is chosen in a form; the product's picture follows it. `onChoice` hears of every change. */
export function useShade(
  form: RefObject<HTMLFormElement | null>,
  productCode: string,
  onChoice: () => void,
): ChosenShade | null {
  const [shade, setShade] = useState<ChosenShade | null>(null);

  useEffect(() => {
    const target = form.current;
    if (!target) return undefined;
    function read(): void {
      const chosen = target && readShade(target);
      setShade(chosen);
      if (!chosen) return;
      tintPicture(productCode, chosen);
      carryShade(chosen);
    }
    function follow({ target: field }: Event): void {
      if ((field as HTMLInputElement).name !== SHADE_FIELD) return;
      onChoice();
      read();
      const chosen = target && readShade(target);
      if (chosen) nameShade(chosen);
    }
    read();
    // Chosen before this was an island: the address does not say it yet.
    const early = readShade(target);
    if (early && !location.search.includes(early.code)) nameShade(early);
    // Not by React: it hears no change of radios that it has not drawn.
    target.addEventListener('change', follow);
    return () => target.removeEventListener('change', follow);
  }, [form, productCode, onChoice]);

  return shade;
}
