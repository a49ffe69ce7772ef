// The environment variables, read once (docs/contract.md, Environment variables). Invalid ones stop the start.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import type { BucketOptions } from './storage/bucket.ts';

const MB = 1024 * 1024;

/** The number of proxies before the site; `true` is one. */
const hops = z
  .string()
  .regex(/^(true|false|\d|10)$/, 'must be true, false or a number of proxies from 0 to 10')
  .transform((value) => (value === 'true' ? 1 : value === 'false' ? 0 : Number(value)));
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);
const identifier = z
  .string()
  .regex(/^[\w-]{1,100}$/, 'must contain only letters, digits, hyphens and underscores');

const place = z.string().regex(/^(?!~)/, 'must not start with ~, which only a shell replaces');
/** An address would be a folder with that name in the working directory. */
const ADDRESS = /^\w+:/;
const path = place.refine((value) => !ADDRESS.test(value), 'must be a path, not an address');

const BUCKET = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,62}(\/[\w.-]+)*\/?$/;
const endpoint = z.string().refine(isOrigin, 'must be an address such as https://s3.example');

const RECEIVERS_MAX = 20;
const addresses = z.string().transform((value, context) => {
  // no control characters, and no address groups
  const found = /[\p{Cc}:;]/u.test(value) ? [] : addressparser(value, { flatten: true });
  const areValid = found.every(({ address }) => z.email().safeParse(address).success);
  if (!areValid || found.length === 0 || found.length > RECEIVERS_MAX)
    context.addIssue('must be email addresses separated by commas, such as office@verso.example');
  return found.map(({ name, address }) => ({ name, address }));
});

const variables = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://verso.example, without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: path.default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:.+|(https?|libsql):\/\/.+)$/, {
      error: 'must start with file:, http://, https:// or libsql://',
      abort: true,
    })
    .refine((value) => value.startsWith('file:') || URL.canParse(value), 'must be an address')
    .refine(
      (value) => !value.startsWith('file:~'),
      'must not start with file:~, which only a shell replaces',
    )
    .optional(),
  DATABASE_AUTH_TOKEN: z.string().optional(),
  DATABASE_REPLICA: path.optional(),
  UPLOADS: z.string().regex(BUCKET, 'must look like s3://bucket/prefix').optional(),
  UPLOADS_CACHE_MB: wholeNumber(10, 1_000_000).default(1024),
  S3_ENDPOINT: endpoint.optional(),
  S3_REGION: identifier.default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_TO: place
    .refine(
      (value) => !ADDRESS.test(value) || BUCKET.test(value),
      'must be a folder, or look like s3://bucket/prefix',
    )
    .optional(),
  BACKUP_S3_ENDPOINT: endpoint.optional(),
  BACKUP_S3_REGION: identifier.optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  ADMIN_PASSWORD: z
    .string()
    .max(1000, 'must be at most 1000 characters')
    .refine((value) => value.trim() !== '', 'must not be blank')
    .optional(),
  METRICS_PORT: wholeNumber(1, 65535).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  WORKERS: wholeNumber(1, 64).default(1),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').default('demo'),
  TRUST_PROXY: hops.default(0),
  STALE_FOR: wholeNumber(1, 86_400).optional(),
  SESSION_IDLE_MINUTES: wholeNumber(1, 100_000).default(120),
  SESSION_ABSOLUTE_MINUTES: wholeNumber(1, 100_000).default(720),
  HUBSPOT_REGION: identifier.default('eu1'),
  HUBSPOT_PORTAL_ID: identifier.optional(),
  HUBSPOT_ENQUIRY_FORM_ID: identifier.optional(),
  HUBSPOT_NEWSLETTER_FORM_ID: identifier.optional(),
  HUBSPOT_MEETINGS_URL: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (value) => /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value),
      'must be an address such as smtp://user:password@mail.example:587, or smtps://',
    )
    .optional(),
  MAIL_FROM: addresses.refine((list) => list.length < 2, 'must be one email address').optional(),
  ENQUIRIES_TO: addresses.optional(),
  ENQUIRIES_KEPT_MONTHS: z
    .string()
    .regex(/^(off|[1-9]\d?|1[01]\d|120)$/, 'must be off or a whole number from 1 to 120')
    .transform((value) => (value === 'off' ? null : Number(value)))
    .default(24),
  CDN: z
    .enum(['cloudflare', 'bunny', 'varnish'], 'must be cloudflare, bunny or varnish')
    .optional(),
  CDN_ZONE: identifier.optional(),
  CDN_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, without spaces')
    .optional(),
  CDN_URL: z
    .string()
    .transform((value) => value.split(',').map((url) => url.trim().replace(/\/$/, '')))
    .refine(
      (urls) => urls.every((url) => /^https?:\/\//.test(url) && URL.canParse(url)),
      'must be addresses separated by commas, such as http://varnish:80',
    )
    .optional(),
  DRAIN_FOR: wholeNumber(0, 300).default(0),
  CONSENT_PROVIDER_ID: identifier.optional(),
  ANALYTICS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  PICTURES_AHEAD: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level such as info or debug',
    )
    .default('info'),
});

/** A mail address and its display name, which may be empty. */
export interface MailAddress {
  name: string;
  address: string;
}

export interface MailConfig {
  /** `smtp://` or `smtps://`, with the user name and password of the login. */
  url: string;
  from: MailAddress;
  /** Each gets a separate mail. */
  receivers: MailAddress[];
}

export interface Config {
  port: number;
  host: string;
  /** The public origin; with null, that of each request. */
  origin: string | null;
  dataDir: string;
  database: { url: string; authToken?: string; replica?: string };
  /** The bucket for uploads and their variants; null keeps them in `dataDir`. */
  uploads: { bucket: BucketOptions; cacheBytes: number } | null;
  /** The target of the daily backup; null for no backups. */
  backupTo: { folder: string } | { bucket: BucketOptions } | null;
  adminPassword: string | null;
  seed: 'demo' | 'none';
  /** The port of the metrics, and the token for /metrics on the port of the site; null disables the metrics. */
  metrics: { port: number | null; token: string | null };
  /** The number of processes that serve the port. */
  workers: number;
  /** The number of our own proxies before the site; with 0, `X-Forwarded-*` is ignored. */
  trustedProxies: number;
  /** How long cached pages are served while the changes of other processes cannot be read; null for no limit. */
  staleForMs: number | null;
  /** How long a stopping process continues to serve, while `/readyz` reports that it stops. */
  drainForMs: number;
  /** The CDN in front of the site, or null. */
  cdn: {
    name: 'cloudflare' | 'bunny' | 'varnish';
    /** The zone of Cloudflare, or the pull zone of Bunny. */
    zone: string;
    token: string;
    /** The Varnish servers; for the others, an alternative to their API address. */
    urls: string[];
  } | null;
  sessionIdleMs: number;
  sessionAbsoluteMs: number;
  hubspot: {
    region: string;
    portalId: string | null;
    enquiryFormId: string | null;
    newsletterFormId: string | null;
    meetingsUrl: string | null;
  };
  /** The mail server, the sender, and the staff who get mails; null disables mail. */
  mail: MailConfig | null;
  /** The number of months after the last exchange when an enquiry is erased; null for never. */
  enquiriesKeptMonths: number | null;
  consentProviderId: string | null;
  /** Whether visits are counted. */
  analytics: boolean;
  /** Whether the variants of the shipped pictures are made before they are requested. */
  makesPicturesAhead: boolean;
  logLevel: string;
}

/** Reads the environment variables; an empty one counts as not set. Throws ConfigError. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  const invalid = parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const problems = [...(invalid ?? []), ...problemsTogether(set)];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const values = parsed.data;
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    origin: values.ORIGIN ?? null,
    dataDir,
    database: {
      url: values.DATABASE_URL ?? pathToFileURL(join(dataDir, 'site.db')).href,
      ...(values.DATABASE_AUTH_TOKEN && { authToken: values.DATABASE_AUTH_TOKEN }),
      ...(values.DATABASE_REPLICA && { replica: resolve(values.DATABASE_REPLICA) }),
    },
    uploads: values.UPLOADS
      ? { bucket: bucketOptions(values.UPLOADS, values), cacheBytes: values.UPLOADS_CACHE_MB * MB }
      : null,
    backupTo: backupTarget(values),
    adminPassword: values.ADMIN_PASSWORD ?? null,
    seed: values.SEED,
    metrics: { port: values.METRICS_PORT ?? null, token: values.METRICS_TOKEN ?? null },
    workers: values.WORKERS,
    trustedProxies: values.TRUST_PROXY,
    staleForMs: values.STALE_FOR === undefined ? null : values.STALE_FOR * 1000,
    drainForMs: values.DRAIN_FOR * 1000,
    cdn: cdnOf(values),
    sessionIdleMs: values.SESSION_IDLE_MINUTES * 60_000,
    sessionAbsoluteMs: values.SESSION_ABSOLUTE_MINUTES * 60_000,
    hubspot: {
      region: values.HUBSPOT_REGION,
      portalId: values.HUBSPOT_PORTAL_ID ?? null,
      enquiryFormId: values.HUBSPOT_ENQUIRY_FORM_ID ?? null,
      newsletterFormId: values.HUBSPOT_NEWSLETTER_FORM_ID ?? null,
      meetingsUrl: values.HUBSPOT_MEETINGS_URL ?? null,
    },
    mail: mailOf(values),
    enquiriesKeptMonths: values.ENQUIRIES_KEPT_MONTHS,
    consentProviderId: values.CONSENT_PROVIDER_ID ?? null,
    analytics: values.ANALYTICS === 'on',
    makesPicturesAhead: values.PICTURES_AHEAD === 'on',
    logLevel: values.LOG_LEVEL,
  };
}

/** The variables that others require or exclude, one line each. */
function problemsTogether(set: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  const needs = (name: string, by: string) => {
    if (set[name] === undefined) problems.push(`${name}: is required with ${by}`);
  };
  if (set.DATABASE_REPLICA !== undefined && !/^(https?|libsql):/.test(set.DATABASE_URL ?? ''))
    problems.push('DATABASE_REPLICA: requires a remote DATABASE_URL');
  if (Number(set.WORKERS) > 1 && set.PORT === '0')
    problems.push('WORKERS: more than one requires a fixed PORT');
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    if (set.UPLOADS !== undefined) needs(name, 'UPLOADS');
    if (set.BACKUP_TO?.startsWith('s3:') && set[name] === undefined)
      needs(`BACKUP_${name}`, 'BACKUP_TO');
  }
  if (set.CDN !== undefined)
    for (const name of ['CDN_TOKEN', set.CDN === 'varnish' ? 'CDN_URL' : 'CDN_ZONE'])
      needs(name, `CDN=${set.CDN}`);
  const mailVariables = ['SMTP_URL', 'MAIL_FROM', 'ENQUIRIES_TO'];
  const given = mailVariables.find((name) => set[name] !== undefined);
  if (given !== undefined) for (const name of mailVariables) needs(name, given);
  return problems;
}

function cdnOf({ CDN, CDN_ZONE = '', CDN_TOKEN = '', CDN_URL = [] }: z.output<typeof variables>) {
  return CDN ? { name: CDN, zone: CDN_ZONE, token: CDN_TOKEN, urls: CDN_URL } : null;
}

function mailOf({ SMTP_URL, MAIL_FROM, ENQUIRIES_TO }: z.output<typeof variables>) {
  const from = MAIL_FROM?.[0];
  return SMTP_URL && from && ENQUIRIES_TO ? { url: SMTP_URL, from, receivers: ENQUIRIES_TO } : null;
}

/** Whether a host name, or an IP address as a setting or a URL writes it, is this machine. */
export function isLocalHost(host: string): boolean {
  return /^(localhost|127\.[\d.]+|::1|\[::1\])$/.test(host);
}

/** Warnings about a valid configuration, as sentences for the operator. */
export function configWarnings(
  { origin, host, mail, hubspot }: Config,
  production: boolean,
): string[] {
  const isOpen = !isLocalHost(host);
  const warnings: string[] = [];
  if (production && isOpen && origin === null)
    warnings.push(
      `ORIGIN is not set and HOST is ${host}: any host name is accepted. Set ORIGIN to the public address.`,
    );
  if (production && mail && origin === null)
    warnings.push(
      'ORIGIN is not set: emails contain no links, and newsletter sign-ups are not confirmed.',
    );
  const { portalId } = hubspot;
  const formId = hubspot.enquiryFormId ?? hubspot.newsletterFormId;
  const forms = 'HUBSPOT_ENQUIRY_FORM_ID or HUBSPOT_NEWSLETTER_FORM_ID';
  if ((portalId === null) !== (formId === null))
    warnings.push(
      `HubSpot is only half configured: nothing is forwarded to it. Set ${portalId === null ? 'HUBSPOT_PORTAL_ID' : forms} too.`,
    );
  return warnings;
}

function bucketOptions(url: string, values: z.infer<typeof variables>): BucketOptions {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = values;
  return {
    url,
    ...(endpoint && { endpoint }),
    region: values.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** A bucket for backups uses the server and keys of the uploads bucket, unless it has its own. */
function backupTarget(values: z.infer<typeof variables>): Config['backupTo'] {
  const { BACKUP_TO: to } = values;
  if (to === undefined) return null;
  if (!to.startsWith('s3:')) return { folder: resolve(to) };
  const own = {
    ...values,
    S3_ENDPOINT: values.BACKUP_S3_ENDPOINT ?? values.S3_ENDPOINT,
    S3_REGION: values.BACKUP_S3_REGION ?? values.S3_REGION,
    S3_ACCESS_KEY_ID: values.BACKUP_S3_ACCESS_KEY_ID ?? values.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: values.BACKUP_S3_SECRET_ACCESS_KEY ?? values.S3_SECRET_ACCESS_KEY,
  };
  return { bucket: bucketOptions(to, own) };
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin, href } = new URL(value);
  return (
    (protocol === 'https:' || protocol === 'http:') && (href === origin || href === `${origin}/`)
  );
}
