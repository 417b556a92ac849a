/** Milliseconds of processor time that this process spends on the work: other than on a clock, it does not matter who
 * else is busy on the machine. */
export async function measureCpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
