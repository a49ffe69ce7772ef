// The title of the browser tab and the heading of the screen of a form, which follow its item.
import { useEffect, useState } from 'react';
import { useSettledValues } from './use-settled-values.ts';

/**
 * Puts the title of the form's item before the title of the screen. Once a new item `isStored`, its screen has the heading that
 * its address shows: 'Edit Post' in place of 'Create New Post'. Stands inside react-hook-form's `FormProvider`.
 */
export function useScreenTitle(
  titleOf: (values: Record<string, unknown>) => string,
  isStored: boolean,
): void {
  const title = useSettledValues(titleOf).trim();
  const [served] = useState(() => (typeof document === 'undefined' ? '' : document.title));
  const screen = isStored ? edited(served) : served;
  useEffect(() => {
    document.title = title === '' ? screen : `${title} – ${screen}`;
  }, [title, screen]);
  useEffect(() => {
    const heading = document.querySelector('.admin-page-head-title');
    if (isStored && heading) heading.textContent = edited(heading.textContent);
  }, [isStored]);
}

function edited(heading: string): string {
  return heading.replace(/^Create New/, 'Edit');
}
