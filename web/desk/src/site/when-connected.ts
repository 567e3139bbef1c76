import { runWhileConnected } from '@stolik/elements/base/follow'

/** Runs when an element is connected, and again when the key changes; not while that is null. */
export const whenConnected = (
  host: Parameters<typeof runWhileConnected>[0],
  key: () => string | null,
  run: () => unknown,
): void =>
  runWhileConnected(host, key, () => {
    void run()
    return () => undefined
  })
