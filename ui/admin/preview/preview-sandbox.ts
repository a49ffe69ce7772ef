// What the frame of a preview may do.

/** No scripts, but the same origin: fonts load, and the form can scroll the page and listen to it. */
const NO_SCRIPTS = 'allow-same-origin';

/**
 * The `sandbox` of the frame. Safari calls no listeners of a frame without scripts, not even those of the form around it; there
 * the policy of the preview alone forbids scripts.
 */
export const PREVIEW_SANDBOX = reportsEvents() ? NO_SCRIPTS : undefined;

/** Whether this page's listeners are called in a frame without scripts. */
function reportsEvents(): boolean {
  if (typeof document === 'undefined') return true;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', NO_SCRIPTS);
  frame.hidden = true;
  document.body.append(frame);
  let isReported = false;
  frame.contentDocument?.addEventListener('click', () => {
    isReported = true;
  });
  frame.contentDocument?.dispatchEvent(new Event('click'));
  frame.remove();
  return isReported;
}
