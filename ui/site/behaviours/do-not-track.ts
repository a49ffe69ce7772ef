// The visitor's wish not to be tracked.

/** Whether the browser asks not to be tracked, by Do Not Track or by Global Privacy Control. */
export function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || Boolean(globalPrivacyControl);
}
