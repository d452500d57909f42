import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { isReady } from '../../../src/server/upgrade/readyCommand';
import { figure } from '../../requirements/figure';
import { tempFolder } from '../support/folders';
import { isLong } from '../support/long';
import { random } from '../support/random';
import { install, visitors } from './installation';
import { makeRelease, pack } from './releases';
import { until } from './supervisor';

const ROUNDS = 100;
const SEED = 20_261_128;
/** Acknowledged in each round before anything happens, and after everything. */
const SOME = 2;

/** Each round backs up or upgrades, and kills the server, the command or both meanwhile or a little later. */
test.runIf(isLong)(
  'killed at random around backups and upgrades, it loses nothing that was acknowledged',
  { timeout: 7_200_000 },
  async (context) => {
    const folder = await tempFolder();
    await makeRelease(join(folder, 'rega-1'));
    await makeRelease(join(folder, 'new/rega-2'), true);
    const file = pack(join(folder, 'new/rega-2'));
    const { base, port, supervisor, upgrade, backUp, current, address } = await install(
      join(folder, 'rega-1'),
    );
    const people = visitors(address);
    const next = random(SEED);
    let kills = 0;
    let upgrades = 0;
    const perhapsCrash = (share: number): void => {
      if (next() > share) return;
      supervisor.crash();
      kills += 1;
    };
    for (let round = 1; round <= ROUNDS; round += 1) {
      await people.more(SOME);
      const isUpgrade = next() < 0.4;
      const ending = new AbortController();
      const { signal: end } = ending;
      const running = isUpgrade ? upgrade(file, { signal: end }) : backUp({ signal: end });
      await sleep(next() * (isUpgrade ? 8000 : 1500));
      if (next() < 0.3) ending.abort();
      perhapsCrash(0.5);
      let { code, signal } = await running;
      // As systemd does with one that was killed.
      if (isUpgrade && signal !== null) ({ code, signal } = await upgrade(file));
      if (isUpgrade && code === 0) upgrades += 1;
      await until(() => isReady(port));
      // Whoever opens and closes the database would remove the log of a server that has lost its lock.
      await backUp();
      await people.more(SOME);
      perhapsCrash(0.5);
      // So that a hundred upgrades fit on the disk. The old version is needed until the new one is confirmed.
      const isUnderWay = (await readdir(join(base, 'data'))).some((name) =>
        name.includes('upgrade'),
      );
      const old = isUnderWay ? [] : await readdir(join(base, 'releases'));
      for (const name of old) {
        if (name !== (await current())) await rm(join(base, 'releases', name), { recursive: true });
      }
      await rm(join(base, 'backups'), { recursive: true, force: true });
    }
    await people.more(SOME);
    await people.stop();
    expect((await people.list()).toSorted()).toEqual(people.taken.toSorted());
    await supervisor.stop();
    const database = new Database(join(base, 'data/rega.db'));
    expect(database.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    database.close();
    expect(upgrades).toBeGreaterThan(0);
    const counts = `${people.taken.length} acknowledged in ${ROUNDS} rounds with ${upgrades} upgrades, killed ${kills} times, 0 lost`;
    figure(context, 'R33', `around backups and upgrades: ${counts}`);
  },
);
