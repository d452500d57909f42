/** Returns a function that computes its result once for each object, which must not change: a field, or a file. */
export function memoise<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly result: V }>();
  return (key) => {
    const entry = known.get(key) ?? { result: compute(key) };
    known.set(key, entry);
    return entry.result;
  };
}
