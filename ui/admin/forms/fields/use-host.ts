// The host of this site, for addresses as visitors read them.
import { useBrowserValue } from '#ui/kit/use-browser-value.ts';

/** Such as 'verso.example'; empty on the server and while hydrating. */
export function useHost(): string {
  return useBrowserValue(() => location.host, '');
}
