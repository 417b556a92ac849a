/** Formats epoch milliseconds in ISO 8601, UTC. */
export function toIsoTime(epochMs: number): string {
  return new Date(epochMs).toISOString();
}

export function toIsoTimeOrNull(epochMs: number | null): string | null {
  return epochMs === null ? null : toIsoTime(epochMs);
}
