/** Steps of an upgrade, in their order; those from `gaveUp` on undo it. */
export const STEPS = [
  'unpacking',
  'unpacked',
  'backedUp',
  'restored',
  'compared',
  'rehearsed',
  'noted',
  'switched',
  'copying',
  'copied',
  'migrated',
  'listening',
  'ready',
  'confirmed',
  'tidied',
  'gaveUp',
  'undoing',
  'switchedBack',
  'puttingBack',
  'putBack',
] as const;

export type UpgradeStep = (typeof STEPS)[number];

/** Ends the process at the step that UPGRADE_CUT names, as a power cut would: tests do this at each. */
export function cut(step: UpgradeStep): void {
  if (process.env.UPGRADE_CUT === step) process.kill(process.pid, 'SIGKILL');
}
