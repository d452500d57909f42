import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { LATER } from '../../scripts/vite/oldestBrowsers';
import { reportPolicyBreaches } from './problems';

const ARGUMENTS = [
  '--disable-gpu',
  '--no-first-run',
  '--disable-sync',
  '--disable-component-update',
];

export interface PageKind {
  readonly origin: string;
  readonly reducedMotion: boolean;
  /** Whether the site may install its service worker. */
  readonly offline: boolean;
  /** Whether its scripts find what the oldest browsers have, and no more. */
  readonly isOld: boolean;
}

/** What tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/** Pages that no test uses at present, by their kind. */
const idle = new Map<string, Page[]>();
const kinds = new WeakMap<Page, PageKind>();
/** For what Playwright has no calls for. One for each page, since it takes as long as a few calls to begin another. */
const sessions = new WeakMap<Page, CDPSession>();
/** Pages that a test has changed in a way that cannot be undone. */
const spoiled = new WeakSet<Page>();
/** What undoes a change that a test has made to a page. */
const undoing = new WeakMap<Page, (() => Promise<unknown>)[]>();

/** The origins whose servers run as long as the worker. */
const lasting = new Set<string>();

let browser: Promise<Browser> | undefined;

/**
 * Returns a page without history, storage, routes and listeners. A page is used again by tests that follow,
 * since a new one needs a process of its own, which costs three times as much as the load of a form.
 *
 * One browser for each worker, which ends with it. One for all workers would be slower: each worker would be told
 * of the pages of all others.
 */
export async function takePage(kind: PageKind): Promise<Page> {
  const page = idle.get(nameOf(kind))?.pop() ?? (await openPage(kind));
  kinds.set(page, kind);
  return page;
}

/** Runs a job when the current test gives the page back. */
export function whenCleared(page: Page, undo: () => Promise<unknown>): void {
  undoing.set(page, [...(undoing.get(page) ?? []), undo]);
}

/** Takes a page back, which is used again if it can be made as new. */
export async function givePageBack(page: Page): Promise<void> {
  const kind = kinds.get(page);
  try {
    if (!kind || kind.offline || spoiled.has(page))
      throw new Error('the page cannot be used again');
    await clear(page, kind);
    const name = nameOf(kind);
    idle.set(name, [...(idle.get(name) ?? []), page]);
  } catch {
    await page.context().close();
  }
}

/** Keeps the idle pages of an origin for the test files that follow. */
export function keepPagesOf(origin: string): void {
  lasting.add(origin);
}

/** Closes the idle pages of servers that end with their test file. */
export async function closeForeign(): Promise<void> {
  for (const page of [...idle.values()].flat()) {
    if (!lasting.has(kinds.get(page)?.origin ?? '')) await page.context().close();
  }
  for (const [name, pages] of idle)
    idle.set(
      name,
      pages.filter((page) => !page.isClosed()),
    );
}

const nameOf = ({ origin, reducedMotion, offline, isOld }: PageKind) =>
  [origin, reducedMotion, offline, isOld].join(' ');

async function openPage(kind: PageKind): Promise<Page> {
  browser ??= chromium.launch({ executablePath: inject('chromium'), args: ARGUMENTS });
  const context = await (
    await browser
  ).newContext({
    baseURL: kind.origin,
    reducedMotion: kind.reducedMotion ? 'reduce' : 'no-preference',
    serviceWorkers: kind.offline ? 'allow' : 'block',
  });
  const page = await context.newPage();
  await reportPolicyBreaches(page);
  if (kind.isOld) await page.addInitScript(removeMethods, REMOVED);
  noteSpoiling(page);
  waitForScripts(page);
  await clear(page, kind);
  return page;
}

/** Makes a page that is opened wait until its scripts replace what the server has rendered, unless told what to wait for. */
function waitForScripts(page: Page): void {
  for (const name of ['goto', 'reload'] as const) {
    const own = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
    Reflect.set(page, name, async (...args: unknown[]) => {
      const response = await own(...args);
      const isTold = args.some((arg) => typeof arg === 'object' && 'waitUntil' in (arg ?? {}));
      if (!isTold) await page.locator('.served').waitFor({ state: 'detached' });
      return response;
    });
  }
}

/** Notes calls after which a page is not as new: Playwright has nothing that undoes them. */
function noteSpoiling(page: Page): void {
  const context = page.context();
  const lasting: readonly (readonly [object, string])[] = [
    [page, 'addInitScript'],
    [page, 'emulateMedia'],
    [page, 'exposeFunction'],
    [page.clock, 'install'],
    [context, 'addInitScript'],
  ];
  for (const [owner, name] of lasting) {
    const own = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    Reflect.set(owner, name, (...args: unknown[]) => {
      spoiled.add(page);
      return Reflect.apply(own, owner, args);
    });
  }
}

/** With those that the build cannot find by their names, which others have as well. */
const REMOVED: Readonly<Record<string, readonly string[]>> = {
  ...LATER,
  'Array.prototype': [...LATER['Array.prototype'], 'with'],
  'Set.prototype': [...LATER['Set.prototype'], 'difference', 'intersection', 'union'],
  'Iterator.prototype': [
    'drop',
    'every',
    'filter',
    'find',
    'flatMap',
    'map',
    'some',
    'take',
    'toArray',
  ],
};

/** Runs in the page, before its scripts. */
function removeMethods(removed: typeof REMOVED): void {
  for (const [path, names] of Object.entries(removed)) {
    const owner = path
      .split('.')
      .reduce<object>((one, key) => (Reflect.get(one, key) ?? {}) as object, globalThis);
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/** Leaves what the page shows, and forgets all that it and its tests have left behind. */
async function clear(page: Page, { origin }: PageKind): Promise<void> {
  const context = page.context();
  // Not those of all events: Playwright has some of its own.
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const undo of undoing.get(page) ?? []) await undo();
  undoing.delete(page);
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  // A document of the origin that runs no script.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(forget);
  await context.clearCookies();
  await (await sessionOf(page)).send('Page.resetNavigationHistory');
}

/** Runs in the page. */
async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const deleted = (await indexedDB.databases()).map(
    ({ name = '' }) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(new Error(`the database ${name} cannot be deleted`));
      }),
  );
  await Promise.all(deleted);
}
