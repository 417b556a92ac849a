// Inline on every product page, so written compactly.
const form = document.querySelector('.buy-box') as HTMLFormElement;
const island = form.closest('astro-island') as Element & { queue?: HTMLButtonElement[] };
const status = island.nextElementSibling as HTMLElement;
const buttons = document.querySelectorAll<HTMLButtonElement>('.buy-box-section .button--primary');
const label = (buttons[0] as HTMLElement).textContent;
// Earlier than any press, so that the next one is never taken for a repetition.
const NOT_PRESSED = -600;
let outdatedCount: number | undefined;
let pressedAt = NOT_PRESSED;
let timer: number | undefined;

// Runs before `client:intent` hydrates the form: if the options change between two presses of the submit
// button, only the presses after the change are replayed. Repeated presses without a change are all replayed.
form.onchange = () => {
  outdatedCount = island.queue?.length;
  pressedAt = NOT_PRESSED;
};
addEventListener(
  'submit',
  ({ target }) => {
    if (target === form)
      while (outdatedCount)
        if (island.queue?.[--outdatedCount]?.type === 'submit') island.queue.splice(outdatedCount, 1);
  },
  true,
);

// A second press within 600 ms of the first, with nothing else pressed or changed in between, is the same press.
// Replayed presses are not trusted events.
addEventListener(
  'click',
  (event) => {
    if (!event.isTrusted) return;
    if (!(event.target as Element).closest('.button--primary')) pressedAt = NOT_PRESSED;
    else if (event.timeStamp - pressedAt < 600) event.preventDefault();
    else pressedAt = event.timeStamp;
  },
  true,
);

function showStatus(text = ''): void {
  status.textContent = text;
  for (const button of buttons) button.textContent = text || label;
}

// Both set `aria-busy`: the island while its modules load, the form while an addition is sent.
new MutationObserver(() => {
  clearTimeout(timer);
  // LOADING_DELAY_MS, written out: an import would be another request of each product page.
  if (navigator.onLine && (island.ariaBusy === 'true' || form.ariaBusy === 'true'))
    timer = window.setTimeout(showStatus, 200, status.dataset.text);
  else showStatus();
}).observe(island, { subtree: true, attributeFilter: ['aria-busy'] });

export {};
