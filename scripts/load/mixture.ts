import type { Load } from './loads';
import type { Shot } from './requests';

/** Combines all loads by their shares, interleaved so that requests of one load are spread out. */
export function mixtureOf(loads: readonly Load[]): readonly Shot[] {
  const placed = loads.flatMap(({ shots, share }) =>
    Array.from({ length: share }, (_, index) => ({
      shot: shots[index % shots.length],
      at: (index + 0.5) / share,
    })),
  );
  return placed.toSorted((a, b) => a.at - b.at).flatMap(({ shot }) => shot ?? []);
}
