// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $toasts, closeToast, pauseToast, resumeToast, showToast } from '#lib/state/shell/toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const toast of $toasts.get()) closeToast(toast.id);
  vi.useRealTimers();
});

const messages = () => $toasts.get().map((toast) => toast.message);

describe('toasts', () => {
  it('one that says nothing else is an error, at the top inline end, with a background', () => {
    showToast({ message: 'No' });
    expect($toasts.get()[0]).toMatchObject({
      type: 'error',
      icon: 'alert',
      position: 'top-end',
      hasBackground: true,
      pauseOnHover: true,
      autoCloseMs: 3000,
    });
  });

  it.each([
    ['error', 3000],
    ['success', 2000],
    ['info', 2000],
  ] as const)('of type %s it goes after %i ms', (type, time) => {
    showToast({ message: 'Said', type });
    vi.advanceTimersByTime(time - 1);
    expect(messages()).toEqual(['Said']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('an error pointed at stays, and afterwards has the rest of its time', () => {
    const id = showToast({ message: 'No' });
    vi.advanceTimersByTime(2000);
    pauseToast(id);
    vi.advanceTimersByTime(60_000);
    expect(messages()).toEqual(['No']);
    resumeToast(id);
    vi.advanceTimersByTime(999);
    expect(messages()).toEqual(['No']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('pausing and resuming twice, as pointer and focus do together, loses no time', () => {
    const id = showToast({ message: 'No' });
    vi.advanceTimersByTime(1000);
    pauseToast(id);
    pauseToast(id);
    vi.advanceTimersByTime(5000);
    resumeToast(id);
    resumeToast(id);
    vi.advanceTimersByTime(1999);
    expect(messages()).toEqual(['No']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('a plain notice does not wait, one with a link does', () => {
    const plain = showToast({ message: 'Plain', type: 'success' });
    const linked = showToast({ message: 'Linked', type: 'success', linkLabel: 'Undo' });
    pauseToast(plain);
    pauseToast(linked);
    vi.advanceTimersByTime(2000);
    expect(messages()).toEqual(['Linked']);
  });

  it('a custom message and a timer of its own are kept', () => {
    showToast({ message: 'Generic', customMessage: 'Exact', type: 'info', autoCloseMs: 500 });
    expect(messages()).toEqual(['Exact']);
    vi.advanceTimersByTime(500);
    expect(messages()).toEqual([]);
  });

  it('the same words again start anew instead of piling up; at most three stand', () => {
    showToast({ message: 'One' });
    vi.advanceTimersByTime(2500);
    showToast({ message: 'One' });
    vi.advanceTimersByTime(2500);
    expect(messages()).toEqual(['One']);
    for (const message of ['Two', 'Three', 'Four']) showToast({ message });
    expect(messages()).toEqual(['Two', 'Three', 'Four']);
  });
});
