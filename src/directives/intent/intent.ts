// `client:intent`: no script is asked for until a person shows up. The first sign of one fetches the page's
// islands, but for those that say `self`; touching one hydrates it and all that came along. A form sent, a marked link
// or button clicked, a marked field changed meanwhile is held, and done again when the island says that it is ready, or
// natively when its modules fail or take too long. Without a network nothing is native: what is held waits for it.
// Every page carries this inline: it is written for few bytes.

interface Island extends Omit<HTMLElement, 'ariaBusy'> {
  /** Missing until Astro has seen the island. */
  load: () => Promise<() => unknown>;
  /** What `load` came to, once for all who ask; nothing after it has failed without a network. */
  loadPromise: ReturnType<Island['load']> | 0;
  /** What was pressed before it was ready, in order, from which a page may take; undefined until it is touched. */
  queuedEvents: ReplayTarget[];
  /** `true` while something is held, which the style shows; `false` from when nothing is held any more. */
  ariaBusy: string | boolean | null;
}

/** What sends a form; or a marked field, button or link, which may have a form too, or none. */
type ReplayTarget = HTMLButtonElement & { form: HTMLFormElement };

// An element with an id is a name in the page: this one says that there is no network. It stands before all islands.
declare const offlineMarker: HTMLElement;

const islands: Island[] = [];

function startHydration(island: Island): void {
  void island.load?.().then((start) => start());
  setTimeout(replayEvents, 5e3, island, 1);
}

function hydrate(island: Island): void {
  if (island.queuedEvents) return;
  island.queuedEvents = [];
  startHydration(island);
  islands.map(hydrate);
}

/** From here on events go their own way; natively, if there is a network that they can go by. */
async function replayEvents(
  island: Island,
  isNative?: unknown,
  queuedEvents = island.queuedEvents,
): Promise<void> {
  // "false" is before g: the five seconds of an island that is ready say nothing.
  offlineMarker.hidden = (island.ariaBusy as string) < 'g' || !isNative || navigator.onLine;
  // A browser's own page of being offline would take the place of what was done here.
  if (!offlineMarker.hidden) {
    island.loadPromise = 0;
    listen('online', () => startHydration(island), { once: true });
    return;
  }
  // biome-ignore lint/suspicious/noAssignInExpressions: few bytes.
  for (let pressed: ReplayTarget | undefined; (pressed = queuedEvents?.shift()); ) {
    // A page can leave only once: natively, all but the last of several are sent behind it.
    if (isNative && pressed.type === 'submit' && queuedEvents[0]) {
      await fetch(pressed.form.action, { method: 'POST', body: new FormData(pressed.form, pressed) });
    } else {
      island.ariaBusy = false;
      pressed.click();
    }
  }
  // Also of an island that nobody touched, when its modules could not be fetched: it is native at once.
  island.ariaBusy = false;
}

function listen(types: string, handle: (event: never) => void, options: object | true = true): void {
  types.split(' ').map((type) => addEventListener(type, handle as EventListener, options));
}

// Not `scroll`: restoring the place after a reload fires it too. A second sign finds the modules there.
listen('pointerdown keyup pointermove wheel', () => islands.map((island) => island.load()), { once: true });

// `keyup` is how an island hears of a Tab that brought the focus into it. While something is held, links wait too,
// wherever they stand: a page that is left loses what was done on it. Done again, each may find another one busy.
listen('pointerdown keyup change click submit', (event: MouseEvent & SubmitEvent) => {
  const target = event.target as HTMLElement;
  // "true".
  const busy = islands.find((other) => (other.ariaBusy as string) > 'g');
  const island = target.closest<Island & Element>('astro-island:not([aria-busy=false])') || busy;
  const pressed =
    event.submitter ||
    // A click and a change.
    (event.type < 'd' &&
      !event.metaKey &&
      !event.ctrlKey &&
      target.closest(busy ? 'a,[data-replay]' : '[data-replay]'));
  if (island) {
    hydrate(island);
    if (pressed) {
      event.preventDefault();
      event.stopPropagation();
      island.ariaBusy = true;
      island.queuedEvents.push(pressed as ReplayTarget);
    }
  }
});

// Only a failure has details.
listen('ready astro:hydration-error', (event: CustomEvent) =>
  replayEvents(event.target as unknown as Island, event.detail),
);

/** What Astro calls for each island, when it is in the page. */
export default function intent(load: Island['load'], options: { value?: unknown }, island: Island): void {
  options.value === 'self' || islands.push(island);
  // Once, so that a failure is told once.
  island.load = () => (island.loadPromise ||= load());
  // The page may have been touched while it was still arriving.
  island.queuedEvents && startHydration(island);
}
