// The invalid fields of the form around a component.
import { type RefObject, useEffect, useState } from 'react';
import { type InvalidField, invalidFields } from './invalid-fields.ts';

/** The invalid fields of the form that contains `inside`, kept up to date. */
export function useInvalidFields(inside: RefObject<HTMLElement | null>): InvalidField[] {
  const [fields, setFields] = useState<InvalidField[]>([]);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return;
    const read = () =>
      setFields((before) => {
        const found = invalidFields(form);
        const isSame =
          found.length === before.length &&
          found.every(({ element }, at) => element === before[at]?.element);
        return isSame ? before : found;
      });
    read();
    const observer = new MutationObserver(read);
    observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, [inside]);
  return fields;
}
