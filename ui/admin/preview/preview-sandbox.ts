// What the frame of a preview may do.

/** No scripts, but the same origin: fonts load, and the form can scroll the page and listen to it. */
const NO_SCRIPTS = 'allow-same-origin';

/**
 * The `sandbox` of the frame. Safari calls no listeners of a frame without scripts, not even those of the form around it; there
 * the policy of the preview alone forbids scripts.
 */
export const PREVIEW_SANDBOX = hearsFrame() ? NO_SCRIPTS : undefined;

function hearsFrame(): boolean {
  if (typeof document === 'undefined') return true;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', NO_SCRIPTS);
  frame.hidden = true;
  document.body.append(frame);
  let isHeard = false;
  frame.contentDocument?.addEventListener('click', () => {
    isHeard = true;
  });
  frame.contentDocument?.dispatchEvent(new Event('click'));
  frame.remove();
  return isHeard;
}
