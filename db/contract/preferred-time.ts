// The preferred time of a call request in words, for staff who may be in another time zone.
import type { PreferredTime } from './enquiries.ts';

export const PREFERRED_TIME_LABELS: Record<PreferredTime, string> = {
  any: 'any time',
  morning: 'morning (UK time)',
  midday: 'midday (UK time)',
  afternoon: 'afternoon (UK time)',
};
