import { resolve } from 'node:path';
import { readServerSettings } from '../serverSettings';
import { undo, upgrade } from '../upgrade/upgrade';
import { type Command, parsed } from '../base/command';

export const upgradeCommand: Command = {
  about: 'upgrades the installation, and undoes that if the new version does not work',
  usage: (call) => `${call} <package>    upgrades the installation to a package
${call} --undo       puts the old version back after an upgrade that was cut off
  --backups <folder>       default: /var/lib/rega-backups
  --restart <command>      default: systemctl restart rega-server
  --patience <seconds>     for the new version to be ready; default: 30`,
  async run(args, environment, root) {
    const [[file], values] = parsed(args, [0, 1], {
      undo: { type: 'boolean', default: false },
      backups: { type: 'string', default: '/var/lib/rega-backups' },
      restart: { type: 'string', default: 'systemctl restart rega-server' },
      patience: { type: 'string', default: '30' },
    });
    const { undo: isUndo, backups, restart, patience } = values;
    if (isUndo !== (file === undefined) || !/^[1-9][0-9]{0,2}$/u.test(patience)) return undefined;
    const ports = {
      settings: readServerSettings(environment, root),
      release: resolve(root),
      backups: resolve(backups),
      restart: restart.split(' '),
      patienceMs: Number(patience) * 1000,
      say: (line: string) => console.log(line),
    };
    await (file === undefined ? undo(ports) : upgrade(resolve(file), ports));
    return 0;
  },
};
