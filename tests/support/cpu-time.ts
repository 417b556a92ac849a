/**
 * Returns the CPU milliseconds that this process spends on the work; unlike elapsed time, it does not depend
 * on other load.
 */
export async function measureCpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
