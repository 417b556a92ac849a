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

describe('Toasts', () => {
  it('are errors at the top inline end with a background, by default', () => {
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
  ] as const)('of type %s disappear after %i ms', (type, time) => {
    showToast({ message: 'Said', type });
    vi.advanceTimersByTime(time - 1);
    expect(messages()).toEqual(['Said']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it.each(['error', 'success', 'info'] as const)('of type %s with a link stay 8 seconds', (type) => {
    showToast({ message: 'Removed', type, linkLabel: 'Undo' });
    vi.advanceTimersByTime(7999);
    expect(messages()).toEqual(['Removed']);
    vi.advanceTimersByTime(1);
    expect(messages()).toEqual([]);
  });

  it('with an error stay while the pointer is on them, and then for their remaining time', () => {
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

  it('lose no time when they are paused and resumed twice, as by pointer and focus', () => {
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

  it('without a link cannot be paused, those with one can', () => {
    const toastWithoutLink = showToast({ message: 'Plain', type: 'success' });
    const linked = showToast({ message: 'Linked', type: 'success', linkLabel: 'Undo' });
    pauseToast(toastWithoutLink);
    pauseToast(linked);
    vi.advanceTimersByTime(2000);
    expect(messages()).toEqual(['Linked']);
  });

  it('keep a custom message and duration', () => {
    showToast({ message: 'Generic', customMessage: 'Exact', type: 'info', autoCloseMs: 500 });
    expect(messages()).toEqual(['Exact']);
    vi.advanceTimersByTime(500);
    expect(messages()).toEqual([]);
  });

  it('with the same text restart instead of piling up; at most three are shown', () => {
    showToast({ message: 'One' });
    vi.advanceTimersByTime(2500);
    showToast({ message: 'One' });
    vi.advanceTimersByTime(2500);
    expect(messages()).toEqual(['One']);
    for (const message of ['Two', 'Three', 'Four']) showToast({ message });
    expect(messages()).toEqual(['Two', 'Three', 'Four']);
  });
});
