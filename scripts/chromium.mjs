// Prints the path of a Chromium for the browser tests, installing one if necessary.
import { findChromium } from './setup/chromium.mjs';

console.log(await findChromium());
