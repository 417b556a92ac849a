/** What a question is refused for, in the words of the provider's answers: `{ message, status }`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** 400 for a filter that cannot be read. */
export function badFilter(parameter: string, problem: string, position: number): Refusal {
  return new Refusal(400, `${parameter}: ${problem} at position ${position}`);
}
