// Hydrates an island in the browser.
import {
  Component,
  type ComponentProps,
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useMemo,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PictureFacts } from '#ui/kit/picture-variants.ts';
import { type PictureNote, Pictures } from '#ui/kit/pictures.tsx';
import { slot } from './slot.ts';

interface BoundaryProps {
  fallback: ReactNode;
  onFailed: () => void;
  children?: ReactNode;
}

/** Without it, React empties the root when anything in it throws. */
class FailureBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/**
 * `onHydrated` is called once, after the effects of the whole tree. `pictures` are the facts that the server used,
 * null when it had no catalogue; `notes` are the media library's data of uploads. When the component throws, `fallback` takes
 * its place and `onFailed` is called. Adds no element and no id.
 */
export function HydratedIsland({
  component,
  props,
  pictures,
  notes,
  slotHtml,
  onHydrated,
  fallback,
  onFailed,
}: {
  component: ComponentType;
  props: object;
  pictures: Record<string, PictureFacts> | null;
  notes: Record<string, PictureNote>;
  /** The HTML of the island's server-rendered children, which never change. */
  slotHtml?: string;
  onHydrated: () => void;
  fallback: ReactNode;
  onFailed: () => void;
}) {
  useEffect(() => onHydrated(), [onHydrated]);
  const known = useMemo(
    () =>
      pictures && {
        find: (src: string) => pictures[src],
        noted: (src: string) => notes[src],
      },
    [pictures, notes],
  );
  const fixed = slotHtml === undefined ? undefined : slot(slotHtml);
  const content = createElement(
    FailureBoundary,
    { fallback, onFailed },
    createElement(component, props, fixed),
  );
  return known ? createElement(Pictures, { known }, content) : content;
}

/** Takes over the HTML in `root`, which the server rendered under the id prefix `id`. That HTML is the default `fallback`. */
export function hydrateElement(
  root: HTMLElement,
  id: string,
  island: ComponentProps<typeof HydratedIsland>,
): void {
  const fallback = island.fallback ?? slot(root.innerHTML);
  const content = createElement(HydratedIsland, { ...island, fallback });
  hydrateRoot(root, content, { identifierPrefix: id });
}
