// Whether staff are still logged in, asked once for everybody on the page.
import { answerOf, api } from './api.ts';

/** Options for `useQuery`: the answer of GET /api/admin/status. */
export const sessionQuery = {
  queryKey: ['admin-status'],
  queryFn: () => answerOf(api.admin.status.$get()),
};
