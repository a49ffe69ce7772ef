// Enquiries of visitors: stored once, and within limits.
import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm';
import { CLOCK_SKEW_MAX_MS, DATABASE_NOW } from '#db/clock.ts';
import type { EnquiryKind, EnquiryVisit, ParsedEnquiryInput } from '#db/contract/enquiries.ts';
import type { Database, Queryable } from '#db/database.ts';
import {
  ENQUIRIES_HELD_OVERALL,
  ENQUIRIES_OVERALL,
  ENQUIRIES_PER_ADDRESS,
  ENQUIRIES_WINDOW_OVERALL_MS,
  ENQUIRIES_WINDOW_PER_ADDRESS_MS,
  ENQUIRY_REPEAT_MS,
} from '#db/limits.ts';
import { enquiries } from '#db/schema.ts';
import { findUnconfirmedSignUp } from './confirm-sign-up.ts';
import { type MailPlan, queueMails } from './mails.ts';
import { spamReasonOf } from './spam-reason.ts';

const FLOODED = 'It came while far more enquiries than usual were sent.';
const TRAPPED = 'A hidden field was filled in.';

/** How an enquiry arrived, and what follows. */
export interface EnquiryArrival {
  /** The network address of the sender, which is limited. */
  address: string;
  /** Epoch milliseconds. */
  now: number;
  /** Whether it is queued for the marketing platform. Spam stays in the queue until staff mark it as not spam. */
  forward: boolean;
  /** How mails about it are sent; null for no mails. */
  mail?: MailPlan | null;
  /** Whether the honeypot field was filled in. */
  isTrapped?: boolean;
}

/**
 * Stores an enquiry once: one with the same key, or with the same text within ten minutes, counts as the same. A further
 * sign-up of an address that is not confirmed yet counts as the same too, with the new time, and its link is mailed again.
 * Returns its id, or the time to wait when the limit of the address, or of all addresses together, is reached. In a flood
 * from many addresses, enquiries and call requests are stored as possible spam, so that real ones are not lost.
 * An enquiry that looks like spam is stored as spam.
 */
export async function createEnquiry(
  db: Database,
  input: ParsedEnquiryInput,
  { address, now, forward, mail = null, isTrapped = false }: EnquiryArrival,
): Promise<{ id: number; isNew?: boolean } | { retryAfterMs: number }> {
  const { key, visit, ...fields } = input;
  const content = hashContent(fields);
  return db.write(async (tx) => {
    const before = await findSame(tx, { key, content, now });
    if (before) return before;
    const limits = await checkLimits(tx, { kind: input.kind, address, now });
    if (limits.retryAfterMs > 0) return { retryAfterMs: limits.retryAfterMs };
    if (input.kind === 'newsletter' && mail?.confirms && !isTrapped) {
      const renewed = await renewSignUp(tx, input.email, { address, now, mail });
      if (renewed) return renewed;
    }
    const spamReason = isTrapped ? TRAPPED : (spamReasonOf(input) ?? limits.heldReason);
    await forgetAddresses(tx, now);
    const [row] = await tx
      .insert(enquiries)
      .values({
        ...fields,
        key: key ?? null,
        content,
        address,
        ...originOf(visit),
        spamReason,
        status: spamReason === null ? 'new' : 'spam',
        createdAt: toIso(now),
        forwardState: forward ? 'pending' : 'off',
        forwardNextAt: forward ? DATABASE_NOW : null,
        ...(input.kind === 'newsletter' && mail?.confirms && pendingConfirmation()),
      })
      .returning({ id: enquiries.id });
    const { id } = row as { id: number };
    const queued = { id, kind: input.kind, email: input.email, isSpam: spamReason !== null };
    if (mail && !isTrapped) await queueMails(tx, queued, mail, now);
    return { id, isNew: true };
  });
}

/** Gives the unconfirmed sign-up of an address the new time, and mails its link again; null when there is none. */
async function renewSignUp(
  tx: Queryable,
  email: string,
  { address, now, mail }: { address: string; now: number; mail: MailPlan },
): Promise<{ id: number } | null> {
  const unconfirmed = await findUnconfirmedSignUp(tx, email);
  if (!unconfirmed) return null;
  const { id } = unconfirmed;
  await tx
    .update(enquiries)
    .set({ createdAt: toIso(now), address })
    .where(eq(enquiries.id, id));
  await queueMails(tx, { ...unconfirmed, isSpam: false }, mail, now);
  return { id };
}

function pendingConfirmation() {
  return { confirmState: 'pending', confirmToken: randomBytes(24).toString('base64url') } as const;
}

/** How long the sender must wait (0 for not at all), and why an accepted enquiry is held as possible spam. */
async function checkLimits(
  tx: Queryable,
  { kind, address, now }: { kind: EnquiryKind; address: string; now: number },
): Promise<{ retryAfterMs: number; heldReason: string | null }> {
  const windowMs = ENQUIRIES_WINDOW_OVERALL_MS;
  const ofAddress = await waitMs(tx, now, {
    where: eq(enquiries.address, address),
    number: ENQUIRIES_PER_ADDRESS,
    windowMs: ENQUIRIES_WINDOW_PER_ADDRESS_MS,
  });
  const ofAll = await waitMs(tx, now, { number: ENQUIRIES_OVERALL, windowMs });
  if (ofAll <= 0) return { retryAfterMs: ofAddress, heldReason: null };
  // a held sign-up would never be mailed its link
  const ofHeld =
    kind === 'newsletter'
      ? ofAll
      : await waitMs(tx, now, { number: ENQUIRIES_HELD_OVERALL, windowMs });
  return { retryAfterMs: Math.max(ofAddress, ofHeld), heldReason: FLOODED };
}

function originOf(visit: EnquiryVisit | null) {
  if (visit === null) return null;
  const { seconds: _, ...origin } = visit;
  return origin;
}

/** Hashes all fields except the page: the same text from another page is the same enquiry. Case of the address is ignored. */
function hashContent({ page: _, ...written }: Omit<ParsedEnquiryInput, 'key' | 'visit'>): string {
  const fields = { ...written, email: written.email?.toLowerCase() ?? null };
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}

async function findSame(
  tx: Queryable,
  { key, content, now }: { key?: string; content: string; now: number },
): Promise<{ id: number } | undefined> {
  const [same] = await tx
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(
      or(
        key === undefined ? undefined : eq(enquiries.key, key),
        and(eq(enquiries.content, content), isWithin(ENQUIRY_REPEAT_MS, now)),
      ),
    )
    .limit(1);
  return same;
}

/** Condition: stored in the last `windowMs` before `now`. A later time was stored while a clock was wrong. */
function isWithin(windowMs: number, now: number): SQL {
  const { createdAt } = enquiries;
  const latest = toIso(now + CLOCK_SKEW_MAX_MS);
  return sql`(${createdAt} > ${toIso(now - windowMs)} AND ${createdAt} <= ${latest})`;
}

/** The time until another enquiry is allowed, when the oldest of the last `number` leaves the window; 0 for now. */
async function waitMs(
  tx: Queryable,
  now: number,
  limit: { where?: SQL; number: number; windowMs: number },
): Promise<number> {
  const [oldest] = await tx
    .select({ createdAt: enquiries.createdAt })
    .from(enquiries)
    .where(and(limit.where, isWithin(limit.windowMs, now)))
    .orderBy(desc(enquiries.createdAt))
    .limit(1)
    .offset(limit.number - 1);
  return oldest ? Date.parse(oldest.createdAt) + limit.windowMs - now : 0;
}

/** Deletes the addresses of visitors that the limits no longer need. `now` is epoch milliseconds. */
export async function deleteOldAddresses(db: Database, now: number): Promise<void> {
  await db.write((tx) => forgetAddresses(tx, now));
}

async function forgetAddresses(tx: Queryable, now: number): Promise<void> {
  const counts = isWithin(ENQUIRIES_WINDOW_OVERALL_MS, now);
  await tx
    .update(enquiries)
    .set({ address: null })
    .where(and(isNotNull(enquiries.address), not(counts)));
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
