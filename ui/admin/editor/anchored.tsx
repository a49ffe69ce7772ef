// A panel beside the caret or a link, which are not elements that a popover could anchor to.
import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  type Placement,
  shift,
  size,
} from '@floating-ui/dom';
import { type ComponentProps, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { screenEdges } from './caret-in-sight.ts';

type AnchoredProps = ComponentProps<'div'> & {
  /** The rectangle of the anchor in the window. Must be a stable function. */
  rect: () => DOMRect | null;
  /** The text that contains the anchor. */
  context: Element;
  placement?: Placement;
};

/**
 * Positions the panel below the anchor, or above where there is more room, and follows it. It covers neither the line nor the
 * bars at the edges of the screen: `--anchored-height` is the height that is left. The rest goes to the panel.
 */
export function Anchored({
  rect,
  context,
  className,
  placement = 'bottom-start',
  ...rest
}: AnchoredProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { top, bottom } = screenEdges();
    const padding = { top, bottom, left: 8, right: 8 };
    const anchor = {
      contextElement: context,
      getBoundingClientRect: () => rect() ?? context.getBoundingClientRect(),
    };
    return autoUpdate(anchor, element, async () => {
      const { x, y } = await computePosition(anchor, element, {
        strategy: 'fixed',
        placement,
        middleware: [
          offset(6),
          flip({ padding }),
          shift({ padding: 8 }),
          size({
            padding,
            apply: ({ availableHeight }) =>
              element.style.setProperty('--anchored-height', `${Math.floor(availableHeight)}px`),
          }),
        ],
      });
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    });
  }, [rect, context, placement]);
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
