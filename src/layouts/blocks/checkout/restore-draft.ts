// A saved draft is encrypted and only the island can decrypt it, so the island hydrates at once when there is one.
try {
  if (localStorage.getItem('binaa-state.checkoutState')) {
    document.querySelector('.checkout astro-island')?.dispatchEvent(new Event('keyup'));
  }
} catch {}
