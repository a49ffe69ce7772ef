// The schemas of presence: the windows of forms report which item they have open, and learn of the others.
import { z } from 'zod';
import { id } from './fields.ts';
import { kindPath } from './item-kind.ts';

/** Body of POST /api/admin/presence. */
export const presenceInput = z.object({
  kind: kindPath,
  id: id(),
  /** Identifies the form in one window, the same in all its reports. */
  windowId: z.uuid(),
  /** Whether the form is being closed. */
  isLeaving: z.boolean().default(false),
});

/** Response: the other windows of this session with the item open, and the other sessions. */
export const presence = z.object({ windows: z.int().min(0), sessions: z.int().min(0) });
export type Presence = z.output<typeof presence>;
