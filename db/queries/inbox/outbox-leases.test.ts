// A process never sends a mail or an enquiry claimed by another, even when the clocks of their machines differ.
import { afterEach, expect, setSystemTime } from 'bun:test';
import type { Database } from '#db/database.ts';
import { HOUR_MS } from '#db/limits.ts';
import { sendEnquiry } from '#db/testing/enquiries.ts';
import { testOnPrimaries } from '#db/testing/test-on-every-database.ts';
import { claimForwarding, findForwardingDelay, recordForwarding } from './forwarding.ts';
import { claimMail, findMailDelay, recordMail } from './mails.ts';

const test = testOnPrimaries();
const LEASE = { leaseMs: 60_000, receivers: ['staff@example.com'] };
const KINDS = { leaseMs: 60_000, kinds: ['enquiry'] } as const;

afterEach(() => void setSystemTime());

/** Shifts the clock of this process against that of the database by `ms`. */
function skewClock(ms: number) {
  setSystemTime();
  setSystemTime(Date.now() + ms);
}

/** Creates an enquiry to be forwarded, with a pending mail. */
async function receive(db: Database) {
  const mail = { receivers: ['staff@example.com'], origin: null, confirms: false };
  await sendEnquiry(db, {}, { forward: true, mail });
  await db.migrate([{ sql: "DELETE FROM mails WHERE purpose <> 'notice'" }]);
}

for (const [direction, skewMs] of [
  ['behind', -HOUR_MS],
  ['ahead', HOUR_MS],
] as const) {
  test(`a mail is claimed once, by a process whose clock is ${direction}`, async (db) => {
    skewClock(skewMs);
    await receive(db);
    expect(await findMailDelay(db)).toBeLessThanOrEqual(0);
    const mail = await claimMail(db, LEASE);
    expect(mail).toMatchObject({ purpose: 'notice', attempts: 1 });
    for (const ms of [0, -HOUR_MS, HOUR_MS]) {
      skewClock(ms);
      expect(await claimMail(db, LEASE)).toBeNull();
      expect(await findMailDelay(db)).toBeGreaterThan(30_000);
    }
    if (mail) await recordMail(db, mail, { state: 'pending', waitMs: 5000, error: 'later' });
    const delayMs = (await findMailDelay(db)) ?? 0;
    expect(delayMs > 0 && delayMs <= 5000).toBe(true);
  });

  test(`an enquiry is claimed once by a process whose clock is ${direction}`, async (db) => {
    skewClock(skewMs);
    await receive(db);
    expect(await findForwardingDelay(db, KINDS.kinds)).toBeLessThanOrEqual(0);
    const enquiry = await claimForwarding(db, KINDS);
    expect(enquiry).toMatchObject({ forwardAttempts: 1 });
    for (const ms of [0, -HOUR_MS, HOUR_MS]) {
      skewClock(ms);
      expect(await claimForwarding(db, KINDS)).toBeNull();
      expect(await findForwardingDelay(db, KINDS.kinds)).toBeGreaterThan(30_000);
    }
    const result = { state: 'pending', waitMs: 5000, error: 'later' } as const;
    if (enquiry) await recordForwarding(db, enquiry, result);
    const delayMs = (await findForwardingDelay(db, KINDS.kinds)) ?? 0;
    expect(delayMs > 0 && delayMs <= 5000).toBe(true);
  });
}
