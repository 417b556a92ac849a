/** Leads to the links of the sizes, which say by themselves that one is missing. */
export function focusSizeOptions(): void {
  const sizes = document.getElementById('sizes');
  if (!sizes) return;
  sizes.dataset.asked = '';
  sizes.querySelector<HTMLElement>('.choice')?.focus({ preventScroll: true });
  sizes.scrollIntoView({ block: 'nearest' });
}
