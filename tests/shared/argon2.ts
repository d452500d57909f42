import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

// Replaces the package for tests in this process (vite.config.ts): each login would take more than
// 20 ms of CPU time. With STRONG_HASHES the real parameters are used.
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const hash: typeof Argon2.hash = (password, options) =>
  real.hash(password, process.env.STRONG_HASHES === '1' ? options : CHEAPEST);

export const { verify } = real;
