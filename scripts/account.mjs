// npm run account -- <e-mail> --new-password | --no-second-factor: lets somebody in again whom no colleague can help.
import { inProject } from './setup/project.mjs';
import { readyModule } from './setup/readyModule.mjs';

const { accountCommand } = await readyModule('src/server/commands/accountCommand.ts');
process.exitCode = await accountCommand(process.argv.slice(2), process.env, inProject());
