// A panel beside a place in the text that is no button: the caret, a link.
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { type ComponentProps, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

type AnchoredProps = ComponentProps<'div'> & {
  /** Where the place is, in the window. Give the same function until it is another place. */
  rect: () => DOMRect | null;
  /** The text, which scrolls with the page. */
  context: Element;
};

/** Stands below the place, or above where there is no room, and goes with it. The rest goes to the panel. */
export function Anchored({ rect, context, className, ...rest }: AnchoredProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const anchor = {
      contextElement: context,
      getBoundingClientRect: () => rect() ?? context.getBoundingClientRect(),
    };
    return autoUpdate(anchor, element, async () => {
      const { x, y } = await computePosition(anchor, element, {
        strategy: 'fixed',
        placement: 'bottom-start',
        middleware: [offset(6), flip({ padding: 8 }), shift({ padding: 8 })],
      });
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    });
  }, [rect, context]);
  const theme = context.closest<HTMLElement>('[data-theme]')?.dataset.theme;
  return createPortal(
    <div
      ref={panel}
      className={className ? `floating editor-anchored ${className}` : 'floating editor-anchored'}
      data-theme={theme}
      {...rest}
    />,
    document.body,
  );
}
