// A call of the API as staff make it, and the three ways it can end.

/** The answer; 'unsure' when none came or a 503: what was asked for may have been done or not. */
export type Answer = { status: number; body: unknown } | 'unsure';

export type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;

/** Calls `origin` with the session of `cookie`. A FormData body is sent as it is, anything else as JSON. */
export function staffCalls(origin: string, cookie: string): Call {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const hasJson = body !== undefined && !isForm;
    try {
      const response = await fetch(origin + path, {
        method,
        headers: { cookie, ...(hasJson && { 'Content-Type': 'application/json' }) },
        body: hasJson ? JSON.stringify(body) : (body as FormData | undefined),
      });
      const answer = { status: response.status, body: await response.json() };
      return response.status === 503 ? 'unsure' : answer;
    } catch {
      return 'unsure';
    }
  };
}
