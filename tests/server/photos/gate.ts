import { setImmediate as others } from 'node:timers/promises';

/** Work that ends on request. */
export function gate() {
  const open: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((resolve) => open.push(resolve)),
    /** How many are waiting now. */
    count: () => open.length,
    openNext: async () => {
      open.shift()?.();
      await others();
    },
    openAll: () => {
      for (const resolve of open.splice(0)) resolve();
    },
  };
}
