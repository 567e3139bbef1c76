/** The number that a gateway gives to a failure of its own, so that the operator finds it in the log. */

let latest: string | undefined

interface Fault {
  readonly extensions?: { readonly code?: unknown; readonly request?: unknown }
}

/** Notes what a gateway answered with: the number of its failure, or that it gave none. */
export function noteFault(errors: readonly unknown[] | undefined): void {
  const [first] = (errors ?? []) as readonly (Fault | undefined)[]
  const number = first?.extensions?.code === 'INTERNAL' ? first.extensions.request : undefined
  latest = typeof number === 'string' ? number : undefined
}

/** The number of the latest failure; undefined if the gateway gave none. */
export const faultNumber = (): string | undefined => latest
