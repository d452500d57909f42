// npm run licences: prints the licence of each package, as Markdown. Exits with 1 if a package names none.
import { licenceTable } from './licences/licenceTable.mjs';
import { installedPackages } from './licences/packages.mjs';
import { makeReady } from './setup/ready.mjs';

makeReady();
process.stdout.write(licenceTable(installedPackages()));
