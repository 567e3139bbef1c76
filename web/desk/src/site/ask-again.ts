/** Asks again for what somebody else may grant, so that nobody has to reload a page. */
import { runWhileConnected } from '@stolik/elements/base/follow'

/** Milliseconds between two questions. */
const pause = 15_000

/** While something is awaited, asks for it from time to time, and at once when the page is looked at again. */
export const askAgain = (
  host: Parameters<typeof runWhileConnected>[0],
  isAwaited: () => boolean,
  ask: () => unknown,
): void =>
  runWhileConnected(
    host,
    () => (isAwaited() ? 'awaited' : null),
    () => {
      const askIfSeen = (): void => {
        if (!document.hidden) void ask()
      }
      const timer = setInterval(askIfSeen, pause)
      document.addEventListener('visibilitychange', askIfSeen)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', askIfSeen)
      }
    },
  )
