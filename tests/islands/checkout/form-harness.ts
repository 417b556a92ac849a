import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Records what the browser would post, as `submit` on a form navigates. Call it once in a test file. */
export function recordSubmits() {
  const sent = vi.fn<(fields: Record<string, string>) => void>();
  beforeEach(() => {
    sent.mockReset();
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent(Object.fromEntries(new FormData(this)) as Record<string, string>);
    });
  });
  afterEach(() => vi.restoreAllMocks());
  return sent;
}

export function getField(label: string): HTMLInputElement {
  const [input] = screen.getAllByLabelText(new RegExp(`^${label}`)) as HTMLInputElement[];
  if (!input) throw new Error(`No field ${label}`);
  return input;
}

/** Types a value and leaves the field. */
export function type(label: string, value: string): HTMLInputElement {
  const input = getField(label);
  fireEvent.input(input, { target: { value } });
  fireEvent.blur(input);
  return input;
}

export function press(label: string): void {
  fireEvent.click(screen.getByRole('button', { name: label }));
}
