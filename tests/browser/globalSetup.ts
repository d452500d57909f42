import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer } from './server';
import { logIn } from './staff';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built server, without a slash at its end. */
    readonly baseUrl: string;
    /** Path of the browser. */
    readonly chromium: string;
    /** A folder in which each structure of a part of a page that axe has looked at has a folder. */
    readonly structures: string;
  }
}

/** Starts one built server for all the browser tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', run('scripts/chromium.mjs').trim());
  run('scripts/build.mjs', '--if-needed');
  const structures = mkdtempSync(join(tmpdir(), 'structures-'));
  const server = await startServer();
  await addVideos(server.baseUrl);
  project.provide('baseUrl', server.baseUrl);
  project.provide('structures', structures);
  return async () => {
    report(structures);
    rmSync(structures, { recursive: true });
    // Vitest only prints what a teardown throws.
    const { exitCode } = process;
    process.exitCode = 1;
    await server.stop();
    process.exitCode = exitCode;
  };
}

const VIDEO = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

/** Adds a video to the agency's text and to a blog: the samples have none, since each would be somebody else's. */
async function addVideos(baseUrl: string): Promise<void> {
  const staff = await logIn(baseUrl);
  const [video] = [await staff.get<Stored | Stored[]>('video_info/')].flat();
  if (video) await staff.write('PUT', `video_info/${video.id}/`, { ...video, url: VIDEO });
  const { data } = await staff.get<{ data: Stored[] }>('blogs/');
  const blog = data.at(-1);
  if (blog) await staff.write('PUT', `blog/${blog.id}/`, { ...blog, videoUrl: VIDEO });
}

type Stored = { readonly id: string };

/** Prints how many parts of pages axe has checked, and how many were known. */
function report(structures: string): void {
  const [checked = 0, skipped = 0] = ['checked', 'skipped'].map((name) => {
    const file = join(structures, name);
    return existsSync(file) ? statSync(file).size : 0;
  });
  if (checked > 0) {
    console.log(`axe: ${checked} parts of pages checked, ${skipped} skipped as known`);
  }
}

const run = (script: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
