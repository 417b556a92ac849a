/** Error in the provider's format: `{ message, status }`. */
export class SearchApiError extends Error {
  override name = 'SearchApiError';
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** 400 for a filter with a syntax error. */
export function createFilterError(parameter: string, problem: string, position: number): SearchApiError {
  return new SearchApiError(400, `${parameter}: ${problem} at position ${position}`);
}
