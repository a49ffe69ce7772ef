// The shapes of presence: windows of forms report which item they have open, and hear of the others.
import { z } from 'zod';
import { id } from './fields.ts';
import { kindPath } from './item-kind.ts';

/** Body of POST /api/admin/presence. */
export const presenceInput = z.object({
  kind: kindPath,
  id: id(),
  /** Of one form in one window, the same in all its reports. */
  windowId: z.uuid(),
  /** The form is closed. */
  isLeaving: z.boolean().default(false),
});

/** Answer: the other windows of this session that have the item open, and the other sessions. */
export const presence = z.object({ windows: z.int().min(0), sessions: z.int().min(0) });
export type Presence = z.output<typeof presence>;
