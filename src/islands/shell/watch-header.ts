// Runs with the page's first script. Loads the code of the menu when it is about to be used, and that of
// phone fields when one has the focus. Sets `data-header`: whether the page is scrolled, and whether the
// header is `away` or, after scrolling up, `back`.
const MENU = ':is(.header__menu, .header__nav, .departments-menu)';
const TOP = 160;

if (typeof document !== 'undefined') {
  const loadMenu = (): void => {
    const module: Promise<unknown> | null = document.querySelector('[data-phone]:focus')
      ? import('../ui/phone-field.ts')
      : document.querySelector(`${MENU}:is(:hover, :focus-within, :popover-open)`) &&
        import('./departments-menu.ts');
    module?.catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'toggle']) addEventListener(type, loadMenu, true);
  loadMenu();

  let before = scrollY;
  addEventListener('scroll', () => {
    const { dataset } = document.documentElement;
    if (scrollY < TOP) delete dataset.header;
    else if (scrollY !== before) dataset.header = scrollY < before ? 'back' : 'away';
    before = scrollY;
  });
}
