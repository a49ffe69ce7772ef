// A grid whose items animate to their new places after filtering. For islands only.
import { type ReactNode, useEffect, useState } from 'react';
import { LAYOUT_ANIMATION_MS } from '#db/limits.ts';
import { partContext, usePart } from './part-context.ts';

/** The animation library; null on a server, which animates nothing and starts 0.1 s sooner without it. */
const motion = typeof document === 'undefined' ? null : await import('framer-motion');

/** `shown`: the list is mounted, so that an item mounted from now on is new. */
const ReflowContext = partContext<{ shown: boolean }>('Reflow');

/** CSS easing of ui/tokens.css, as numbers. */
const EASE: [number, number, number, number] = [0.2, 0.8, 0.2, 1];

/**
 * A list (`ul`) of `ReflowItem`s, each with a `key`. Removed items disappear at once, remaining ones move within 0.45 s,
 * new ones fade in; with reduced motion nothing moves. `className` lays the list out.
 */
export function Reflow({ className, children }: { className?: string; children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const list = (
    <ReflowContext value={{ shown }}>
      <ul className={className ? `reflow ${className}` : 'reflow'}>{children}</ul>
    </ReflowContext>
  );
  if (motion === null) return list;
  const { domMax, LazyMotion, MotionConfig } = motion;
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig
        reducedMotion="user"
        transition={{ duration: LAYOUT_ANIMATION_MS / 1000, ease: EASE }}
      >
        {list}
      </MotionConfig>
    </LazyMotion>
  );
}

/** One item. Throws outside `<Reflow>`. */
export function ReflowItem({ children }: { children: ReactNode }) {
  const { shown } = usePart(ReflowContext, 'ReflowItem');
  if (motion === null) return <li className="reflow-item">{children}</li>;
  // new items fade in; those from the server are visible at once
  const fade = shown ? { initial: { opacity: 0 }, animate: { opacity: 1 } } : {};
  return (
    <motion.m.li className="reflow-item" layout="position" {...fade}>
      {children}
    </motion.m.li>
  );
}
