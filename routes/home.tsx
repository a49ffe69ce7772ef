// /: the home page.
import type { AppContext } from '#server/context.ts';
import { renderPage } from './sections/render-page.tsx';

/** The hero, and sections of which some wait for the case studies of their figures. */
export function home(c: AppContext) {
  return renderPage(c, 'home');
}
