// The zoomed image scrolls inside its frame, so that panning is native.

const MAX_SCALE = 5;
const DOUBLE_TAP = 320;
const DRAG_TOLERANCE_PX = 6;

/** Frames are left-to-right in both languages, so coordinates count from the left. */
export interface Magnifier {
  /** Scale relative to the frame; 1 shows the whole image. */
  readonly scale: number;
  /** Sets the scale and keeps the given viewport point in place; the centre by default. */
  zoom: (scale: number, x?: number, y?: number) => void;
  /** Pans in steps of a third of the frame. */
  pan: (right: number, down: number) => void;
}

const getTouchDistance = ([one, two]: TouchList | Touch[]): number =>
  one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;

/**
 * Adds touch, wheel and mouse handlers to a frame; they are removed with the element. `onScale` is called at
 * every change.
 */
export function createMagnifier(frame: HTMLElement, onScale: (scale: number) => void): Magnifier {
  let scale = 1;
  let spread = 0;
  let tapped = 0;
  let dragged = 0;

  function zoom(wanted: number, x?: number, y?: number): void {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const [across, down] = [(x ?? left + width / 2) - left, (y ?? top + height / 2) - top];
    const next = Math.min(MAX_SCALE, Math.max(1, wanted));
    const [placeX, placeY] = [(frame.scrollLeft + across) / scale, (frame.scrollTop + down) / scale];
    scale = next;
    frame.style.setProperty('--scale', String(next));
    frame.toggleAttribute('data-larger', next > 1);
    frame.scrollTo({ left: placeX * next - across, top: placeY * next - down, behavior: 'instant' });
    onScale(next);
  }

  const toggle = (x: number, y: number) => zoom(scale > 1 ? 1 : 2.5, x, y);

  // One click with the mouse; a double tap on touch screens, where single taps are often accidental.
  frame.addEventListener('click', (event) => {
    const { pointerType, clientX, clientY, timeStamp } = event as PointerEvent;
    if (pointerType === 'mouse') {
      if (dragged < DRAG_TOLERANCE_PX) toggle(clientX, clientY);
    } else if (timeStamp - tapped < DOUBLE_TAP) {
      tapped = 0;
      toggle(clientX, clientY);
    } else tapped = timeStamp;
  });

  frame.addEventListener('pointerdown', ({ pointerType, pointerId }) => {
    dragged = 0;
    if (pointerType === 'mouse') frame.setPointerCapture(pointerId);
  });
  frame.addEventListener('pointermove', ({ pointerType, buttons, movementX, movementY }) => {
    if (pointerType !== 'mouse' || !buttons) return;
    dragged += Math.abs(movementX) + Math.abs(movementY);
    frame.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
  });

  frame.addEventListener('touchstart', ({ touches }) => {
    spread = getTouchDistance(touches) / scale;
  });
  frame.addEventListener(
    'touchmove',
    (event) => {
      const [one, two] = event.touches;
      if (!one || !two || !spread) return;
      event.preventDefault();
      zoom(
        getTouchDistance([one, two]) / spread,
        (one.clientX + two.clientX) / 2,
        (one.clientY + two.clientY) / 2,
      );
    },
    { passive: false },
  );
  // A touchpad pinch arrives as a wheel event with `ctrlKey`.
  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(scale * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    },
    { passive: false },
  );

  return {
    get scale() {
      return scale;
    },
    zoom,
    pan: (right, down) =>
      frame.scrollBy({ left: (right * frame.clientWidth) / 3, top: (down * frame.clientHeight) / 3 }),
  };
}
