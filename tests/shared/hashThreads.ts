import * as real from '../../src/server/auth/hashThreads';

// Replaces the module for tests in this process (vite.config.ts): each login would take more than
// 20 ms of CPU time. With STRONG_HASHES the real parameters are used.
export const { refuseFull } = real;

const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const isStrong = () => process.env.STRONG_HASHES === '1';

export const hash: typeof real.hash = (password, cost) =>
  real.hash(password, isStrong() ? cost : CHEAPEST);

/** A hash of zeros is that of no password: whether it is refused after few passes or many makes no difference. */
export const verify: typeof real.verify = (hashed, password) =>
  real.verify(
    isStrong() ? hashed : hashed.replace(/m=\d+,t=\d+(?=,p=1\$A+\$A+$)/u, 'm=8,t=1'),
    password,
  );
