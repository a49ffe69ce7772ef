// Shows the open item in the title of the browser tab.
import { useEffect, useState } from 'react';
import { useSettledValues } from './use-settled-values.ts';

/** Puts the title of the form's item before the title of the screen. Stands inside react-hook-form's `FormProvider`. */
export function useTitleInTab(titleOf: (values: Record<string, unknown>) => string): void {
  const title = useSettledValues(titleOf).trim();
  const [screen] = useState(() => (typeof document === 'undefined' ? '' : document.title));
  useEffect(() => {
    document.title = title === '' ? screen : `${title} – ${screen}`;
  }, [title, screen]);
}
