// Text copied from a PDF can have NUL characters, which nobody sees and the server refuses.

/** Pastes such text without them, in fields and in editors. */
export function initPasteWithoutNul(): void {
  document.addEventListener(
    'paste',
    (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const clean = text.replaceAll('\0', '');
      if (clean === text || event.clipboardData?.types.includes('text/html')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', clean);
      const init = { clipboardData, bubbles: true, cancelable: true };
      // a field that handles no paste has the text inserted by the browser
      if (event.target?.dispatchEvent(new ClipboardEvent('paste', init)))
        document.execCommand('insertText', false, clean);
    },
    true,
  );
}
