// Finds a Chromium for the journeys on any machine: a given one, the system's, Playwright's, or a newly installed one.
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';

/** A possible source of a Chromium. `find` returns a path, or null when there is none; it may throw with the reason. */
type ChromiumSource = { name: string; find: () => Promise<string | null> };

const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const BROWSER_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const VERSION_TIMEOUT_MS = 15_000;
const INSTALL_TIMEOUT_MS = 3 * 60_000;

/** A headless shell opens a page in a third of the time: the full browser creates a window for every context. */
const SHELLS: ChromiumSource[] = [
  { name: "Playwright's own headless shell", find: playwrightsShell },
  { name: `a command on the PATH (${SHELL_NAMES.join(', ')})`, find: () => onPath(SHELL_NAMES) },
];
const BROWSERS: ChromiumSource[] = [
  {
    name: `a command on the PATH (${BROWSER_NAMES.join(', ')})`,
    find: () => onPath(BROWSER_NAMES),
  },
  { name: "Playwright's own browser", find: playwrightsBrowser },
];
const INSTALLED_SHELLS: ChromiumSource[] = [
  {
    name: '`playwright install chromium --only-shell`',
    find: () => installPlaywrights(['--only-shell'], playwrightsShell),
  },
  {
    name: '`apt-get install chromium-headless-shell` (as root on Debian)',
    find: () => installDebians('chromium-headless-shell', SHELL_NAMES),
  },
];
const INSTALLED_BROWSERS: ChromiumSource[] = [
  {
    name: '`playwright install chromium`',
    find: () => installPlaywrights([], playwrightsBrowser),
  },
  {
    name: '`apt-get install chromium` (as root on Debian)',
    find: () => installDebians('chromium', BROWSER_NAMES),
  },
];

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, an existing headless shell, an existing full browser, and only then
 * a newly installed one.
 * @throws when none starts, or when `CHROMIUM_PATH` does not: the message lists what was tried.
 */
export async function findChromium(): Promise<string> {
  return (
    (await givenChromium()) ??
    firstThatStarts([...SHELLS, ...BROWSERS, ...INSTALLED_SHELLS, ...INSTALLED_BROWSERS])
  );
}

/**
 * Like `findChromium`, but installs a headless shell when there is only a full browser, which it falls back to.
 * For the gate, which opens hundreds of pages.
 * @throws as `findChromium` does.
 */
export async function installChromium(): Promise<string> {
  return (
    (await givenChromium()) ??
    firstThatStarts([...SHELLS, ...INSTALLED_SHELLS, ...BROWSERS, ...INSTALLED_BROWSERS])
  );
}

async function givenChromium(): Promise<string | null> {
  const given = process.env.CHROMIUM_PATH;
  if (!given) return null;
  if (await starts(given)) return given;
  throw new Error(`CHROMIUM_PATH is set to ${given}, which does not start as Chromium.`);
}

/**
 * The first source whose Chromium starts; later sources are not tried.
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

/** The flags of Chromium for journeys: no background work, and as root no sandbox, which does not work there. */
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

/** Whether the Chromium starts. On some systems `chromium` only explains where to get one, so existence is not enough. */
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

async function onPath(names: string[]): Promise<string | null> {
  for (const name of names) {
    const path = Bun.which(name);
    if (path !== null && (await starts(path))) return path;
  }
  return null;
}

async function playwrightsBrowser(): Promise<string | null> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return (await Bun.file(path).exists()) ? path : null;
}

/** Playwright reports only the path of its full browser; its headless shell of the same revision is beside that. */
async function playwrightsShell(): Promise<string | null> {
  const { chromium } = await import('playwright');
  const [, folder, revision] =
    /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(chromium.executablePath()) ?? [];
  if (folder === undefined) return null;
  const shells = new Bun.Glob(
    `chromium_headless_shell-${revision}/*/{chrome-headless-shell,headless_shell}`,
  );
  const found = await Array.fromAsync(shells.scan({ cwd: folder, absolute: true })).catch(() => []);
  return found[0] ?? null;
}

async function installPlaywrights(options: string[], find: () => Promise<string | null>) {
  console.log(`Installing Chromium with Playwright ${options.join(' ')}...`);
  const command = ['playwright', 'install', 'chromium', ...options];
  await install([process.execPath, '--bun', 'run', ...command]);
  return find();
}

async function installDebians(name: string, commands: string[]): Promise<string | null> {
  if (Bun.which('apt-get') === null) return null;
  if (!isRoot()) throw new Error('not root');
  console.log(`Installing ${name} with apt-get ...`);
  await install(['apt-get', 'update', '-qq']);
  await install(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name]);
  return onPath(commands);
}

async function install(command: string[]) {
  const child = Bun.spawn(command, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: INSTALL_TIMEOUT_MS,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const printed = await new Response(child.stderr).text();
  if ((await child.exited) === 0) return;
  throw new Error(printed.trim().split('\n').at(-1) || `${command[0]} failed`);
}
