// Runs before the first paint: applies the visitor's colour scheme and prepares the view transition between pages.
import { nameClickedPicture, turnDirection } from './behaviours/page-turn.ts';
import { showScheme, storedScheme } from './behaviours/scheme.ts';

showScheme(storedScheme());

addEventListener('pagereveal', (event) => {
  const { viewTransition } = event as PageRevealEvent;
  const { from, entry, navigationType } = window.navigation?.activation ?? {};
  if (!viewTransition || !from || !entry || !navigationType) return;
  viewTransition.types.add(turnDirection(navigationType, from.index, entry.index));
  nameClickedPicture(viewTransition, from.url, entry.url);
});

addEventListener('pageswap', (event) => {
  const { viewTransition, activation } = event as PageSwapEvent;
  if (viewTransition && activation)
    nameClickedPicture(viewTransition, activation.from?.url ?? null, activation.entry.url);
});
