import type { Gateway } from '../client/gateway.js'
import type { Outcome } from '../client/http.js'
import type { LoginTaken, SignedIn } from '../client/types.js'
import { writeStored, readStored } from '../base/storage.js'

/** Signs in on this device. The gateway recognises the device the next time, even after signing out. */
export async function onDevice<T extends SignedIn | LoginTaken>(
  gate: Gateway,
  variables: object,
  ask: (variables: object) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const key = `stolik.device ${gate.address('')}`
  const outcome = await ask({ ...variables, device: readStored(key) ?? undefined })
  if ('done' in outcome && 'device' in outcome.done && typeof outcome.done.device === 'string')
    writeStored(key, outcome.done.device)
  return outcome
}
