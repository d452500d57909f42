import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeFirstStaff } from '../../../src/server/auth/firstStaff';
import { prepareDataDir } from '../../../src/server/dataDir';
import { readServerSettings, SettingsError } from '../../../src/server/serverSettings';
import { figure, proves } from '../../requirements/figure';
import { tempFolder } from '../support/folders';
import { startServer } from '../support/harness';
import { passwordIssue } from '../../../src/server/auth/passwords';

const PUBLIC_URL = 'https://rega.example';
const read = (env: Record<string, string>) => readServerSettings(env, '/srv/rega');

describe('settings', () => {
  test('have defaults', () => {
    expect(read({})).toEqual({
      root: '/srv/rega',
      port: 4000,
      host: '127.0.0.1',
      dataDir: '/srv/rega/data',
      databaseUrl: undefined,
      staffEmail: 'staff@localhost',
      staffPassword: undefined,
      panelPath: '/8d_001pass',
      apiBase: '/api/',
      apiCalls: 'own',
      mapTiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      geoUrl: '',
      geoDb: undefined,
      trustProxy: [],
      publicUrl: undefined,
      retentionDays: undefined,
      trashDays: 30,
      statusDays: 90,
      sweepMost: undefined,
      shutdownSeconds: 8,
      minFreeMb: 500,
      receiptsADay: 300,
      cacheMb: 32,
      secondFactor: false,
      rateLimit: true,
      logLevel: 'error',
      metrics: false,
      demo: true,
    });
  });

  const GOOD: readonly (readonly [Record<string, string>, Partial<ReturnType<typeof read>>])[] = [
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: ' 8080 ' }, { port: 8080 }],
    [{ PORT: '' }, { port: 4000 }],
    [{ HOST: '::' }, { host: '::' }],
    [{ DATA_DIR: '/var/rega' }, { dataDir: '/var/rega' }],
    [{ DATA_DIR: '../elsewhere' }, { dataDir: '/srv/elsewhere' }],
    [{ DATABASE_URL: 'postgresql://a@b/c' }, { databaseUrl: 'postgresql://a@b/c' }],
    [{ STAFF_EMAIL: 'Shilan@Agency.example' }, { staffEmail: 'shilan@agency.example' }],
    [{ STAFF_PASSWORD: 'Wren-otter-58' }, { staffPassword: 'Wren-otter-58' }],
    [{ PANEL_PATH: '/staff-only' }, { panelPath: '/staff-only' }],
    [{ API_BASE: 'https://a.example/v1' }, { apiBase: 'https://a.example/v1/' }],
    [{ API_BASE: '/other/' }, { apiBase: '/other/', apiCalls: 'papers' }],
    [{ API_BASE: '/other/', API_CALLS: 'own' }, { apiCalls: 'own' }],
    [{ API_CALLS: 'papers' }, { apiCalls: 'papers' }],
    [{ GEO_URL: '/api/client/geo/' }, { geoUrl: '/api/client/geo/' }],
    [{ GEO_DB: 'geo/city.mmdb' }, { geoDb: '/srv/rega/geo/city.mmdb' }],
    [{ TRUST_PROXY: '10.0.0.1', PUBLIC_URL }, { trustProxy: ['10.0.0.1'] }],
    [
      { TRUST_PROXY: 'loopback, 10.0.0.0/8,::1', PUBLIC_URL },
      { trustProxy: ['loopback', '10.0.0.0/8', '::1'] },
    ],
    [{ PUBLIC_URL }, { publicUrl: PUBLIC_URL }],
    [{ PUBLIC_URL: 'http://rega.example:8080/' }, { publicUrl: 'http://rega.example:8080' }],
    [{ RETENTION_DAYS: '365' }, { retentionDays: 365 }],
    [{ STATUS_DAYS: '14' }, { statusDays: 14 }],
    [{ TRASH_DAYS: '7' }, { trashDays: 7 }],
    [{ SWEEP_MOST: '0' }, { sweepMost: 0 }],
    [{ SWEEP_MOST: '5000' }, { sweepMost: 5000 }],
    [{ MIN_FREE_MB: '0' }, { minFreeMb: 0 }],
    [{ SHUTDOWN_SECONDS: '30' }, { shutdownSeconds: 30 }],
    [
      { SMTP_URL: 'smtps://u:p@mail.example:465', MAIL_FROM: 'Rega <office@rega.example>' },
      { mail: { server: 'smtps://u:p@mail.example:465', from: 'Rega <office@rega.example>' } },
    ],
    [{ MAIL_FROM: 'office@rega.example' }, { mail: undefined }],
    [{ RECEIPTS_A_DAY: '50' }, { receiptsADay: 50 }],
    [
      { WEBHOOK_URL: 'https://a.example/hook', WEBHOOK_SECRET: 'sixteen letters.' },
      { webhook: { url: 'https://a.example/hook', secret: 'sixteen letters.' } },
    ],
    [{ CLAMD_URL: 'tcp://127.0.0.1' }, { clamd: { host: '127.0.0.1', port: 3310 } }],
    [{ CLAMD_URL: 'tcp://clamav.lan:3311/' }, { clamd: { host: 'clamav.lan', port: 3311 } }],
    [{ CLAMD_URL: 'tcp://[::1]:3310' }, { clamd: { host: '::1', port: 3310 } }],
    [{ CLAMD_URL: 'unix:/run/clamd.ctl' }, { clamd: { path: '/run/clamd.ctl' } }],
    [{ CLAMD_URL: 'unix:///run/clamd.ctl' }, { clamd: { path: '/run/clamd.ctl' } }],
    [{ CLAMD_URL: '' }, { clamd: undefined }],
    [{ RATE_LIMIT: 'off' }, { rateLimit: false }],
    [{ LOG_LEVEL: 'info' }, { logLevel: 'info' }],
    [{ METRICS: 'on' }, { metrics: true }],
    [{ METRICS: 'staff' }, { metrics: false }],
    [{ DEMO: '0' }, { demo: false }],
  ];
  test.each(GOOD)('%j', (env, expected) => {
    expect(read(env)).toMatchObject(expected);
  });

  const BAD: readonly Record<string, string>[] = [
    ...['-1', '65536', '4000x', '0x10', '1e3', '80 80'].map((PORT) => ({ PORT })),
    ...['mysql://a/b', 'rega.db', 'http://a/b'].map((DATABASE_URL) => ({ DATABASE_URL })),
    ...['staff', '@', 'a b@c.d'].map((STAFF_EMAIL) => ({ STAFF_EMAIL })),
    ...['short', 'elevenchars', 'password', 'Password1234', 'changemechangeme'].map(
      (STAFF_PASSWORD) => ({ STAFF_PASSWORD }),
    ),
    ...['panel', '/', '/a', '/a/b', '/pa nel', '/../x'].map((PANEL_PATH) => ({
      PANEL_PATH,
    })),
    ...['api', '//evil.example', 'ftp://a', 'javascript:1', 'https://a.example; script-src *'].map(
      (API_BASE) => ({ API_BASE }),
    ),
    ...['https://a.example/', "https://a'b/{z}/{x}/{y}"].map((MAP_TILES) => ({ MAP_TILES })),
    ...['all', 'OWN'].map((API_CALLS) => ({ API_CALLS })),
    ...['geo', 'https://'].map((GEO_URL) => ({ GEO_URL })),
    ...['1', '0', 'on', 'true', '10.0.0.0/33', '::/129', '10.0.0.1/', '10.0.0', ', ', 'a'].map(
      (TRUST_PROXY) => ({ TRUST_PROXY, PUBLIC_URL }),
    ),
    ...['rega.example', '//rega.example', 'https://', 'https://a/b', 'https://a"><script>'].map(
      (PUBLIC_URL) => ({ PUBLIC_URL }),
    ),
    ...['0', '-1', '1.5', 'year', '1e3'].map((RETENTION_DAYS) => ({ RETENTION_DAYS })),
    ...['0', 'never'].map((TRASH_DAYS) => ({ TRASH_DAYS })),
    ...['-1', '1%', 'all'].map((SWEEP_MOST) => ({ SWEEP_MOST })),
    ...['0', '-1', '1.5', '1000'].map((SHUTDOWN_SECONDS) => ({ SHUTDOWN_SECONDS })),
    ...['clamav', 'http://clamav:3310', 'tcp://', 'tcp://a:0', 'tcp://a:65536', 'unix:run'].map(
      (CLAMD_URL) => ({ CLAMD_URL }),
    ),
    ...['-1', '500M'].map((MIN_FREE_MB) => ({ MIN_FREE_MB })),
    ...['mail.example', 'http://mail.example', 'smtp://'].map((SMTP_URL) => ({
      SMTP_URL,
      MAIL_FROM: 'a@b.example',
    })),
    ...['', 'Rega', 'Rega <office>', 'a@b.example\r\nBcc: c@d.example'].map((MAIL_FROM) => ({
      MAIL_FROM,
      SMTP_URL: 'smtp://mail.example',
    })),
    ...['', 'short'].map((WEBHOOK_SECRET) => ({
      WEBHOOK_SECRET,
      WEBHOOK_URL: 'https://a.example/hook',
    })),
    ...['no', '0', 'OFF'].map((RATE_LIMIT) => ({ RATE_LIMIT })),
    ...['all', 'INFO', '1'].map((LOG_LEVEL) => ({ LOG_LEVEL })),
    ...['off', '1'].map((METRICS) => ({ METRICS })),
    ...['yes', 'true'].map((DEMO) => ({ DEMO })),
  ];
  test.each(BAD)('reject %j by name', (env) => {
    expect(() => read(env)).toThrow(SettingsError);
    expect(() => read(env)).toThrow(Object.keys(env)[0]);
  });

  test('require the public URL behind a trusted proxy', () => {
    expect(() => read({ TRUST_PROXY: 'loopback' })).toThrow('PUBLIC_URL must be set');
  });

  test('report all errors at once, without the password', () => {
    try {
      read({ PORT: 'x', STAFF_PASSWORD: 'hunter2', DEMO: 'x' });
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      expect(error.message.split('\n').map((issue) => issue.split(' ')[0])).toEqual([
        'PORT',
        'STAFF_PASSWORD',
        'DEMO',
      ]);
      expect(error.message).not.toContain('hunter2');
    }
  });
});

const PASSWORDS: Readonly<Record<'tooShort' | 'tooLong' | 'known' | 'good', readonly string[]>> = {
  tooShort: ['', 'a', 'elevenchars', '😀'.repeat(11)],
  tooLong: ['x1Y'.repeat(400)],
  known: [
    'passwordpassword',
    'PASSWORD123456',
    'p@ssword1234',
    'administrator',
    'Administrator1!',
    '123456789012',
    '098765432109',
    'aaaaaaaaaaaa',
    'abababababab',
    'qwertyuiop12',
    'letmeinplease',
    'welcome12345',
    'iloveyou1234',
    'changeme1234',
    'secretsecret',
    'abcdefghijkl',
    'kurdistan2025',
    'q1w2e3r4t5y6',
    '1qaz2wsx3edc',
    'zaq12wsxcde3',
    'liverpool123',
    'Sunshine!2026',
    'unbelievable',
    '!!M1chael1987',
    'chelseachelsea',
  ],
  good: [
    'Wren-otter-58',
    'correct horse battery',
    'شیلان لە هەولێر',
    'tr0ub4dor&3xyz',
    'q8#Lm2!vZp0w',
    'lantern 48 kettle',
    '918273 lantern 5546',
    'mGq0v4Zr8yQ1bX7n',
    '😀🐑🌷🍋🎈🚲🧊🪁🎻🧭🪴🧵',
    'long enough '.repeat(6),
  ],
};

describe('passwords', proves('R23'), () => {
  const cases = Object.entries(PASSWORDS).flatMap(([issue, passwords]) =>
    passwords.map((password) => ({ password, issue })),
  );
  let checked = 0;
  test.each(cases)('$password: $issue', ({ password, issue }) => {
    expect(passwordIssue(password) ?? 'good').toBe(issue);
    checked += 1;
  });

  test('follow the table of rules', (context) => {
    const { known, good } = PASSWORDS;
    figure(
      context,
      'R23',
      `${known.length} common of ${checked} refused, ${good.length} good taken`,
    );
    expect(checked).toBe(cases.length);
  });
});

describe('data folder', proves('R22'), () => {
  test('is created for its owner only', async () => {
    const dataDir = join(await tempFolder(), 'deep/data');
    await prepareDataDir({ dataDir });
    const modes = await Promise.all(
      ['.', 'photos', 'tmp', 'places'].map(async (name) => (await stat(join(dataDir, name))).mode),
    );
    expect(modes.map((mode) => (mode & 0o777).toString(8))).toEqual(['700', '700', '700', '700']);
  });

  test.each([0o755, 0o704, 0o701, 0o777])(
    'that everybody can read (%o) is refused',
    async (mode) => {
      const dataDir = join(await tempFolder(), 'data');
      await mkdir(dataDir);
      await chmod(dataDir, mode);
      await expect(prepareDataDir({ dataDir })).rejects.toThrow(SettingsError);
      expect(await readdir(dataDir)).toEqual([]);
    },
  );

  test('may be readable for its group', async () => {
    const dataDir = join(await tempFolder(), 'data');
    await mkdir(dataDir);
    await chmod(dataDir, 0o750);
    await expect(prepareDataDir({ dataDir })).resolves.toBeDefined();
  });
});

describe('first staff account', proves('R22'), () => {
  test('is created once, with a generated password if none was given', async () => {
    const { storage, settings } = await startServer();
    expect(await makeFirstStaff(storage, settings, new Date())).toBeUndefined();

    const made = new Set<string | undefined>();
    for (let count = 0; count < 2; count += 1) {
      const { storage: empty } = await startServer({ staff: false });
      const account = { staffEmail: 'a@b.c', staffPassword: undefined };
      const first = await makeFirstStaff(empty, account, new Date());
      expect(first).toEqual({
        email: 'a@b.c',
        madePassword: expect.stringMatching(/^[\w-]{24}$/u),
      });
      expect(passwordIssue(first?.madePassword ?? '')).toBeUndefined();
      made.add(first?.madePassword);
    }
    expect(made.size).toBe(2);
  });
});
