/** Shuts a sheet that hangs from the head of a table as soon as something else in the head is pressed, so that neither covers the other. */
import type { ReactiveControllerHost } from 'lit'

export function closeBeside(host: HTMLElement & ReactiveControllerHost, close: () => void): void {
  let head: HTMLElement | null = null
  const pressed = (event: Event): void => {
    if (!event.composedPath().includes(host)) close()
  }
  host.addController({
    hostConnected() {
      head = host.closest('header')
      head?.addEventListener('click', pressed)
    },
    hostDisconnected: () => head?.removeEventListener('click', pressed),
  })
}
