/**
 * Sheets that hang from the head of a table and its panels must not cover the ways out of each other. A sheet is shut as soon as something
 * else in the head is pressed. When it opens, it shuts the panel below it, or ends where a panel beside the table begins.
 */
import type { ReactiveControllerHost } from 'lit'

export function closeBeside(host: HTMLElement & ReactiveControllerHost, close: () => void): void {
  let head: HTMLElement | null = null
  const pressed = (event: Event): void => {
    if (!event.composedPath().includes(host)) return close()
    const panel = head?.parentNode?.querySelector<HTMLElement>('#panel') ?? null
    const isBeside = panel !== null && getComputedStyle(panel).position === 'static'
    host.style.setProperty('--stolik-panel-width', `${isBeside ? panel.offsetWidth : 0}px`)
    if (!isBeside) panel?.querySelector<HTMLElement>('.close')?.click()
  }
  host.addController({
    hostConnected() {
      head = host.closest('header')
      head?.addEventListener('click', pressed)
    },
    hostDisconnected: () => head?.removeEventListener('click', pressed),
  })
}
