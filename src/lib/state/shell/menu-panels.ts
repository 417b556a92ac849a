let html: Promise<string> | undefined;

/** Loads the HTML of the menu's panels, once per page; a failed load is retried at the next call. */
export function loadMenuPanels(): Promise<string> {
  html ??= fetch(`/${document.documentElement.dataset.locale}/menu`).then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.text();
  });
  html.catch(() => {
    html = undefined;
  });
  return html;
}
