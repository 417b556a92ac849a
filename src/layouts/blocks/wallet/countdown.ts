// Writes the remaining time into elements with `data-countdown` seconds: `{m}` minutes and `{s}` seconds of
// their `data-template`. At the end it reloads the page, or enables the button before the element.

const SECOND_MS = 1000;
const MINUTE_SECONDS = 60;

function formatTimeLeft(template: string, seconds: number): string {
  if (!template.includes('{m}')) return template.replace('{s}', String(seconds));
  const minutes = Math.floor(seconds / MINUTE_SECONDS);
  return template.replace('{m}', String(minutes)).replace('{s}', String(seconds % MINUTE_SECONDS));
}

function startCountdown(element: HTMLElement): void {
  const { countdown = '0', template = '', reload, button } = element.dataset;
  const endsAt = Date.now() + Number(countdown) * SECOND_MS;
  const targetButton =
    button === undefined ? null : (element.previousElementSibling as HTMLButtonElement | null);
  const update = () => {
    const seconds = Math.ceil((endsAt - Date.now()) / SECOND_MS);
    const hasEnded = seconds <= 0;
    if (targetButton) targetButton.disabled = !hasEnded;
    if (hasEnded) {
      clearInterval(timer);
      element.hidden = true;
      if (reload !== undefined) location.reload();
      return;
    }
    element.hidden = false;
    element.textContent = formatTimeLeft(template, seconds);
  };
  const timer = setInterval(update, SECOND_MS);
  update();
}

/** Starts the countdowns of a page. */
export function startCountdowns(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-countdown]')) startCountdown(element);
}
