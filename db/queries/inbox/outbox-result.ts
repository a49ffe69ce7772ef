// The result of one attempt to send what is in an outbox.

/** When it was sent, epoch milliseconds; the time until the next attempt; or why no other attempt is made. */
export type OutboxResult =
  | { state: 'sent'; at: number }
  | { state: 'pending'; waitMs: number; error: string }
  | { state: 'failed'; error: string };
