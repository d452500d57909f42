export interface FairLimits {
  readonly ofAll: number;
  /** Fewer than of all: another caller begins at once, however much work one caller has. */
  readonly ofCaller: number;
}

/** Counts something of each caller, and of all. */
export function callerCounts({ ofAll, ofCaller }: FairLimits) {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    isFull: (caller: string): boolean => all >= ofAll || (counts.get(caller) ?? 0) >= ofCaller,
    add(caller: string, more: number): void {
      all += more;
      const own = (counts.get(caller) ?? 0) + more;
      if (own > 0) counts.set(caller, own);
      else counts.delete(caller);
    },
  };
}
