// `client:intent`: no script is asked for until a person shows up. The first sign of one fetches the page's
// islands, but for those that say `self`; touching an island hydrates it. A form sent, a marked link or button
// clicked, a marked field changed meanwhile is held, and done again when the island says that it is ready, or
// natively when its modules fail or take too long.
// Every page carries this inline: it is written for few bytes.

interface Island extends HTMLElement {
  /** Missing until Astro has seen the island. */
  load: () => Promise<() => unknown>;
  /** Set when it comes along with whichever island is touched first. */
  follows?: unknown;
  /** What was done to it before it was ready, in order; undefined until it is touched. */
  held: [target: HTMLElement, submitter?: HTMLElement | null][];
  /** `true` while something is held, which the style shows; `false` from when nothing is held any more. */
  ariaBusy: string | null;
}

const islands: Island[] = [];

function touch(island: Island): void {
  if (island.held) return;
  island.held = [];
  void island.load?.().then((start) => start());
  setTimeout(release, 5e3, island, 1);
  islands.map((other) => other.follows && touch(other));
}

/** From here on events go their own way. */
async function release(island: Island, isNative?: unknown): Promise<void> {
  const { held } = island;
  while (held?.[0]) {
    const [target, submitter] = held.shift() as [HTMLFormElement, HTMLElement];
    // A page can leave only once: natively, all but the last of several are sent behind it.
    if (isNative && submitter && held[0]) {
      await fetch(target.action, { method: 'POST', body: new FormData(target, submitter) });
    } else {
      island.ariaBusy = 'false';
      (submitter || target).click();
    }
  }
  // Also of an island that nobody touched, when its modules could not be fetched: it is native at once.
  island.ariaBusy = 'false';
}

function listen(types: string, handle: (event: never) => void, options: object | true = true): void {
  for (const type of types.split(' ')) addEventListener(type, handle as EventListener, options);
}

// Not `scroll`: restoring the place after a reload fires it too. A second sign finds the modules there.
listen('pointerdown keydown pointermove wheel', () => islands.map((island) => island.load()), { once: true });

// `keyup` is how an island hears of a Tab that brought the focus into it. While something is held, links wait too,
// wherever they stand: a page that is left loses what was done on it. Done again, each may find another one busy.
listen('pointerdown keyup submit click change', (event: MouseEvent & SubmitEvent) => {
  const target = event.target as HTMLElement;
  const busy = islands.find((other) => other.ariaBusy === 'true');
  const island = target.closest?.<Island>('astro-island:not([aria-busy=false])') || busy;
  const submitter = event.submitter;
  const marked =
    // A click and a change.
    event.type < 'd' &&
    !event.metaKey &&
    !event.ctrlKey &&
    target.closest<HTMLElement>(busy ? 'a,[data-replay]' : '[data-replay]');
  if (island) {
    touch(island);
    if (submitter || marked) {
      event.preventDefault();
      event.stopPropagation();
      island.ariaBusy = 'true';
      island.held.push([marked || target, submitter]);
    }
  }
});

// Only the longer name has a sixth letter.
listen('ready astro:hydration-error', (event: Event) => release(event.target as Island, event.type[5]));

/** What Astro calls for each island, when it is in the page. */
export default function intent(load: Island['load'], options: { value?: unknown }, island: Island): void {
  let loaded: ReturnType<Island['load']>;
  options.value === 'self' || islands.push(island);
  // Once, so that a failure is told once.
  island.load = () => (loaded ||= load());
  island.follows = options.value;
  // The page may have been touched while it was still arriving.
  if (island.held) void island.load().then((start) => start());
}
