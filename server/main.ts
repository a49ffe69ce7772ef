// The process: configuration, database, assets, app, server and shutdown. The only module with effects on import.
import type { Database } from '#db/client.ts';
import { DatabaseUnavailableError } from '#db/errors.ts';
import { updateSitePictures } from '#db/queries/media/site-pictures.ts';
import { completeSearchIndex } from '#db/queries/search/search-index.ts';
import { retryUntilDone, retryWhileBusy } from '#db/retry.ts';
import { isSeeded } from '#db/seed.ts';
import { prepareStaffPassword } from './admin/admin-password.ts';
import { openShareSeal } from './admin/share-tokens.ts';
import { openUploads } from './admin/uploads.ts';
import { startAnalytics } from './analytics/analytics.ts';
import type { App } from './app.ts';
import { startChangeFeed } from './cache/change-feed.ts';
import { PageCache } from './cache/page-cache.ts';
import { openCdn } from './cdn/cdn.ts';
import { startCdnPurger } from './cdn/purger.ts';
import { type Config, configWarnings, parseConfig } from './config.ts';
import { exitWithProblems } from './config-error.ts';
import type { Deps } from './context.ts';
import { openStaticFiles } from './http/static-files.ts';
import { inNextTurn, Turns } from './http/turns.ts';
import { startBackups } from './jobs/backups.ts';
import { startForwarder } from './jobs/forwarder.ts';
import { startMailer } from './jobs/mailer.ts';
import { startScheduler } from './jobs/scheduler.ts';
import { createLog, type Log } from './log.ts';
import { listSiteFilms } from './media/site-films.ts';
import type { openMetrics } from './metrics/metrics.ts';
import { metricsOfSupervisor } from './metrics/of-workers.ts';
import { serveMetrics } from './metrics/scrape.ts';
import { openConfigured } from './open-configured.ts';
import { openMigrated } from './open-migrated.ts';
import { type PictureCatalogue, preparePictures } from './pictures/picture-catalogue.ts';
import { openPictureFrames } from './pictures/picture-frames.ts';
import { MAKE_AHEAD_AFTER_MS, openPictures } from './pictures/pictures.ts';
import { listSitePictures } from './pictures/site-pictures.ts';
import { prepareAssets } from './render/assets.ts';
import { shareBuild } from './render/share-build.ts';
import { dropErasedCopies } from './storage/erased-copies.ts';
import { openStorage } from './storage/open-storage.ts';
import { superviseWorkers, WORKER, type WorkerReady } from './workers.ts';

/** The longest pause of an upload over a slow connection. */
const IDLE_TIMEOUT_S = 60;
/** No limit, because the routes reject large bodies themselves, with a message. */
const MAX_BODY_BYTES = Number.MAX_SAFE_INTEGER;
/** The time that running requests get when the process stops. */
const DRAIN_MS = 8000;

try {
  await start();
} catch (error) {
  exitWithProblems(error);
}

async function start() {
  const config = parseConfig(process.env);
  const isProduction = process.env.NODE_ENV === 'production';
  const prepareBuild = () => prepareAssets({ isQuick: !isProduction });
  if (config.workers > 1) {
    const log = await createLog(config.logLevel);
    // once for all workers
    await Promise.all([prepareBuild(), openMigrated(config, log).then((db) => db.close())]);
    return superviseWorkers(config, log);
  }
  const worker = process.env[WORKER];
  // while the database opens
  const loading = Promise.all([loadApp(), prepareBuild(), openStaticFiles(), preparePictures()]);
  const log = await createLog(config.logLevel);
  for (const warning of configWarnings(config, isProduction)) log.warn(warning);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));

  const db = await openMigrated(config, log);
  // hashing is slow on purpose and runs on another core meanwhile
  const { staffPassword, generated } = await prepareStaffPassword(db, config.adminPassword);
  // printed at once, because only its hash is stored and the start may still fail
  if (generated !== null) console.log(`Staff password (shown only this once): ${generated}`);
  const [{ createApp }, assets, files, shipped] = await loading;
  if (config.seed === 'demo' && !(await retryWhileBusy(() => isSeeded(db.replica)))) {
    const { seedDemoContent } = await import('./admin/seed-demo-content.ts');
    await retryWhileBusy(() => seedDemoContent(db));
  }
  await listPicturesInLibrary(db, shipped, log);
  const storage = await openConfigured('DATA_DIR', () => openStorage(config, log));
  const uploads = openUploads(storage.uploads, db);
  const cache = new PageCache();
  const frames = openPictureFrames({ db, cache, log });
  const { dataDir } = config;
  const { pictures: bucket, copies } = storage;
  const pictures = await openPictures({ dataDir, shipped, files, uploads, frames, bucket });
  if (copies) dropErasedCopies({ db, cache, log, pictures, copies });
  const shareSeal = await openConfigured('DATA_DIR', () => openShareSeal(config.dataDir));
  const forwarder = startForwarder({ db, config, log });
  const mailer = startMailer({ db, config, log });
  const analytics = startAnalytics({ db, config, log });
  const cdn = openCdn(config);
  const cdnPurger = startCdnPurger({ db, log }, cdn);
  let stopping = false;
  const changeFeed = await startChangeFeed({ db, cache, config, log });
  // before the first page refers to files of the build
  const builds = await shareBuild({ db, log });
  const metrics = await metricsOf(config, { db, cache, pictures, changeFeed });
  const app = createApp({
    config,
    db,
    assets,
    files,
    uploads,
    pictures,
    shareSeal,
    staffPassword,
    forwarder,
    mailer,
    analytics,
    cdn,
    isStopping: () => stopping,
    log,
    cache,
    ...(metrics && { metrics }),
  });
  const scheduler = startScheduler({ db, cache, config, uploads, log, ...app.site });
  const backups = startBackups({ db, config, log });

  const stop = async (signal: string) => {
    if (stopping) return;
    log.info({ signal }, 'stopping');
    stopping = true;
    clearTimeout(makeAheadTimer);
    // meanwhile a load balancer reads /readyz and stops sending requests
    await Bun.sleep(config.drainForMs);
    // running requests may complete until the limit, then they are cut off
    await Promise.race([Promise.all([server.stop(), scheduler.stop()]), Bun.sleep(DRAIN_MS)]);
    await server.stop(true);
    pictures.stop();
    uploads.stop();
    changeFeed.stop();
    builds.stop();
    await Promise.all([
      forwarder.stop(),
      mailer.stop(),
      backups.stop(),
      cdnPurger.stop(),
      analytics?.stop(),
    ]);
    await db.close();
    process.exit(0);
  };
  // before the port is open, so that a signal never cuts off a request; handled in a later turn, when `server` exists.
  // A worker may get the signal twice: from its supervisor and from a service manager.
  process.on('SIGTERM', stop);
  // a second Ctrl+C ends the process at once
  process.once('SIGINT', stop);
  // the supervisor has exited
  if (worker !== undefined) process.once('disconnect', () => stop('disconnect'));

  const server = await openConfigured(`HOST, PORT: ${config.host}:${config.port}`, () =>
    serve(app, config, { log, isShared: worker !== undefined, isStopping: () => stopping }),
  );
  // only one of the workers does it
  const makeAheadTimer = setTimeout(
    () => config.makesPicturesAhead && (worker ?? '0') === '0' && pictures.makeAhead(),
    MAKE_AHEAD_AFTER_MS,
  );
  const readyAt = config.origin ?? server.url.origin;
  const { port: metricsPort } = config.metrics;
  // the supervisor serves the metrics of its workers
  if (metrics && metricsPort !== null && worker === undefined)
    await openConfigured(`HOST, METRICS_PORT: ${config.host}:${metricsPort}`, () =>
      serveMetrics({ host: config.host, port: metricsPort }, metrics.text),
    );
  if (worker === undefined) log.info(`Ready at ${readyAt}`);
  else process.send?.({ readyAt } satisfies WorkerReady);

  completeIndexInBackground(db, log);
}

/** Nothing waits for the index, because only the back office uses it. */
function completeIndexInBackground(db: Database, log: Log) {
  completeSearchIndex(db).catch((error) => {
    log.warn({ err: error }, 'the search index is not complete yet');
    retryUntilDone(() => completeSearchIndex(db));
  });
}

/** Lists the site's own pictures and films in the media library; without the primary of a replica, once it is back. */
async function listPicturesInLibrary(db: Database, shipped: PictureCatalogue, log: Log) {
  const sitePictures = [...(await listSitePictures(shipped)), ...(await listSiteFilms())];
  const update = () => updateSitePictures(db, sitePictures);
  if (db.replica === db) return retryWhileBusy(update);
  try {
    await update();
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    log.warn({ err: error }, 'the media library is not up to date yet');
    retryUntilDone(update);
  }
}

/** Starts to answer requests; with `isShared` other workers listen on the same port. */
function serve(
  app: App,
  { host, port }: Config,
  { log, isShared, isStopping }: { log: Log; isShared: boolean; isStopping: () => boolean },
) {
  const turns = new Turns();
  const addressOf = (request: Request): string => server.requestIP(request)?.address ?? '';
  const connectionOf = (request: Request): string => {
    const { address, port }: Partial<Bun.SocketAddress> = server.requestIP(request) ?? {};
    return `${address} ${port}`;
  };
  const server = Bun.serve({
    port,
    reusePort: isShared,
    hostname: host,
    idleTimeout: IDLE_TIMEOUT_S,
    maxRequestBodySize: MAX_BODY_BYTES,
    fetch(request) {
      const answer = app.fetch(request, addressOf);
      if (isStopping()) return lastOfConnection(answer);
      return turns.isBeyondShare(request, answer, connectionOf) ? inNextTurn(answer) : answer;
    },
    error(error) {
      log.error({ err: error }, 'request failed');
      return Response.json(
        { message: 'Something went wrong on our side. Please try again.' },
        { status: 500 },
      );
    },
  });
  return server;
}

/** Closes the connection after the answer, so that a load balancer sends no further request over it. */
async function lastOfConnection(answer: Response | Promise<Response>): Promise<Response> {
  const response = await answer;
  response.headers.set('Connection', 'close');
  return response;
}

/** The counter of requests, if a port or a token for metrics is set, else undefined. Its text covers all workers. */
async function metricsOf(
  { metrics: { port, token } }: Config,
  deps: Parameters<typeof openMetrics>[0],
): Promise<Deps['metrics']> {
  if (port === null && token === null) return undefined;
  const { joinMetrics, openMetrics } = await import('./metrics/metrics.ts');
  const metrics = openMetrics(deps);
  const text =
    process.env[WORKER] === undefined
      ? async () => joinMetrics([await metrics.values()])
      : metricsOfSupervisor(metrics);
  return { record: metrics.record, text };
}

/** Loads the app and the islands of public pages. */
async function loadApp() {
  const [app, { loadIslands }, { siteIslands }] = await Promise.all([
    import('./app.ts'),
    import('#ui/islands/island.tsx'),
    import('#ui/site/islands.ts'),
  ]);
  await loadIslands(siteIslands);
  return app;
}
