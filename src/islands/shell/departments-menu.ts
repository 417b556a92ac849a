// Opens panels for the departments in the header's bar and in the menu. Without this module, or when the
// panels cannot be loaded, departments are plain links. The styles are imported as a URL: a plain import
// would add them to every page.
import panelStyles from '#layouts/styles/shell/department-panel.css?url';
import { loadMenuPanels } from '#lib/state/shell/menu-panels.ts';

const HOVER_DELAY_MS = 150;
const LEAVE_DELAY_MS = 300;

type Panels = Map<string, HTMLElement>;

let panels: Panels | undefined;
let openLink: HTMLAnchorElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const header = document.querySelector<HTMLElement>('.header');
const menu = document.getElementById('departments');
const isWide = matchMedia('(width >= 64rem)');
const dropdown = document.createElement('nav');
dropdown.className = 'header-panel';
dropdown.hidden = true;

/** Returns the panels of all departments, by the path of the department. */
async function getPanels(): Promise<Panels> {
  if (panels) return panels;
  const page = new DOMParser().parseFromString(await loadMenuPanels(), 'text/html');
  panels ??= new Map(
    [...page.querySelectorAll('section')].map((section) => [section.dataset.department ?? '', section]),
  );
  return panels;
}

const getLink = (target: EventTarget | null): HTMLAnchorElement | null =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>('.header__nav a, .departments-menu__name') ?? null;

function close(): void {
  clearTimeout(timer);
  openLink?.setAttribute('aria-expanded', 'false');
  openLink = undefined;
  dropdown.hidden = true;
  for (const panel of menu?.querySelectorAll('.department-panel') ?? []) panel.remove();
}

/** Shows the department's panel below the bar, or in the menu beside or below the department's name. */
async function open(link: HTMLAnchorElement): Promise<HTMLElement> {
  const panel = (await getPanels()).get(link.pathname);
  if (!panel) throw new Error(link.pathname);
  close();
  openLink = link;
  link.setAttribute('aria-expanded', 'true');
  const menuItem = link.closest('li');
  if (menuItem && menu?.contains(menuItem)) menuItem.append(panel);
  else {
    const container = document.createElement('div');
    container.className = 'container';
    container.append(panel);
    dropdown.replaceChildren(container);
    dropdown.hidden = false;
    dropdown.ariaLabel = link.textContent;
    header?.append(dropdown);
  }
  return panel;
}

function onClick(event: MouseEvent): void {
  const link = getLink(event.target);
  if (!link) {
    if (!dropdown.contains(event.target as Node) && !menu?.contains(event.target as Node)) close();
    return;
  }
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  clearTimeout(timer);
  const isOpen = link === openLink;
  // On wide screens a second press follows the link; on phones it collapses the department.
  if (isOpen && (isWide.matches || !menu?.contains(link))) return;
  event.preventDefault();
  if (isOpen) {
    close();
    return;
  }
  const isKeyboard = event.detail === 0;
  open(link).then(
    (panel) => isKeyboard && panel.querySelector('a')?.focus(),
    () => location.assign(link.href),
  );
}

/** Opens the panel after the pointer has rested on the department. */
function openAfterDelay(link: HTMLAnchorElement): void {
  clearTimeout(timer);
  if (link !== openLink) timer = setTimeout(() => void open(link).catch(() => {}), HOVER_DELAY_MS);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key === 'Escape' && openLink && !menu?.contains(openLink)) {
    const link = openLink;
    const hadFocus = dropdown.contains(document.activeElement);
    close();
    if (hadFocus) link.focus();
  }
  const link = event.key === 'ArrowDown' ? getLink(event.target) : null;
  if (!link) return;
  event.preventDefault();
  void open(link).then(
    (panel) => panel.querySelector('a')?.focus(),
    () => {},
  );
}

/** Opens a department's panel, and closes it after the pointer has left the bar and the panel. */
function onPointerOver(event: PointerEvent): void {
  if (event.pointerType !== 'mouse' || !isWide.matches) return;
  const link = getLink(event.target);
  if (link) openAfterDelay(link);
  else if (dropdown.contains(event.target as Node) || menu?.contains(event.target as Node)) {
    clearTimeout(timer);
  } else if (openLink && !menu?.contains(openLink)) {
    clearTimeout(timer);
    timer = setTimeout(close, LEAVE_DELAY_MS);
  } else clearTimeout(timer);
}

/** Closes the panel when the focus leaves the bar and the panel. */
function onFocusIn(event: FocusEvent): void {
  if (dropdown.hidden || getLink(event.target) || dropdown.contains(event.target as Node)) return;
  close();
}

if (header) {
  const styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = panelStyles;
  document.head.append(styles);
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown);
  addEventListener('pointerover', onPointerOver);
  addEventListener('focusin', onFocusIn);
  menu?.addEventListener('toggle', close);
  // This module loads at the first interaction: the pointer may already rest on a department.
  const hovered =
    isWide.matches && matchMedia('(hover: hover)').matches && document.querySelector('.header__nav a:hover');
  if (hovered) openAfterDelay(hovered as HTMLAnchorElement);
  void getPanels().catch(() => {});
}
