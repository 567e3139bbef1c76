/** Caches what `make` returns for an immutable value, for as long as the value lives. */
export function once<K extends object, V>(make: (from: K) => V): (from: K) => V {
  const made = new WeakMap<K, V>()
  return (from) => {
    const known = made.get(from)
    if (known !== undefined) return known
    const value = make(from)
    made.set(from, value)
    return value
  }
}

/** Calls `make` when the value is first needed, and only then. */
export function lazily<V>(make: () => V): () => V {
  let made: { readonly value: V } | undefined
  return () => (made ??= { value: make() }).value
}
