// Measures work by processor time, which other busy processes do not lengthen.

/** The processor time that `work` takes in this process, in milliseconds. */
export async function processorMs(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
