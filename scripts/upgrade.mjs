// npm run upgrade -- <package>: upgrades an installation to a package of npm run package (docs/deploy.md).
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { upgradeCommand } = await readyModule('src/server/commands/upgradeCommand.ts');
process.exitCode = await upgradeCommand(process.argv.slice(2), process.env, inProject());
