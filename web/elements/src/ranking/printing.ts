/** Tells an element that it is printed: what it draws is printed as it stands when the event is over, and nothing is waited for. */
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
