// The fields that are marked as wrong in the form around a component.
import { type RefObject, useEffect, useState } from 'react';
import { type InvalidField, invalidFields } from './invalid-fields.ts';

/** Follows the form that `inside` stands in. */
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
