// Every environment variable: default, valid and invalid values (docs/contract.md, Environment variables).
import { expect, test } from 'bun:test';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configWarnings, parseConfig } from './config.ts';
import { ConfigError } from './config-error.ts';

const problemsOf = (env: Record<string, string | undefined>): string[] => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

test('.env.example names every variable', async () => {
  const read = await Bun.file(`${import.meta.dir}/config.ts`).text();
  const named = await Bun.file(`${import.meta.dir}/../.env.example`).text();
  const namesIn = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name]) => name);
  const variables = namesIn(read, /^ {2}([A-Z]\w*): /gm);
  expect(variables).toContain('PORT');
  expect(namesIn(named, /^# ([A-Z]\w*)=/gm).sort()).toEqual(variables.sort());
});

test('every variable has a default', () => {
  expect(parseConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    origin: null,
    dataDir: resolve('./data'),
    database: { url: pathToFileURL('./data/site.db').href },
    adminPassword: null,
    seed: 'demo',
    trustedProxies: 0,
    uploads: null,
    backupTo: null,
    metrics: { port: null, token: null },
    workers: 1,
    staleForMs: null,
    drainForMs: 0,
    cdn: null,
    sessionIdleMs: 2 * 60 * 60 * 1000,
    sessionAbsoluteMs: 12 * 60 * 60 * 1000,
    hubspot: {
      region: 'eu1',
      portalId: null,
      enquiryFormId: null,
      newsletterFormId: null,
      meetingsUrl: null,
    },
    mail: null,
    enquiriesKeptMonths: 24,
    consentProviderId: null,
    analytics: true,
    makesPicturesAhead: true,
    logLevel: 'info',
  });
});

test('an empty variable counts as not set, and unknown ones are ignored', () => {
  const empty = { PORT: '', ORIGIN: '', ADMIN_PASSWORD: '', DATABASE_REPLICA: '', LOG_LEVEL: '' };
  expect(parseConfig({ ...empty, HOME: '/root', PATH: '/bin' })).toEqual(parseConfig({}));
});

for (const [name, value, expected] of [
  ['PORT', '0', { port: 0 }],
  ['PICTURES_AHEAD', 'off', { makesPicturesAhead: false }],
  ['ENQUIRIES_KEPT_MONTHS', '120', { enquiriesKeptMonths: 120 }],
  ['ENQUIRIES_KEPT_MONTHS', 'off', { enquiriesKeptMonths: null }],
  ['PORT', '65535', { port: 65535 }],
  ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
  ['HOST', '::1', { host: '::1' }],
  ['HOST', 'shop.local', { host: 'shop.local' }],
  ['ORIGIN', 'https://verso.example', { origin: 'https://verso.example' }],
  ['ORIGIN', 'https://VERSO.example:443/', { origin: 'https://verso.example' }],
  ['ORIGIN', 'http://localhost:3000', { origin: 'http://localhost:3000' }],
  ['DATABASE_URL', 'file:/srv/x.db', { database: { url: 'file:/srv/x.db' } }],
  ['DATABASE_URL', 'libsql://db.example', { database: { url: 'libsql://db.example' } }],
  ['DATABASE_URL', 'https://db.example', { database: { url: 'https://db.example' } }],
  ['DATABASE_URL', 'http://127.0.0.1:8080', { database: { url: 'http://127.0.0.1:8080' } }],
  ['ADMIN_PASSWORD', ' with spaces ', { adminPassword: ' with spaces ' }],
  ['SEED', 'none', { seed: 'none' }],
  ['STALE_FOR', '30', { staleForMs: 30_000 }],
  ['DRAIN_FOR', '5', { drainForMs: 5000 }],
  ['TRUST_PROXY', 'true', { trustedProxies: 1 }],
  ['TRUST_PROXY', '1', { trustedProxies: 1 }],
  ['TRUST_PROXY', '2', { trustedProxies: 2 }],
  ['TRUST_PROXY', 'false', { trustedProxies: 0 }],
  ['TRUST_PROXY', '0', { trustedProxies: 0 }],
  ['SESSION_IDLE_MINUTES', '5', { sessionIdleMs: 300_000 }],
  ['SESSION_ABSOLUTE_MINUTES', '60', { sessionAbsoluteMs: 3_600_000 }],
  ['CONSENT_PROVIDER_ID', 'a1b2-c3', { consentProviderId: 'a1b2-c3' }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['METRICS_PORT', '9100', { metrics: { port: 9100, token: null } }],
  ['METRICS_TOKEN', 'x'.repeat(16), { metrics: { port: null, token: 'x'.repeat(16) } }],
] as const)
  test(`${name}=${value} is valid`, () => {
    expect(parseConfig({ [name]: value })).toMatchObject(expected);
  });

test('the database is in the data folder unless DATABASE_URL is set', () => {
  expect(parseConfig({ DATA_DIR: '/srv/site' })).toMatchObject({
    dataDir: '/srv/site',
    database: { url: 'file:///srv/site/site.db' },
  });
});

test('a remote database may have a token and a replica', () => {
  const env = {
    DATABASE_URL: 'libsql://db.example',
    DATABASE_AUTH_TOKEN: 'secret',
    DATABASE_REPLICA: './replica.db',
  };
  expect(parseConfig(env).database).toEqual({
    url: 'libsql://db.example',
    authToken: 'secret',
    replica: resolve('./replica.db'),
  });
});

test('the settings of embedded forms and meetings are read', () => {
  const env = {
    HUBSPOT_REGION: 'na1',
    HUBSPOT_PORTAL_ID: '123456',
    HUBSPOT_ENQUIRY_FORM_ID: 'a-b-c',
    HUBSPOT_NEWSLETTER_FORM_ID: 'd-e-f',
    HUBSPOT_MEETINGS_URL: 'https://meetings-eu1.hubspot.com/somebody',
  };
  expect(parseConfig(env).hubspot).toEqual({
    region: 'na1',
    portalId: '123456',
    enquiryFormId: 'a-b-c',
    newsletterFormId: 'd-e-f',
    meetingsUrl: 'https://meetings-eu1.hubspot.com/somebody',
  });
});

for (const [name, ...values] of [
  ['PORT', '-1', '65536', '3e3', 'http', '3000 ', '1.5'],
  ['HOST', 'a b', 'http://x', '*'],
  [
    'ORIGIN',
    'verso.example',
    'https://verso.example/path',
    'https://a.example?x',
    'ftp://a.example',
    'https://',
    'https://user@a.example',
  ],
  ['DATABASE_URL', 'site.db', 'postgres://x', 'file:', 'sqlite:x', 'http://a b', 'file:~/x.db'],
  ['ADMIN_PASSWORD', '   ', 'x'.repeat(1001)],
  ['DATA_DIR', '~', '~/data', 'file:///data'],
  ['BACKUP_TO', '~/backups', 'gs://bucket/site', 'https://s3.example/site', 'S3://bucket/site'],
  ['SEED', 'yes', 'DEMO'],
  ['STALE_FOR', '0', '-1', '1m'],
  ['DRAIN_FOR', '-1', '301', '5s'],
  ['TRUST_PROXY', 'yes', 'TRUE', '-1', '11', '1.5'],
  ['SESSION_IDLE_MINUTES', '0', '-5', 'two'],
  ['SESSION_ABSOLUTE_MINUTES', '0', '1h'],
  ['HUBSPOT_REGION', 'eu 1', 'eu1"><script>'],
  ['HUBSPOT_PORTAL_ID', '12/34', 'x'.repeat(101)],
  ['HUBSPOT_ENQUIRY_FORM_ID', "a'b"],
  ['HUBSPOT_NEWSLETTER_FORM_ID', '<b>'],
  ['HUBSPOT_MEETINGS_URL', 'http://meetings.example', 'javascript:alert(1)', 'meetings'],
  ['CONSENT_PROVIDER_ID', '../x', 'a b'],
  ['MAIL_FROM', 'verso', 'Verso <verso>', 'a@verso.example, b@verso.example'],
  ['ENQUIRIES_TO', 'office', 'a@verso.example, b', 'a@b.example\r\nBcc: c@d.example'],
  ['LOG_LEVEL', 'loud', 'INFO'],
  ['ENQUIRIES_KEPT_MONTHS', '0', '121', '1200', 'never'],
  ['METRICS_PORT', '0', '65536'],
  ['METRICS_TOKEN', 'x'.repeat(15)],
  ['CDN_TOKEN', 'x'.repeat(15), 'sixteen characters and spaces'],
] as const)
  for (const value of values)
    test(`${name}=${value.slice(0, 30)} is one problem with the name of the variable`, () => {
      const problems = problemsOf({ ...(name in MAIL && MAIL), [name]: value });
      expect(problems).toHaveLength(1);
      expect(problems[0]).toStartWith(`${name}: must `);
      expect(problems[0]).not.toContain('\n');
    });

test('a bucket has the form of an address, and needs keys', () => {
  const BUCKET = 's3://site/prefix';
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(problemsOf({ UPLOADS: BUCKET })).toEqual([
    'S3_ACCESS_KEY_ID: is required with UPLOADS',
    'S3_SECRET_ACCESS_KEY: is required with UPLOADS',
  ]);
  for (const UPLOADS of ['./uploads', 's3://', 's3://site/a b', 'https://s3.example/site'])
    expect(problemsOf({ ...keys, UPLOADS })).toEqual([
      'UPLOADS: must look like s3://bucket/prefix',
    ]);
  for (const UPLOADS_CACHE_MB of ['9', '1000001'])
    expect(problemsOf({ UPLOADS_CACHE_MB })).toEqual([
      'UPLOADS_CACHE_MB: must be a whole number from 10 to 1000000',
    ]);
  expect(parseConfig({ ...keys, UPLOADS: BUCKET, UPLOADS_CACHE_MB: '10' }).uploads).toEqual({
    bucket: { url: BUCKET, region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'secret' },
    cacheBytes: 10 * 1024 * 1024,
  });
});

test('backups use the server and the keys of the uploads, or their own', () => {
  const env = {
    S3_ENDPOINT: 'https://s3.example',
    S3_REGION: 'eu-west-2',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const own = {
    BACKUP_S3_ENDPOINT: 'https://other.example',
    BACKUP_S3_REGION: 'us-west-1',
    BACKUP_S3_ACCESS_KEY_ID: 'own-id',
    BACKUP_S3_SECRET_ACCESS_KEY: 'own-secret',
  };
  const url = 's3://backups';
  const bucketOf = (variables: object) => {
    const { backupTo } = parseConfig({ BACKUP_TO: url, ...variables });
    return backupTo && 'bucket' in backupTo ? Object.values(backupTo.bucket) : null;
  };
  expect(bucketOf(env)).toEqual([url, 'https://s3.example', 'eu-west-2', 'id', 'secret']);
  for (const variables of [own, { ...env, ...own }])
    expect(bucketOf(variables)).toEqual([url, ...Object.values(own)]);
  expect(problemsOf({ BACKUP_TO: url })).toEqual([
    'BACKUP_S3_ACCESS_KEY_ID: is required with BACKUP_TO',
    'BACKUP_S3_SECRET_ACCESS_KEY: is required with BACKUP_TO',
  ]);
});

test('several workers need a fixed port', () => {
  expect(problemsOf({ WORKERS: '2', PORT: '0' })).toEqual([
    'WORKERS: more than one requires a fixed PORT',
  ]);
  expect(problemsOf({ WORKERS: '1', PORT: '0' })).toEqual([]);
  expect(problemsOf({ WORKERS: '2', PORT: '3000' })).toEqual([]);
});

test('a replica without a remote database is a problem', () => {
  for (const env of [{}, { DATABASE_URL: 'file:/srv/x.db' }])
    expect(problemsOf({ ...env, DATABASE_REPLICA: 'r.db' })).toEqual([
      'DATABASE_REPLICA: requires a remote DATABASE_URL',
    ]);
});

test('a replica in a folder named ~ is a problem', () => {
  const env = { DATABASE_URL: 'libsql://db.example', DATABASE_REPLICA: '~/replica.db' };
  expect(problemsOf(env)).toEqual([expect.stringMatching(/^DATABASE_REPLICA: must not start/)]);
});

test('every invalid variable is a separate problem', () => {
  const env = { PORT: 'x', SEED: 'x', LOG_LEVEL: 'x', DATABASE_REPLICA: 'x' };
  const names = problemsOf(env).map((problem) => problem.split(':')[0]);
  expect(names).toEqual(['PORT', 'SEED', 'LOG_LEVEL', 'DATABASE_REPLICA']);
});

test('a problem does not repeat the value: it may be a secret', () => {
  const env = {
    ADMIN_PASSWORD: `hunter2${' '.repeat(1000)}`,
    DATABASE_URL: 'postgres://me:hunter2@x',
  };
  expect(problemsOf(env).join()).not.toContain('hunter2');
});

test('a production start without ORIGIN on a public host warns', () => {
  const warningsAt = (HOST: string, production: boolean, ORIGIN = '') =>
    configWarnings(parseConfig({ HOST, ORIGIN }), production);
  for (const host of ['0.0.0.0', '::', '192.0.2.1', 'not-localhost', 'verso.example'])
    expect(warningsAt(host, true)).toEqual([expect.stringContaining('ORIGIN')]);
  for (const host of ['127.0.0.1', '127.1.2.3', 'localhost', '::1'])
    expect(warningsAt(host, true)).toEqual([]);
  expect(warningsAt('0.0.0.0', true, 'https://verso.example')).toEqual([]);
  expect(warningsAt('0.0.0.0', false)).toEqual([]);
});

test('a HubSpot portal without a form, and a form without a portal, warn', () => {
  const portal = { HUBSPOT_PORTAL_ID: '123456' };
  const warningsOf = (env: Record<string, string>) => configWarnings(parseConfig(env), false);
  expect(warningsOf(portal)).toEqual([
    expect.stringMatching(/Set HUBSPOT_ENQUIRY_FORM_ID or HUBSPOT_NEWSLETTER_FORM_ID too\.$/),
  ]);
  for (const form of ['HUBSPOT_ENQUIRY_FORM_ID', 'HUBSPOT_NEWSLETTER_FORM_ID']) {
    expect(warningsOf({ [form]: 'a-b-c' })).toEqual([
      expect.stringMatching(/Set HUBSPOT_PORTAL_ID too\.$/),
    ]);
    expect(warningsOf({ ...portal, [form]: 'a-b-c' })).toEqual([]);
  }
  expect(warningsOf({ HUBSPOT_MEETINGS_URL: 'https://meetings.example/verso' })).toEqual([]);
});

test('a CDN needs a token, and a zone or the addresses of Varnish', () => {
  const CDN_TOKEN = 'sixteen-characters';
  expect(problemsOf({ CDN: 'cloudflare' })).toEqual([
    'CDN_TOKEN: is required with CDN=cloudflare',
    'CDN_ZONE: is required with CDN=cloudflare',
  ]);
  expect(problemsOf({ CDN: 'varnish', CDN_TOKEN })).toEqual([
    'CDN_URL: is required with CDN=varnish',
  ]);
  expect(problemsOf({ CDN: 'akamai', CDN_ZONE: '1', CDN_TOKEN })).toEqual([
    'CDN: must be cloudflare, bunny or varnish',
  ]);
  expect(problemsOf({ CDN: 'bunny', CDN_ZONE: '1', CDN_TOKEN: 'short' })[0]).toStartWith(
    'CDN_TOKEN',
  );
  const CDN_URL = 'http://a:80/, http://b:80';
  expect(parseConfig({ CDN: 'varnish', CDN_TOKEN, CDN_URL }).cdn).toEqual({
    name: 'varnish',
    zone: '',
    token: CDN_TOKEN,
    urls: ['http://a:80', 'http://b:80'],
  });
});

const MAIL = {
  SMTP_URL: 'smtps://user:p%40ss@mail.example',
  MAIL_FROM: 'Verso <site@verso.example>',
  ENQUIRIES_TO: 'Office <office@verso.example>, sales@verso.example',
};

test('mails need a server, a sender and receivers', () => {
  expect(parseConfig(MAIL).mail).toEqual({
    url: 'smtps://user:p%40ss@mail.example',
    from: { name: 'Verso', address: 'site@verso.example' },
    receivers: [
      { name: 'Office', address: 'office@verso.example' },
      { name: '', address: 'sales@verso.example' },
    ],
  });
  expect(problemsOf({ SMTP_URL: MAIL.SMTP_URL })).toEqual([
    'MAIL_FROM: is required with SMTP_URL',
    'ENQUIRIES_TO: is required with SMTP_URL',
  ]);
  expect(problemsOf({ MAIL_FROM: MAIL.MAIL_FROM })).toEqual([
    'SMTP_URL: is required with MAIL_FROM',
    'ENQUIRIES_TO: is required with MAIL_FROM',
  ]);
  expect(problemsOf({ ...MAIL, SMTP_URL: '' })).toEqual(['SMTP_URL: is required with MAIL_FROM']);
  for (const SMTP_URL of [
    'mail.example',
    'http://mail.example',
    'xsmtp://a',
    'smtp://',
    'smtp:///x',
  ])
    expect(problemsOf({ ...MAIL, SMTP_URL })).toEqual([
      expect.stringMatching(/^SMTP_URL: must be an address/),
    ]);
});

test('mails without ORIGIN contain no links, and a production start warns of it', () => {
  expect(configWarnings(parseConfig(MAIL), true)).toEqual([expect.stringContaining('no links')]);
  const ORIGIN = 'https://verso.example';
  expect(configWarnings(parseConfig({ ...MAIL, ORIGIN }), true)).toEqual([]);
});
