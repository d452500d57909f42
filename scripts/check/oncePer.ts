/**
 * Returns a function that computes its result only once for each object: most documents do not
 * change between two checks, and several lints read the same one.
 */
export function oncePer<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly result: V }>();
  return (key) => {
    const held = known.get(key) ?? { result: compute(key) };
    known.set(key, held);
    return held.result;
  };
}
