import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { readAccept, type Taken } from './accept.ts';
import { answerPicture, type Made } from './answer.server.ts';
import { createBackground, createCalm } from './background.server.ts';
import type { Disk, Kept } from './disk.server.ts';
import { encode, type Format, originalFormat } from './encode.server.ts';
import { createFailures } from './failures.ts';
import type { Hosts } from './hosts.ts';
import { createFlights, createLane } from './lane.ts';
import { answerRefusal, Refusal } from './refusal.ts';
import { createSources, type SourcesOptions, type Subject } from './sources.server.ts';
import { readWish, type Wish } from './wish.ts';

export interface ImagesOptions extends Pick<SourcesOptions, 'fetchOwn' | 'fetchPhoto'> {
  hosts: Hosts;
  disk: Disk;
  /** Hears of sources that fail and of what should not happen. */
  report: (message: string) => void;
  clock?: () => number;
  /** Resolves when there is time for an AVIF. */
  calm?: () => Promise<unknown>;
}

export interface Images {
  handle(request: Request): Promise<Response>;
  /** When every AVIF that is due is made. */
  settled(): Promise<void>;
}

// Another number lets go of every picture that was made in the ways of before.
const VERSION = 1;
const WAITING = 200;
const DAY = 24 * 60 * 60_000;
/** A photograph may be replaced at its address; after this it is fetched again. */
const FRESH_MS = 30 * DAY;
const NOTHING = Buffer.alloc(0);

/** The image endpoint: a picture of the shop or of a configured host, in a width, a quality and the best format. */
export function createImages(options: ImagesOptions): Images {
  const { hosts, disk, report, clock = Date.now } = options;
  const findSubject = createSources({ ...options, clock });
  const failures = createFailures(clock);
  const fly = createFlights<Buffer>();
  // One core is left for pages.
  const lane = createLane(Math.max(1, availableParallelism() - 1), WAITING);
  const background = createBackground({
    most: WAITING,
    calm: options.calm ?? createCalm(lane.isBusy),
    onError: (error) => report(messageOf(error)),
  });

  const freshOf = (kept: Kept | undefined, { isStable }: Subject): Buffer | undefined =>
    kept && (isStable || clock() - kept.madeAt < FRESH_MS) ? kept.bytes : undefined;

  // A source that fails when its time has come lets the old picture stand for another month.
  async function renew(name: string, subject: Subject, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await disk.read(name);
    const fresh = freshOf(kept, subject);
    if (fresh) return fresh;
    let bytes: Buffer;
    try {
      bytes = await draw();
    } catch (error) {
      if (!kept || !(error instanceof Refusal)) throw error;
      if (error.status === 503) return kept.bytes;
      bytes = kept.bytes;
    }
    await disk.write(name, bytes);
    return bytes;
  }

  async function make(subject: Subject, wish: Wish, format: Format): Promise<Made> {
    const name = nameOf(subject, wish, format);
    const fresh = freshOf(await disk.read(name), subject);
    if (fresh) return { bytes: fresh, format, isFinal: true };
    const draw = async () => {
      const source = await subject.load();
      return lane.run(() => encode(source, format, wish));
    };
    return { bytes: await fly(name, () => renew(name, subject, draw)), format, isFinal: true };
  }

  async function makeAvif(name: string, subject: Subject, wish: Wish): Promise<void> {
    const draw = async () => {
      const avif = await encode(await subject.load(), 'avif', wish);
      const webp = await disk.read(nameOf(subject, wish, 'webp'));
      // No bytes say that there is no AVIF worth having.
      return webp && avif.length >= webp.bytes.length ? NOTHING : avif;
    };
    await renew(name, subject, draw).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      failures.note(name, error);
    });
  }

  async function makeOriginal(subject: Subject, wish: Wish): Promise<Made> {
    if (subject.isDrawing) return make(subject, wish, 'png');
    for (const format of ['jpeg', 'png'] as const) {
      const fresh = freshOf(await disk.read(nameOf(subject, wish, format)), subject);
      if (fresh) return { bytes: fresh, format, isFinal: true };
    }
    return make(subject, wish, await originalFormat(await subject.load()));
  }

  async function choose(subject: Subject, wish: Wish, taken: Taken): Promise<Made> {
    const name = nameOf(subject, wish, 'avif');
    const wantsAvif = taken.avif && !subject.isDrawing;
    const avif = wantsAvif ? freshOf(await disk.read(name), subject) : undefined;
    if (avif?.length) return { bytes: avif, format: 'avif', isFinal: true };
    const made = taken.webp ? await make(subject, wish, 'webp') : await makeOriginal(subject, wish);
    if (!wantsAvif || avif) return made;
    if (!failures.get(name)) background.add(name, () => makeAvif(name, subject, wish));
    return { ...made, isFinal: false };
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Refusal(405, 'Pictures can be read only.');
    }
    const wish = readWish(new URL(request.url).searchParams, hosts);
    const place = wish.kind === 'own' ? wish.path : wish.url.href;
    const failed = failures.get(place);
    if (failed) throw failed;
    try {
      const subject = await findSubject(wish, request);
      const made = await choose(subject, wish, readAccept(request.headers.get('accept')));
      return answerPicture(request, made, wish.kind);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal(502, 'The picture cannot be made.');
      if (refusal !== error) report(messageOf(error));
      else if (failures.note(place, refusal) && refusal.status >= 500) report(`${place}: ${refusal.message}`);
      throw refusal;
    }
  }

  return {
    handle: (request) =>
      answer(request).catch((error: unknown) => {
        if (error instanceof Refusal) return answerRefusal(error);
        throw error;
      }),
    settled: background.settled,
  };
}

function nameOf({ id }: Subject, { width, quality }: Wish, format: Format): string {
  const hash = createHash('sha256').update(`${VERSION}\n${id}\n${width}\n${quality}`).digest('hex');
  return `${hash.slice(0, 40)}.${format}`;
}

function messageOf(error: unknown): string {
  return String((error as Error | null)?.stack ?? error);
}
