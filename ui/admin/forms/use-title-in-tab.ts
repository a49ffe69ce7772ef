// The tab of the browser says which item is open in it.
import { useEffect, useState } from 'react';
import { useSettledValues } from './use-settled-values.ts';

/** Puts the title of the form's item before that of the screen. Stands inside react-hook-form's `FormProvider`. */
export function useTitleInTab(titleOf: (values: Record<string, unknown>) => string): void {
  const title = useSettledValues(titleOf).trim();
  const [screen] = useState(() => (typeof document === 'undefined' ? '' : document.title));
  useEffect(() => {
    document.title = title === '' ? screen : `${title} – ${screen}`;
  }, [title, screen]);
}
