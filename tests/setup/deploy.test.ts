import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT, tempFolder } from '../server/support/folders';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const SETTINGS = new Set(
  [...read('docs/settings.md').matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name),
);

/** For the container and its build, not for the server. */
const OTHER_VARIABLES = ['NODE_ENV', 'COMMIT'];

const isSetting = (name = ''): boolean => SETTINGS.has(name) || OTHER_VARIABLES.includes(name);

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image: string;
        readonly environment?: Readonly<Record<string, string>>;
        readonly volumes?: readonly string[];
        readonly read_only?: boolean;
        readonly cap_drop?: readonly string[];
        readonly profiles?: readonly string[];
        readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
      }
    >
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
}

describe('the Dockerfile', () => {
  const text = read('Dockerfile');

  it('has no error or warning of the linter', () => {
    expect(validate(text)).toEqual([]);
  });

  it('copies files that exist, and runs as a user without rights', () => {
    const copied = [...text.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(copied).not.toEqual([]);
    expect(copied.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
    expect(/^USER (\S+)$/m.exec(text)?.[1]).toBe('node');
  });

  it('names an exact version of its base image', () => {
    const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+-/);
  });

  it('sets only settings that the server reads', () => {
    const names = [...text.matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name);
    expect(names.filter((name) => !isSetting(name))).toEqual([]);
  });
});

describe('compose.yaml', () => {
  const { services, volumes } = parse(read('compose.yaml')) as Compose;

  it('passes only settings that the server reads', () => {
    expect(
      Object.keys(services.rega?.environment ?? {}).filter((name) => !isSetting(name)),
    ).toEqual([]);
  });

  it('runs the server read-only, without capabilities, and always', () => {
    expect(services.rega).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(services.rega?.profiles).toBeUndefined();
  });

  it('names exact versions of images, and volumes and services that exist', () => {
    for (const [name, { image, volumes: mounts = [], depends_on: needed = [] }] of Object.entries(
      services,
    )) {
      if (name !== 'rega') expect(image).toMatch(/:\d+\.\d+/);
      for (const mount of mounts) {
        const [source = ''] = mount.split(':');
        const isThere = source.startsWith('./')
          ? existsSync(join(ROOT, source))
          : Object.hasOwn(volumes, source);
        expect(isThere, mount).toBe(true);
      }
      const names = Array.isArray(needed) ? needed : Object.keys(needed);
      for (const other of names) expect(Object.keys(services)).toContain(other);
    }
  });
});

test('deploy/rega.env names only settings that the server reads', () => {
  const names = [...read('deploy/rega.env').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !isSetting(name))).toEqual([]);
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

describe.runIf(hasSystemd)('the systemd units', () => {
  const run = (...args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };

  it('are valid, and sandboxed: at most 2.0 by systemd-analyze', async () => {
    const root = await tempFolder();
    const units = join(root, 'etc/systemd/system');
    await cp(join(ROOT, 'deploy/systemd'), units, { recursive: true });
    const files = (await readdir(units)).filter((name) => !name.endsWith('.d'));
    const paths = files.map((name) => join(units, name));
    expect(run('verify', '--man=no', ...paths)).toEqual({ status: 0, output: '' });
    for (const name of files.filter((file) => file.endsWith('.service'))) {
      const { status, output } = run(
        'security',
        '--offline=true',
        `--root=${root}`,
        '--threshold=20',
        name,
      );
      expect(status, output).toBe(0);
    }
  });
});

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

describe.runIf(hasCaddy)('the configuration of Caddy', () => {
  const path = join(ROOT, 'deploy/Caddyfile');
  const caddy = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
    spawnSync('caddy', args, { encoding: 'utf8', env: { PATH: process.env.PATH, ...env } });

  it('is valid and formatted', () => {
    const { status, stderr } = caddy(
      { SITE_ADDRESS: 'rega.example' },
      ...['validate', '--adapter', 'caddyfile', '--config', path],
    );
    expect(status, stderr).toBe(0);
    expect(caddy({}, 'fmt', path).stdout).toBe(read('deploy/Caddyfile'));
  });

  it('answers with TLS for the address, and passes all to the server of compose.yaml', () => {
    const { stdout } = caddy(
      { SITE_ADDRESS: 'rega.example' },
      ...['adapt', '--adapter', 'caddyfile', '--config', path],
    );
    const { apps } = JSON.parse(stdout) as { apps: { http: { servers: object } } };
    const servers = Object.values(apps.http.servers) as { listen: string[] }[];
    expect(servers.map(({ listen }) => listen)).toEqual([[':443']]);
    expect(stdout).toContain('"host":["rega.example"]');
    expect(stdout).toContain('"dial":"rega:4000"');
  });
});
