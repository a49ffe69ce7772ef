// A panel beside the caret or a link, which are no elements that a popover could anchor to.
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { type ComponentProps, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

type AnchoredProps = ComponentProps<'div'> & {
  /** The rectangle of the anchor in the window. Must be a stable function. */
  rect: () => DOMRect | null;
  /** The text that contains the anchor. */
  context: Element;
};

/** Positions the panel below the anchor, or above where there is no room, and follows it. The rest goes to the panel. */
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
