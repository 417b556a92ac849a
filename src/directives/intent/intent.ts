// `client:intent`: no script loads before the visitor interacts. The first interaction loads the modules of
// all islands except those with `self`; an interaction with one island hydrates it and all islands without
// `self`. Meanwhile form submits, and clicks and changes of elements with `data-replay`, are queued. They are
// replayed when the island is ready, or performed natively when its modules fail or take longer than 5
// seconds. While offline nothing is performed natively: queued events wait for the network. The script is
// inlined in every page and therefore minimised for size.

interface Island extends Omit<HTMLElement, 'ariaBusy'> {
  /** Missing until Astro has initialised the island. */
  load: () => Promise<() => unknown>;
  /** Result of `load`, shared by all callers; 0 after a failure while offline. */
  loading: ReturnType<Island['load']> | 0;
  /** Targets of the queued events, in order; undefined until hydration starts. */
  queue: ReplayTarget[];
  /** `true` while events are queued, which CSS shows; `false` once the island handles events itself. */
  ariaBusy: string | boolean | null;
}

/** A submit button, or the link, button or field of a queued click or change, inside or outside of a form. */
type ReplayTarget = HTMLButtonElement & { form: HTMLFormElement };

// An element with an id is a global variable: this one is the notice that the browser is offline. It precedes
// all islands.
declare const offline: HTMLElement;

const islands: Island[] = [];

function startHydration(island: Island): void {
  void island.load?.().then((start) => start());
  setTimeout(replayEvents, 5e3, island, 1);
}

function hydrate(island: Island): void {
  if (island.queue) return;
  island.queue = [];
  startHydration(island);
  islands.map(hydrate);
}

/**
 * Replays queued events and lets later ones pass. With `isNative`, after a failure or the timeout, the
 * browser performs them; offline they stay queued.
 */
async function replayEvents(island: Island, isNative?: unknown, queue = island.queue): Promise<void> {
  // An island that is ready ignores the timeout.
  offline.hidden = island.ariaBusy === 'false' || !isNative || navigator.onLine;
  // Natively, the browser's offline page would replace this one.
  if (!offline.hidden) {
    island.loading = 0;
    listen('online', () => startHydration(island), { once: true });
    return;
  }
  // biome-ignore lint/suspicious/noAssignInExpressions: fewer bytes.
  for (let pressed: ReplayTarget | undefined; (pressed = queue?.shift()); ) {
    // A page can only navigate once: all but the last of several submits are sent by fetch.
    if (isNative && pressed.type === 'submit' && queue[0]) {
      await fetch(pressed.form.action, { method: 'POST', body: new FormData(pressed.form, pressed) });
    } else {
      island.ariaBusy = false;
      pressed.click();
    }
  }
  // Also after a failed load without an interaction: the island's HTML then works natively.
  island.ariaBusy = false;
}

function listen(types: string, handle: (event: never) => void, options: object | true = true): void {
  types.split(' ').map((type) => addEventListener(type, handle as EventListener, options));
}

// Not `scroll`: restoring the scroll position after a reload fires it too. Later calls reuse the loaded
// modules.
listen('pointerdown keyup pointermove wheel', () => islands.map((island) => island.load()), { once: true });

// `keyup` reports a Tab that moved the focus into an island. While events are queued, links anywhere on the
// page wait too: navigation would lose the queue. A replayed event may be queued again by another busy
// island.
listen('pointerdown keyup change click submit', (event: MouseEvent & SubmitEvent) => {
  const target = event.target as HTMLElement;
  const busy = islands.find((other) => other.ariaBusy === 'true');
  const island = target.closest<Island & Element>('astro-island:not([aria-busy=false])') || busy;
  const pressed =
    event.submitter ||
    // `click` and `change`.
    (event.type[0] === 'c' &&
      !event.metaKey &&
      !event.ctrlKey &&
      target.closest(busy ? 'a,[data-replay]' : '[data-replay]'));
  if (island) {
    hydrate(island);
    if (pressed) {
      event.preventDefault();
      event.stopPropagation();
      island.ariaBusy = true;
      island.queue.push(pressed as ReplayTarget);
    }
  }
});

// Only `astro:hydration-error` has a detail.
listen('ready astro:hydration-error', (event: CustomEvent) =>
  replayEvents(event.target as unknown as Island, event.detail),
);

/** Called by Astro for each island in the page. */
export default function intent(load: Island['load'], options: { value?: unknown }, island: Island): void {
  options.value === 'self' || islands.push(island);
  // Cached, so that a failure is reported once.
  island.load = () => (island.loading ||= load());
  // The visitor may have interacted before the page had fully loaded.
  island.queue && startHydration(island);
}
