// The three division cards along the bottom edge of the home hero.
import type { CSSProperties } from 'react';
import type { Division } from '#db/content/divisions.ts';
import { HERO_ROTATION_MS } from '#db/limits.ts';
import { ArrowRight } from '#ui/kit/icons.ts';

interface DivisionCardsProps {
  divisions: readonly Division[];
  /** The index of the card whose hairline runs. */
  active?: number;
  /** Stops the running hairline. */
  paused?: boolean;
}

const TURN = { '--division-cards-turn': `${HERO_ROTATION_MS}ms` } as CSSProperties;

/** Links to /divisions#…; the active one has a hairline that fills in 7 s. `behaviours/home/hero-cards.ts` rotates them. */
export function DivisionCards({ divisions, active = 0, paused = false }: DivisionCardsProps) {
  return (
    <ul className="division-cards" data-paused={paused || undefined} style={TURN}>
      {divisions.map(({ title, description, href }, index) => (
        <li key={href} className="division-card" data-active={index === active || undefined}>
          <a className="division-card-link" href={href}>
            <span className="division-card-words">
              <span className="division-card-title">{title}</span>
              <span className="division-card-text">{description}</span>
            </span>
            <ArrowRight className="division-card-arrow" aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
