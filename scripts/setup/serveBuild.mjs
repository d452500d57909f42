import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from './project.mjs';

/**
 * Starts the built server on a free port, with the sample content in a data folder of its own.
 * @param {Record<string, string>} settings further settings
 * @returns {Promise<{url: string, read: (call: string) => Promise<any>, stop: () => Promise<void>}>}
 */
export async function serveBuild(settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  const child = spawn(process.execPath, [inProject('dist/server/main.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off', ...settings },
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const url = await listens(child);
    return { url, stop, read: async (call) => (await fetch(`${url}/api/${call}`)).json() };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resolves to the URL that the server prints. */
const listens = (child) =>
  new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', () =>
      reject(new Error(`the server does not listen; its output:\n${printed}`)),
    );
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const [, address] = /listens at (http:\S+)/.exec(printed) ?? [];
      if (address) resolve(address);
    });
  });
