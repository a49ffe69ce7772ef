// The React views of blocks.
import { ReactNodeViewRenderer } from '@tiptap/react';

const FIELDS = 'input, button, select, textarea';

/**
 * Shows a block by a React component. The editor ignores events in its fields. Elsewhere the editor copies, cuts and pastes: the
 * browser would take the elements of the component, and React would fail to remove them later.
 */
export function blockView(component: Parameters<typeof ReactNodeViewRenderer>[0]) {
  const render = ReactNodeViewRenderer(component);
  return (...args: Parameters<typeof render>) => {
    const view = render(...args);
    const stopEvent = view.stopEvent?.bind(view);
    view.stopEvent = (event) => {
      const isOfField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      if (isOfField && !/^drag|^drop/.test(event.type)) return true;
      return /^(copy|cut|paste)$/.test(event.type) ? false : (stopEvent?.(event) ?? false);
    };
    return view;
  };
}
