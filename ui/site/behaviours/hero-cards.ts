// Rotates the active card of the hero; hover and focus pause the rotation.
import { HERO_ROTATION_MS } from '#db/limits.ts';
import { interval } from './interval.ts';
import type { ObserveMotion } from './motion.ts';

/** Moves `data-active` along the cards of `list` and sets `data-paused` while the rotation is paused. */
export function initHeroCards(list: HTMLElement, watchMotion: ObserveMotion): void {
  const cards = [...list.children];
  const turn = interval(HERO_ROTATION_MS, () => {
    const active = cards.findIndex((card) => card.hasAttribute('data-active'));
    cards[active]?.removeAttribute('data-active');
    cards[(active + 1) % cards.length]?.setAttribute('data-active', '');
  });
  let runs = false;
  const update = () => {
    const held = list.matches(':hover, :focus-within');
    list.toggleAttribute('data-paused', !runs || held);
    turn(runs && !held);
  };
  for (const type of ['pointerenter', 'pointerleave', 'focusin'])
    list.addEventListener(type, update);
  // the focus moves only after the event
  list.addEventListener('focusout', () => setTimeout(update));
  watchMotion((may) => {
    runs = may;
    update();
  });
}
