// Work that a key causes and its letter need not wait for.

/** What may be the last thing that somebody does here, or asks for what was typed. */
const ASKING = [
  'keydown',
  'pointerdown',
  'click',
  'submit',
  'focusout',
  'visibilitychange',
  'pagehide',
  'beforeunload',
];
const waiting = new Set<() => void>();
let listening = false;

/**
 * Runs `job` once after the next frame, however often it is asked for until then; earlier when somebody presses, submits or
 * leaves anything, so that nobody meets what is older than the screen.
 */
export function deferUntilPaint(job: () => void): void {
  listen();
  // a frame is drawn once its callbacks have run, and a timer comes after it
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(flushDeferred));
  waiting.add(job);
}

/** Runs what waits, now: for whoever is about to read what was typed without being asked by a person. */
export function flushDeferred(): void {
  const jobs = [...waiting];
  waiting.clear();
  for (const job of jobs) job();
}

function listen() {
  if (listening) return;
  listening = true;
  for (const type of ASKING) addEventListener(type, flushDeferred, true);
}
