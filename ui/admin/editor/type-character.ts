// A letter from the keyboard, written by the editor instead of the browser: in a long text it shows sooner.
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isSelectionHeard } from './selection-sync.ts';

/** Their systems correct words and quotation marks as the browser writes them. */
const CORRECTING = /Mac|iPhone|iPad/;

/**
 * Writes the character of a key press where the caret is, in place of what is chosen there. Whether it did; everything
 * else is the browser's: compositions, what Alt and the system's key are for, a caret that has just been moved.
 */
export function typeCharacter(view: EditorView, event: KeyboardEvent): boolean {
  const { selection } = view.state;
  const { key, altKey, ctrlKey, metaKey } = event;
  const isCharacter = key.length === 1 && !metaKey && altKey === ctrlKey;
  if (!isCharacter || !(selection instanceof TextSelection)) return false;
  if (CORRECTING.test(navigator.platform) || !isSelectionHeard(view)) return false;
  const { from, to } = selection;
  const write = () => view.state.tr.insertText(key).scrollIntoView();
  if (view.someProp('handleTextInput', (handle) => handle(view, from, to, key, write))) return true;
  const written = getSelection()?.focusNode;
  if (written instanceof Text) changingOnlyWhatDiffers(written, () => view.dispatch(write()));
  else view.dispatch(write());
  return true;
}

/**
 * While `change` runs, a new value of `text` replaces only what differs from the old one. To the browser every letter of a
 * value that is set is new: the marks of its spelling check would go, and come back a moment later, with each key.
 */
function changingOnlyWhatDiffers(text: Text, change: () => void) {
  Object.defineProperty(text, 'nodeValue', {
    configurable: true,
    get: () => text.data,
    set: (value: string) => {
      const { data } = text;
      const most = Math.min(data.length, value.length);
      let start = 0;
      while (start < most && data[start] === value[start]) start++;
      let end = 0;
      while (end < most - start && data.at(-1 - end) === value.at(-1 - end)) end++;
      text.replaceData(start, data.length - start - end, value.slice(start, value.length - end));
    },
  });
  try {
    change();
  } finally {
    Reflect.deleteProperty(text, 'nodeValue');
  }
}
