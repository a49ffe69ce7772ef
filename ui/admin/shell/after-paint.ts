// Work after a key press that can wait until its letter is painted.

/** Events after which the page may be left, or typed text may be read. */
const FLUSHING_EVENTS = [
  'keydown',
  'pointerdown',
  'click',
  'submit',
  'focusout',
  'visibilitychange',
  'pagehide',
  'beforeunload',
];
const deferred = new Set<() => void>();
let listening = false;

/**
 * Runs `job` once after the next frame, however often it is called until then. Runs it earlier when the user presses,
 * submits or leaves anything, so that no handler reads an old value.
 */
export function deferUntilPaint(job: () => void): void {
  listen();
  // the frame is painted after its callbacks; the timer fires after that
  if (deferred.size === 0) requestAnimationFrame(() => setTimeout(flushDeferred));
  deferred.add(job);
}

/** Runs all deferred jobs now. Call it before reading what was typed outside of an event. */
export function flushDeferred(): void {
  const jobs = [...deferred];
  deferred.clear();
  for (const job of jobs) job();
}

function listen() {
  if (listening) return;
  listening = true;
  for (const type of FLUSHING_EVENTS) addEventListener(type, flushDeferred, true);
}
