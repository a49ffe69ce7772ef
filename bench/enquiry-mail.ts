// The time from an enquiry to a real mail server, through the running site: `bun bench/enquiry-mail.ts [sites]`. Each site
// gets as many as its receiver is mailed separately in an hour; further ones would be sent as a digest.
import { MAILS_PER_RECEIVER } from '#db/limits.ts';
import { type Figure, median, quantile, report } from '#testing/figure.ts';
import { type MailServer, openMailServer } from '#testing/mail-server.ts';
import { startSite } from '#testing/start-site.ts';

const MAX_MS = 5000;
const WAIT_MS = 60_000;
const sites = Number(process.argv[2] ?? 10);

await using mailServer = await openMailServer();
const answered: number[] = [];
const mailed: number[] = [];
for (let site = 0; site < sites; site++) await sendFrom(site);
report([
  figure('an enquiry is at the mail server', mailed, MAX_MS),
  figure('its sender is answered', answered, MAX_MS),
]);

/** Sends the site's enquiries, each from another address: the first half in sequence, the others at the same time. */
async function sendFrom(site: number): Promise<void> {
  mailServer.received.length = 0;
  await using running = await startSite({
    variables: {
      SEED: 'none',
      TRUST_PROXY: 'true',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'site@verso.example',
      ENQUIRIES_TO: 'office@verso.example',
    },
  });
  const half = MAILS_PER_RECEIVER / 2;
  for (let number = 0; number < half; number++) await sendOne(running.origin, site, number);
  await Promise.all(
    Array.from({ length: half }, (_, number) => sendOne(running.origin, site, half + number)),
  );
}

async function sendOne(origin: string, site: number, number: number): Promise<void> {
  const message = `Enquiry ${site}.${number}.`;
  const start = performance.now();
  const response = await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${number}` },
    body: JSON.stringify({ kind: 'enquiry', name: 'Ada', email: 'ada@example.com', message }),
  });
  const answeredAt = performance.now();
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  await arrival(mailServer, message);
  answered.push(answeredAt - start);
  // a mail may arrive before the response
  mailed.push(performance.now() - start);
}

async function arrival({ received }: MailServer, message: string): Promise<void> {
  const giveUpAt = performance.now() + WAIT_MS;
  while (!received.some(({ raw }) => raw.includes(message))) {
    if (performance.now() > giveUpAt) throw new Error(`Not mailed: ${message}`);
    await Bun.sleep(2);
  }
}

function figure(what: string, times: number[], maxMs: number): Figure {
  const p99 = quantile(times, 0.99);
  return {
    what: `${what}, p99 of ${times.length}`,
    target: `≤ ${maxMs / 1000} s`,
    measured: `${(p99 / 1000).toFixed(3)} s`,
    met: p99 <= maxMs,
    detail: `median ${Math.round(median(times))} ms, longest ${Math.round(Math.max(...times))} ms`,
  };
}
