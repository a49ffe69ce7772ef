// The picture that identifies a section or an entry of a list while it is folded.
import type { z } from 'zod';
import { isPictureAddress } from '#ui/admin/forms/fields/is-picture-address.ts';
import { fieldsOf } from './fields/field-shape.ts';

/** The address of the first picture of a group, as the form holds it; null when there is none. */
export function firstPicture(schema: z.ZodType, value: unknown): string | null {
  for (const { key, schema: field, info } of fieldsOf(schema)) {
    const inner = (value as Record<string, unknown> | undefined)?.[key];
    if (info.control === 'group') {
      const found = firstPicture(field, inner);
      if (found) return found;
    }
    if (info.media === 'picture' && typeof inner === 'string' && isPictureAddress(inner))
      return inner;
  }
  return null;
}
