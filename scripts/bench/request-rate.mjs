/**
 * Measures requests per second over several connections.
 * @param {() => Promise<void>} request @param {{ connections?: number, ms?: number }} [options]
 */
export async function measureRequestRate(request, { connections = 16, ms = 3_000 } = {}) {
  const end = Date.now() + ms;
  const start = performance.now();
  let requests = 0;
  const worker = async () => {
    while (Date.now() < end) {
      await request();
      requests += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return (requests * 1000) / (performance.now() - start);
}
