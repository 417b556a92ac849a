/** Marks the size options as missing a choice and focuses the first. */
export function focusSizeOptions(): void {
  const sizes = document.getElementById('sizes');
  if (!sizes) return;
  sizes.dataset.missing = '';
  sizes.querySelector<HTMLElement>('.option')?.focus({ preventScroll: true });
  sizes.scrollIntoView({ block: 'nearest' });
}
