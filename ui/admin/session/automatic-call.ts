// Calls that a page repeats by itself do not extend the session: an open page must not keep somebody logged in who has left.
import { AUTOMATIC_HEADER } from '#db/limits.ts';

/** The options of such a call. */
export const AUTOMATIC_CALL = { headers: { [AUTOMATIC_HEADER]: '1' } };
