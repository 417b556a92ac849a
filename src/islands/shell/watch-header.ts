// Runs with the page's first script. Loads the code of the menu when it is about to be used, and that of
// phone fields when one has the focus. Sets `data-header`: whether the page is scrolled, and whether the
// header is `away` or, after scrolling up, `back`.
const MENU = ':is(.header__menu, .header__nav, .departments-menu)';
const SCROLL_THRESHOLD_PX = 160;

if (typeof document !== 'undefined') {
  const loadUsedModules = (): void => {
    const module: Promise<unknown> | null = document.querySelector('[data-phone]:focus')
      ? import('../ui/phone-field.ts')
      : document.querySelector(`${MENU}:is(:hover, :focus-within, :popover-open)`) &&
        import('./departments-menu.ts');
    module?.catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'toggle']) addEventListener(type, loadUsedModules, true);
  loadUsedModules();

  let lastScrollY = scrollY;
  addEventListener('scroll', () => {
    const { dataset } = document.documentElement;
    if (scrollY < SCROLL_THRESHOLD_PX) delete dataset.header;
    else if (scrollY !== lastScrollY) dataset.header = scrollY < lastScrollY ? 'back' : 'away';
    lastScrollY = scrollY;
  });
}
