// Inline on every product page, so written compactly.
const form = document.querySelector('.buy-box') as HTMLFormElement;
const island = form.closest('astro-island') as Element & { queue?: HTMLButtonElement[] };
const status = island.nextElementSibling as HTMLElement;
const buttons = document.querySelectorAll<HTMLButtonElement>('.buy-box-section .button--primary');
const label = (buttons[0] as HTMLElement).textContent;
const LONG_AGO = -600;
let before: number | undefined;
let pressedAt = LONG_AGO;
let timer: number | undefined;

// Runs before `client:intent` hydrates the form: if the options change between two presses of the submit
// button, only the presses after the change are replayed. Repeated presses without a change are all replayed.
form.onchange = () => {
  before = island.queue?.length;
  pressedAt = LONG_AGO;
};
addEventListener(
  'submit',
  ({ target }) => {
    if (target === form)
      while (before) if (island.queue?.[--before]?.type === 'submit') island.queue.splice(before, 1);
  },
  true,
);

// A second press within 600 ms of the first, with nothing else pressed or changed in between, is the same press.
// Replayed presses are not trusted events.
addEventListener(
  'click',
  (event) => {
    if (!event.isTrusted) return;
    if (!(event.target as Element).closest('.button--primary')) pressedAt = LONG_AGO;
    else if (event.timeStamp - pressedAt < 600) event.preventDefault();
    else pressedAt = event.timeStamp;
  },
  true,
);

function show(text = ''): void {
  status.textContent = text;
  for (const button of buttons) button.textContent = text || label;
}

// Both set `aria-busy`: the island while its modules load, the form while an addition is sent.
new MutationObserver(() => {
  clearTimeout(timer);
  if (navigator.onLine && (island.ariaBusy === 'true' || form.ariaBusy === 'true'))
    timer = window.setTimeout(show, 200, status.dataset.text);
  else show();
}).observe(island, { subtree: true, attributeFilter: ['aria-busy'] });

export {};
