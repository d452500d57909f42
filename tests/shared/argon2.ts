import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// Replaces the package for tests in this process (vite.config.ts): each login would take more than
// 20 ms of CPU time. With STRONG_HASHES the real parameters are used.
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const isStrong = () => process.env.STRONG_HASHES === '1';

export const hash: typeof Argon2.hash = (password, options) =>
  real.hash(password, isStrong() ? options : CHEAPEST);

/** A hash of zeros is that of no password: whether it is refused after few passes or many makes no difference. */
export const verify: typeof Argon2.verify = (hashed, password) =>
  real.verify(
    isStrong() ? hashed : String(hashed).replace(/m=\d+,t=\d+(?=,p=1\$A+\$A+$)/u, 'm=8,t=1'),
    password,
  );
