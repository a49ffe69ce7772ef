// Rotates the active card of the hero; hover, focus and the section below it pause the rotation.
import { HERO_ROTATION_MS } from '#db/limits.ts';
import { interval } from '../interval.ts';
import type { ObserveMotion } from './motion.ts';

/** The section below counts as in view from this share of the window on; the cards then pause, so as not to move beside it. */
const SHARE_OF_NEXT = 0.08;

/** Moves `data-active` along the cards of `list` and sets `data-paused` while the rotation is paused. */
export function initHeroCards(list: HTMLElement, watchMotion: ObserveMotion): void {
  const cards = [...list.children];
  const turn = interval(HERO_ROTATION_MS, () => {
    const active = cards.findIndex((card) => card.hasAttribute('data-active'));
    cards[active]?.removeAttribute('data-active');
    cards[(active + 1) % cards.length]?.setAttribute('data-active', '');
  });
  let runs = false;
  let isLeft = false;
  const update = () => {
    const held = isLeft || list.matches(':hover, :focus-within');
    list.toggleAttribute('data-paused', !runs || held);
    turn(runs && !held);
  };
  // in Firefox, `:hover` changes only after the events of the pointer
  for (const type of ['mouseenter', 'mouseleave', 'focusin']) list.addEventListener(type, update);
  // the focus moves only after the event
  list.addEventListener('focusout', () => setTimeout(update));
  const next = list.closest('section')?.nextElementSibling;
  if (next)
    new IntersectionObserver(
      (entries) => {
        isLeft = entries.at(-1)?.isIntersecting ?? false;
        update();
      },
      // a section that was scrolled past counts as in view, also after a jump
      { rootMargin: `999999px 0px ${-SHARE_OF_NEXT * 100}%` },
    ).observe(next);
  watchMotion((may) => {
    runs = may;
    update();
  });
}
