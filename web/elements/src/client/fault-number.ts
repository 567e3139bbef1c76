/** The number that a gateway gives to a failure of its own, so that the operator finds it in the log. */

interface Fault {
  readonly extensions?: { readonly request?: string }
}

let latest: readonly unknown[] | undefined

/** Notes the errors that a gateway answered with, if it did. */
export const noteFault = (errors?: readonly unknown[]): void => void (latest = errors)

/** The number of the latest failure; undefined if the gateway gave none. */
export const faultNumber = (): string | undefined => (latest?.[0] as Fault | undefined)?.extensions?.request
