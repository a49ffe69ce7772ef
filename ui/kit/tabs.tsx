// Panels of which one is seen, and the tabs that choose it. For islands only.
import * as RadixTabs from '@radix-ui/react-tabs';
import { type ComponentProps, useEffect, useRef } from 'react';
import { partContext, usePart } from './part-context.ts';

const TabsRoot = partContext<object>('Tabs');
const INSIDE = {};

/**
 * Holds a `TabsList` and one `TabsPanel` per tab. Arrow keys choose at once; `orientation="vertical"` puts the tabs
 * at the side. The rest goes to the root.
 */
export function Tabs({ className, ...rest }: ComponentProps<typeof RadixTabs.Root>) {
  return (
    <TabsRoot value={INSIDE}>
      <RadixTabs.Root className={className ? `tabs ${className}` : 'tabs'} {...rest} />
    </TabsRoot>
  );
}

type TabsListProps = ComponentProps<typeof RadixTabs.List> & {
  /** What the tabs choose between. */
  label: string;
};

/** One row of tabs that scrolls when they do not fit; the chosen one is brought into view. */
export function TabsList({ label, className, ...rest }: TabsListProps) {
  usePart(TabsRoot, 'TabsList');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    // Not scrollIntoView: that would scroll the page as well.
    if (list.current && chosen)
      list.current.scrollLeft =
        chosen.offsetLeft - (list.current.clientWidth - chosen.offsetWidth) / 2;
  }, []);
  return (
    <RadixTabs.List
      ref={list}
      className={className ? `tabs-list ${className}` : 'tabs-list'}
      aria-label={label}
      {...rest}
    />
  );
}

/** One tab; its `value` names the panel it shows. A word without spaces: ids are made of it. */
export function TabsTab({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  usePart(TabsRoot, 'TabsTab');
  return (
    <RadixTabs.Trigger className={className ? `tabs-tab ${className}` : 'tabs-tab'} {...rest} />
  );
}

/** What the tab of the same `value` shows. */
export function TabsPanel({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  usePart(TabsRoot, 'TabsPanel');
  return (
    <RadixTabs.Content className={className ? `tabs-panel ${className}` : 'tabs-panel'} {...rest} />
  );
}
