// A worker that ends its process soon after the parent process is gone, also while the main thread is blocked. Its data is the
// id of the parent.
import { workerData } from 'node:worker_threads';

const CHECK_EVERY_MS = 1000;

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY_MS);
