// Finds a Chromium for the journeys on any machine: a given one, the system's, Playwright's, or one it installs.
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';

/** One place a Chromium may come from. `find` gives a path, or null when there is none; it may throw, saying why. */
export type ChromiumSource = { name: string; find: () => Promise<string | null> };

const NAMES_ON_PATH = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const VERSION_TIMEOUT_MS = 15_000;
const INSTALL_TIMEOUT_MS = 5 * 60_000;

/**
 * Path of a Chromium that starts. In this order: `CHROMIUM_PATH`, one on the PATH, Playwright's own, Playwright's
 * after installing it, Debian's after installing it (as root).
 * @throws when none of them starts, or when `CHROMIUM_PATH` is set to something that does not: the message names what was tried.
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new Error(`CHROMIUM_PATH is set to ${given}, which does not start as Chromium.`);
  }
  return firstThatStarts([
    { name: `a command on the PATH (${NAMES_ON_PATH.join(', ')})`, find: onPath },
    { name: "Playwright's own browser", find: playwrights },
    { name: '`playwright install chromium`', find: installPlaywrights },
    { name: '`apt-get install chromium` (as root on Debian)', find: installDebians },
  ]);
}

/**
 * The first source whose Chromium starts; later sources are not asked.
 * @throws when none does.
 */
export async function firstThatStarts(sources: readonly ChromiumSource[]): Promise<string> {
  const tried: string[] = [];
  for (const source of sources) {
    let failure = 'not found';
    try {
      const path = await source.find();
      if (path !== null && (await starts(path))) return path;
      if (path !== null) failure = `${path} does not start`;
    } catch (error) {
      failure = error instanceof Error ? error.message : String(error);
    }
    tried.push(`  - ${source.name}: ${failure}`);
  }
  throw new Error(
    `The journeys need Chromium, and none was found. Tried:\n${tried.join('\n')}\nInstall Chromium or Chrome, or set CHROMIUM_PATH to its executable.`,
  );
}

/** What Chromium is started with in journeys: nothing in the background, and no sandbox as root, where it has none. */
export function chromiumFlags(): string[] {
  const flags = [
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return isRoot() ? ['--no-sandbox', ...flags] : flags;
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Some systems have a `chromium` that only says where to get one, so being there is not enough. */
async function starts(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
  } catch {
    return false;
  }
  const child = Bun.spawn([path, '--version'], {
    timeout: VERSION_TIMEOUT_MS,
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  return (await child.exited) === 0;
}

async function onPath(): Promise<string | null> {
  for (const name of NAMES_ON_PATH) {
    const path = Bun.which(name);
    if (path !== null && (await starts(path))) return path;
  }
  return null;
}

async function playwrights(): Promise<string | null> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return (await Bun.file(path).exists()) ? path : null;
}

async function installPlaywrights(): Promise<string | null> {
  console.log('Installing Chromium with Playwright ...');
  await install([process.execPath, '--bun', 'run', 'playwright', 'install', 'chromium']);
  return playwrights();
}

async function installDebians(): Promise<string | null> {
  if (Bun.which('apt-get') === null) return null;
  if (!isRoot()) throw new Error('not root');
  console.log('Installing Chromium with apt-get ...');
  await install(['apt-get', 'update', '-qq']);
  await install(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  return onPath();
}

async function install(command: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
  const child = Bun.spawn(command, { env, timeout: INSTALL_TIMEOUT_MS, stdio });
  const complaint = await new Response(child.stderr).text();
  if ((await child.exited) === 0) return;
  throw new Error(complaint.trim().split('\n').at(-1) || `${command[0]} failed`);
}
