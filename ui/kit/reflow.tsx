// A grid whose items travel to their new places when a filter takes some away. For islands only.
import { domMax, LazyMotion, MotionConfig, m } from 'framer-motion';
import { type ReactNode, useEffect, useState } from 'react';
import { LAYOUT_ANIMATION_MS } from '#db/limits.ts';
import { partContext, usePart } from './part-context.ts';

/** Whether the list is there already, so that an item which comes now is new. */
const ReflowContext = partContext<{ shown: boolean }>('Reflow');

/** CSS easing of ui/tokens.css, as numbers. */
const EASE: [number, number, number, number] = [0.2, 0.8, 0.2, 1];

/**
 * A list (`ul`) of `ReflowItem`s, each with a `key`. Items that go are gone at once, those that stay travel within 0.45 s
 * (spec §9), those that come fade in; with reduced motion nothing travels. `className` lays the list out.
 */
export function Reflow({ className, children }: { className?: string; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig
        reducedMotion="user"
        transition={{ duration: LAYOUT_ANIMATION_MS / 1000, ease: EASE }}
      >
        <ReflowContext value={{ shown }}>
          <ul className={className ? `reflow ${className}` : 'reflow'}>{children}</ul>
        </ReflowContext>
      </MotionConfig>
    </LazyMotion>
  );
}

/** One item. Throws outside `<Reflow>`. */
export function ReflowItem({ children }: { children: ReactNode }) {
  const { shown } = usePart(ReflowContext, 'ReflowItem');
  return (
    <m.li
      className="reflow-item"
      layout="position"
      initial={shown && { opacity: 0 }}
      animate={{ opacity: 1 }}
    >
      {children}
    </m.li>
  );
}
