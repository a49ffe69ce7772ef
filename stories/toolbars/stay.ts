// Stories stay where they are: a link or a script that would leave is noted instead of followed.
import { fn } from 'storybook/test';

/** Called with the path of every address that a story would have gone to. */
export const wentTo = fn<(path: string) => void>();

/** Keeps Storybook open whatever a story does. Call once. Browsers without the Navigation API leave. */
export function stayInStorybook(): void {
  const navigation: EventTarget | undefined = Reflect.get(window, 'navigation');
  navigation?.addEventListener('navigate', (event) => {
    const { url }: { url: string } = Reflect.get(event, 'destination');
    const { origin, pathname, search } = new URL(url, location.href);
    if (origin === location.origin && pathname === location.pathname) return;
    event.preventDefault();
    wentTo(origin === location.origin ? pathname + search : url);
  });
}
