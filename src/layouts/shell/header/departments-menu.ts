import { Icon } from '#layouts/blocks/ui/icon/Icon.tsx';
import { STATIC_ICON_PATHS } from '#layouts/blocks/ui/icon/static-icons.ts';
import { escapeHtml } from '#lib/format/html.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import type { MenuDepartmentModel } from '#lib/format/models/shell.ts';

// Hundreds of links on every page: rendering them as components takes longer than most pages, so the HTML is
// cached.
const htmlCache = new WeakMap<readonly MenuDepartmentModel[], string>();

/** Renders the departments with their groups and links. `formatAllLabel` returns `All in Paint`. */
export function renderDepartmentsMenu(
  departments: readonly MenuDepartmentModel[],
  formatAllLabel: (name: string) => string,
): string {
  let html = htmlCache.get(departments);
  if (html === undefined) {
    html = departments
      .map((department) => renderDepartment(department, formatAllLabel(department.label)))
      .join('');
    htmlCache.set(departments, html);
  }
  return html;
}

function renderDepartment({ label, href, groups }: MenuDepartmentModel, allLabel: string): string {
  const lists = groups.map(
    (group) =>
      `<li>${renderLink(group, 'departments-menu__group-name')}<ul>` +
      `${group.links.map((link) => `<li>${renderLink(link, 'departments-menu__link')}</li>`).join('')}</ul></li>`,
  );
  return (
    `<details class="departments-menu__department" name="department"><summary class="departments-menu__name">${escapeHtml(label)}` +
    `${renderIcon('chevron')}</summary><div class="departments-menu__pane">` +
    `<a class="see-all departments-menu__all" href="${escapeHtml(href)}">${escapeHtml(allLabel)}${renderIcon('arrow')}</a>` +
    `<ul class="departments-menu__groups">${lists.join('')}</ul></div></details>`
  );
}

const renderLink = ({ href, label }: LinkModel, className: string): string =>
  `<a class="${className}" href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

function renderIcon(name: 'chevron' | 'arrow'): string {
  const { className, viewBox, children } = Icon({
    name,
    path: name === 'arrow' ? STATIC_ICON_PATHS.arrow : undefined,
  }).props;
  return `<svg class="${className}" viewBox="${viewBox}" aria-hidden="true"><path d="${children.props.d}"/></svg>`;
}
