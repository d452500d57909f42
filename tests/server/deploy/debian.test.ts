import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { ROOT, tempFolder } from '../support/folders';
import { sampleRequest, servicesWith } from '../submit/submission';
import { done, obstacle, startDebian } from './debian';

const CONTAINERS = 'containers: there is no Docker in a machine without a kernel of its own';
const LATEST = '2026-03-01T02-15-00-000Z';

/** Every block of commands of these documents by its first words, in their order; why one is not run, if it is not. */
const BLOCKS: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  deploy: {
    'apt-get update': undefined,
    'install -D': undefined,
    'cp -r': undefined,
    printf: undefined,
    journalctl: undefined,
    'rega upgrade': undefined,
    'docker compose up': CONTAINERS,
    'POSTGRES_PASSWORD=': `${CONTAINERS}; no commands but settings`,
    'docker compose exec': CONTAINERS,
    'systemctl disable': undefined,
  },
  staff: {
    'rega account': undefined,
    curl: undefined,
  },
  backup: {
    'rega backup': undefined,
    '15 * * * *': undefined,
    'age --decrypt': 'of an archive that the document does not make; tests/server/backup opens one',
  },
};

/** What whoever follows the documents puts in the place of their examples; all else is run as it stands. */
const EXAMPLES: readonly (readonly [example: string, ours: string])[] = [
  [LATEST, '"$(ls /var/lib/rega-backups/ | tail -n 1)"'],
  ['owner@agency.example', 'you@rega.example'],
];

/** Returns the blocks of a document as they are shown, without the indentation. */
function blocksOf(document: string): string[] {
  const text = readFileSync(join(ROOT, 'docs', `${document}.md`), 'utf8');
  return [...text.matchAll(/(?<=\n\n)(?: {4,}\S.*\n)+/gu)].map(([block]) => {
    const indent = /^ +/u.exec(block)?.[0].length ?? 0;
    return block.replaceAll(new RegExp(`^ {${indent}}`, 'gmu'), '');
  });
}

function blockOf(document: string, start: string): string {
  const block = blocksOf(document).find((text) => text.startsWith(start));
  if (block === undefined) throw new Error(`no block of ${document}.md begins with ${start}`);
  return EXAMPLES.reduce((text, [example, ours]) => text.replaceAll(example, ours), block);
}

test.each(Object.keys(BLOCKS))(
  'every block of docs/%s.md is run, or it is said why not',
  (name) => {
    const starts = Object.keys(BLOCKS[name] ?? {});
    const found = blocksOf(name).map((block) => starts.find((start) => block.startsWith(start)));
    expect(found).toEqual(starts);
  },
);

test('a command has the sandbox of the units by its name, and only an upgrade has more rights', async () => {
  const bin = await tempFolder();
  await writeFile(join(bin, 'systemd-run'), '#!/bin/sh\necho "$*"\n', { mode: 0o755 });
  const env = { PATH: `${bin}:${process.env.PATH}` };
  const run = (...args: string[]) =>
    spawnSync(join(ROOT, 'deploy/rega'), args, { env, encoding: 'utf8' }).stdout;
  expect(run('restore', '/a b')).toMatch(
    /--wait .*--unit=rega-command-\d+ .*node dist\/server\/main\.js restore \/a b\n$/u,
  );
  expect(run('upgrade', '--undo')).toMatch(
    /--wait .*Restart=on-abnormal .*node dist\/server\/main\.js upgrade --undo\n$/u,
  );
  expect(run('upgrade')).not.toContain('--unit=rega-');
  // Without a command the program would start a second server.
  expect(run()).toMatch(/main\.js help\n$/u);
});

const why = obstacle();

describe.skipIf(why !== undefined)(`on Debian 13${why ? ` (not booted: ${why})` : ''}`, () => {
  vi.setConfig({ testTimeout: 900_000, hookTimeout: 1_800_000 });
  let machine: Awaited<ReturnType<typeof startDebian>>;
  const run: typeof machine.run = (...args) => machine.run(...args);

  beforeAll(async () => {
    machine = await startDebian();
    await writePackages(machine.root);
  });

  afterAll(() => machine.stop());

  let isBroken = false;
  beforeEach(async ({ skip, onTestFailed }) => {
    skip(isBroken, 'a step before this one failed');
    // It would make a backup in the midst of a step.
    await run('systemctl stop rega-backup.timer || :');
    onTestFailed(() => {
      isBroken = true;
    });
  });

  /** Builds a package, and the same as the next version. */
  async function writePackages(root: string) {
    const folder = await tempFolder();
    for (const version of ['1.0.0', '1.1.0']) {
      const name = `rega-${version}`;
      const made = join(folder, name);
      if (version === '1.0.0') {
        await done(process.execPath, 'scripts/package.mjs', '--folder', made);
      } else await rename(join(folder, 'rega-1.0.0'), made);
      const about = JSON.parse(await readFile(join(made, 'package.json'), 'utf8')) as object;
      await writeFile(join(made, 'package.json'), JSON.stringify({ ...about, version }));
      const file = join(folder, `${name}-linux-x64.tar.gz`);
      await done('tar', '-C', folder, '-I', 'gzip -1', '-cf', file, name);
    }
    // As a person has them: the next one later.
    await copyFile(
      join(folder, 'rega-1.0.0-linux-x64.tar.gz'),
      join(root, 'root/rega-1.0.0-linux-x64.tar.gz'),
    );
    await copyFile(
      join(folder, 'rega-1.1.0-linux-x64.tar.gz'),
      join(root, 'rega-1.1.0-linux-x64.tar.gz'),
    );
  }

  const isReady = () =>
    run(
      'curl -sSf --retry 120 --retry-delay 1 --retry-all-errors http://127.0.0.1:4000/api/ready/',
    );

  async function logIn(password: string): Promise<string> {
    await writeFile(
      join(machine.root, 'root/login'),
      JSON.stringify({ email: 'you@rega.example', password }),
    );
    const json = "-H 'content-type: application/json' --data @login";
    const output = await run(`curl -sSf ${json} https://rega.example/api/login/`);
    return /"access_token":"(?<token>[^"]+)"/u.exec(output)?.groups?.token ?? '';
  }

  async function submit(encoding: 'json' | 'multipart'): Promise<string> {
    const { url, headers, payload } = await sampleRequest(servicesWith(encoding)[0]);
    await writeFile(join(machine.root, 'root/body'), payload);
    const given = Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`);
    const output = await run(
      `curl -sSf ${given.join(' ')} --data-binary @body 'https://rega.example${url}'`,
    );
    return /"reference":"(?<reference>[^"]+)"/u.exec(output)?.groups?.reference ?? '';
  }

  async function references(token: string): Promise<string[]> {
    const list = 'https://rega.example/api/application/?perPage=100';
    const output = await run(`curl -sSf -H 'authorization: Bearer ${token}' '${list}'`);
    return [...output.matchAll(/"reference":"(?<reference>[^"]+)"/gu)]
      .map(({ groups }) => groups?.reference ?? '')
      .toSorted();
  }

  let password = '';
  let sent: string[] = [];

  it('is installed, and the first account logs in', async () => {
    await run(blockOf('deploy', 'apt-get update'), { isOnline: true });
    await run(blockOf('deploy', 'install -D'));
    await run(blockOf('deploy', 'cp -r'));
    await isReady();
    await run(blockOf('deploy', 'printf'));
    // No authority of the world can reach this Caddy, so it becomes one of its own, which the machine trusts.
    expect(await run('curl -sSi http://rega.example/ | cat')).toContain(
      'Location: https://rega.example/',
    );
    const own = '{"automation":{"policies":[{"issuers":[{"module":"internal"}]}]}}';
    await run(
      `curl -sSf -H 'content-type: application/json' -d '${own}' localhost:2019/config/apps/tls`,
    );
    await run(`until cp /var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt \\
      /usr/local/share/ca-certificates/caddy.crt; do sleep 1; done; update-ca-certificates`);
    await run('curl -sSf --retry 60 --retry-all-errors https://rega.example/8d_001pass');
    password = passwordIn(await run(blockOf('deploy', 'journalctl')));
    expect(await logIn(password)).not.toBe('');
    sent = [await submit('json'), await submit('multipart')].toSorted();
    expect(await references(await logIn(password))).toEqual(sent);
    const document = await readFile(join(ROOT, 'docs/deploy.md'), 'utf8');
    const [, figure] = /systemd-analyze security rega-server` shows (.*)\)/u.exec(document) ?? [];
    expect(await run('systemd-analyze security rega-server')).toContain(` ${figure} OK`);
  });

  it('shows where visitors stop, and lets an owner in again', async () => {
    const counts = await run(blockOf('staff', 'curl'), { TOKEN: await logIn(password) });
    expect(counts).toContain('"forms":[');
    const output = await run(blockOf('staff', 'rega account'));
    expect(output).toContain('had no second factor');
    password = passwordIn(output);
    expect(await logIn(password)).not.toBe('');
  });

  it('is upgraded to the next version', async () => {
    await run('mv /rega-1.1.0-linux-x64.tar.gz /root');
    expect(await run(blockOf('deploy', 'rega upgrade'))).toContain('Upgraded');
    expect(await run('readlink /opt/rega/current')).toContain('/opt/rega/releases/rega-1.1.0');
    expect(await references(await logIn(password))).toEqual(sent);
  });

  it('is backed up by the command, the unit and cron', async () => {
    const output = await run(blockOf('backup', 'rega backup'));
    expect(output).toMatch(
      /\/var\/lib\/rega-backups\/\S+Z: 2 applications[^]*Whole: 2 applications/u,
    );
    await run('systemctl start rega-backup');
    // What the line for a machine without the units presupposes; its user is that of the units here.
    await run(`cd /mnt && mkdir -p backups/2020-01-01T02-15-00-000Z && touch backups/a-file && \
      chmod -R a+rwX backups`);
    await run('ln -s /opt/rega/current /srv/rega');
    await run(
      'systemd-run --pipe --wait --unit=rega-cron --property=ReadWritePaths=/mnt/backups sh -c "$LINE"',
      { LINE: blockOf('backup', '15 * * * *').slice('15 * * * *'.length).trim() },
    );
    expect(await run('ls /mnt/backups')).toMatch(/^2\d{3}-\S+Z\s+a-file\s*$/u);
  });

  it('restores the last backup, and nothing that came later', async () => {
    await submit('json');
    expect(await references(await logIn(password))).toHaveLength(3);
    expect(await run(blockOf('deploy', 'systemctl disable'))).toContain('Restored: 2 applications');
    await isReady();
    expect(await references(await logIn(password))).toEqual(sent);
  });

  it('starts no server after a restore that failed', async () => {
    await run('rm -r /var/lib/private/rega.old');
    const backup = '"/var/lib/rega-backups/$(ls /var/lib/rega-backups/ | tail -n 1)"';
    await run(`echo >> ${backup}/rows/application.jsonl`);
    const { code, output } = await machine.attempt(blockOf('deploy', 'systemctl disable'));
    expect(code).toBe(1);
    expect(output).toContain('rows/application.jsonl is not as it was backed up');
    expect((await machine.attempt('systemctl is-active rega-server')).output).toMatch(/^inactive/u);
    expect((await machine.attempt('systemctl is-enabled rega-server')).output).toMatch(
      /^disabled/u,
    );
    // Nor by hand.
    await run('systemctl start rega-server');
    await run(
      `until journalctl --unit rega-server | grep 'A restore was not finished'; do sleep 1; done`,
    );
    await run('systemctl stop rega-server');
    // The last two lines again, with another backup.
    await run(`rm -r ${backup}`);
    const lines = blockOf('deploy', 'systemctl disable').trim().split('\n');
    await run(lines.slice(-2).join('\n'));
    await isReady();
    expect(await references(await logIn(password))).toEqual(sent);
  });
});

const passwordIn = (output: string): string =>
  /shown only now: (?<password>[^\s"\\]+)/u.exec(output)?.groups?.password ?? '';
