// The zoomed image scrolls inside its frame, so that panning uses native scrolling.

const MAX_SCALE = 5;
const DOUBLE_TAP_MS = 320;
const DRAG_TOLERANCE_PX = 6;

/**
 * Zooms and pans an image in its frame. Frames are left-to-right in both languages: coordinates count from
 * the left.
 */
export interface Magnifier {
  /** Scale relative to the frame; 1 shows the whole image. */
  readonly scale: number;
  /** Sets the scale and keeps the given viewport point in place; the centre by default. */
  zoom: (scale: number, x?: number, y?: number) => void;
  /** Pans in steps of a third of the frame. */
  pan: (right: number, down: number) => void;
}

const getTouchDistance = ([first, second]: TouchList | Touch[]): number =>
  first && second ? Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY) : 0;

/**
 * Adds touch, wheel and mouse handlers to a frame; they are removed with the element. `onScale` is called at
 * every change.
 */
export function createMagnifier(frame: HTMLElement, onScale: (scale: number) => void): Magnifier {
  let scale = 1;
  let pinchDistance = 0;
  let lastTapTime = 0;
  let draggedPx = 0;

  function zoom(requested: number, x?: number, y?: number): void {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const [across, down] = [(x ?? left + width / 2) - left, (y ?? top + height / 2) - top];
    const next = Math.min(MAX_SCALE, Math.max(1, requested));
    const [imageX, imageY] = [(frame.scrollLeft + across) / scale, (frame.scrollTop + down) / scale];
    scale = next;
    frame.style.setProperty('--scale', String(next));
    frame.toggleAttribute('data-larger', next > 1);
    frame.scrollTo({ left: imageX * next - across, top: imageY * next - down, behavior: 'instant' });
    onScale(next);
  }

  const toggle = (x: number, y: number) => zoom(scale > 1 ? 1 : 2.5, x, y);

  // One click with the mouse; a double tap on touch screens, where single taps are often accidental.
  frame.addEventListener('click', (event) => {
    const { pointerType, clientX, clientY, timeStamp } = event as PointerEvent;
    if (pointerType === 'mouse') {
      if (draggedPx < DRAG_TOLERANCE_PX) toggle(clientX, clientY);
    } else if (timeStamp - lastTapTime < DOUBLE_TAP_MS) {
      lastTapTime = 0;
      toggle(clientX, clientY);
    } else lastTapTime = timeStamp;
  });

  frame.addEventListener('pointerdown', ({ pointerType, pointerId }) => {
    draggedPx = 0;
    if (pointerType === 'mouse') frame.setPointerCapture(pointerId);
  });
  frame.addEventListener('pointermove', ({ pointerType, buttons, movementX, movementY }) => {
    if (pointerType !== 'mouse' || !buttons) return;
    draggedPx += Math.abs(movementX) + Math.abs(movementY);
    frame.scrollBy({ left: -movementX, top: -movementY, behavior: 'instant' });
  });

  frame.addEventListener('touchstart', ({ touches }) => {
    pinchDistance = getTouchDistance(touches) / scale;
  });
  frame.addEventListener(
    'touchmove',
    (event) => {
      const [first, second] = event.touches;
      if (!first || !second || !pinchDistance) return;
      event.preventDefault();
      zoom(
        getTouchDistance([first, second]) / pinchDistance,
        (first.clientX + second.clientX) / 2,
        (first.clientY + second.clientY) / 2,
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
