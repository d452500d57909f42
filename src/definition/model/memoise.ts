/** Returns a function that computes its result once for each object, such as a field: definitions do not change. */
export function memoise<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly result: V }>();
  return (key) => {
    const entry = known.get(key) ?? { result: compute(key) };
    known.set(key, entry);
    return entry.result;
  };
}
