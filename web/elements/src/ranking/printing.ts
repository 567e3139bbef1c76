/**
 * Tells an element when printing begins and ends. The browser prints what is drawn when `beforeprint` returns and waits for
 * nothing.
 */
import type { ReactiveControllerHost } from 'lit'

export function whilePrinted(host: ReactiveControllerHost, onChange: (isPrinted: boolean) => void): void {
  const onPrintEvent = ({ type }: Event): void => onChange(type === 'beforeprint')
  host.addController({
    hostConnected() {
      addEventListener('beforeprint', onPrintEvent)
      addEventListener('afterprint', onPrintEvent)
    },
    hostDisconnected() {
      removeEventListener('beforeprint', onPrintEvent)
      removeEventListener('afterprint', onPrintEvent)
    },
  })
}
