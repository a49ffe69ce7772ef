// A worker that ends its process within a second after the parent process is gone, also while the main thread is blocked. The
// parent's id is the data of the worker.
import { workerData } from 'node:worker_threads';

const CHECK_EVERY_MS = 1000;

setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY_MS);
