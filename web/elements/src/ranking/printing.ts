/**
 * Tells an element when printing begins and ends. The browser prints what is drawn when `beforeprint` returns and waits for
 * nothing.
 */
import type { ReactiveControllerHost } from 'lit'

export function whilePrinted(host: ReactiveControllerHost, tell: (isPrinted: boolean) => void): void {
  const hear = ({ type }: Event): void => tell(type === 'beforeprint')
  host.addController({
    hostConnected() {
      addEventListener('beforeprint', hear)
      addEventListener('afterprint', hear)
    },
    hostDisconnected() {
      removeEventListener('beforeprint', hear)
      removeEventListener('afterprint', hear)
    },
  })
}
