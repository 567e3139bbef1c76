/** What of the site is on this device: whether it opens without a network, and how it gets an icon on the screen. */
import { localeFor, prefs } from '@stolik/elements/site/index'
import { offered } from './install-prompt.js'
import { keeping, type Keeping, keepOffline } from './keep-offline.js'
import { text } from './page.js'
import { type DeviceWords, fetchDeviceWords } from './words/offline/index.js'

/** Inserted by the build: the size of the whole site as it is transferred, in megabytes. */
declare const STOLIK_SIZE: number

/** Safari has no other way to tell. */
const isApple = 'standalone' in navigator
const runsInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  (navigator as { readonly standalone?: boolean }).standalone === true

const keepNow = (): void => void keepOffline()

const styles = `stolik-device {
  display: block;
  max-width: 40rem;
  min-height: 12rem;
}
[data-at-table] ~ stolik-device {
  display: none;
}
.device h2 {
  margin: var(--stolik-space-5) 0 var(--stolik-space-2);
  font-size: var(--stolik-text-l);
}
.device p {
  margin: 0 0 var(--stolik-space-3);
  color: var(--stolik-muted);
}
.device button {
  min-height: var(--stolik-press);
  padding: var(--stolik-space-1) var(--stolik-space-4);
  border: 1px solid var(--stolik-control);
  border-radius: var(--stolik-radius);
  background: var(--stolik-panel);
  color: var(--stolik-ink);
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}`
const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

/** @element stolik-device */
class StolikDevice extends HTMLElement {
  readonly #stops: (() => void)[] = []
  #words: DeviceWords | undefined
  #html = ''

  connectedCallback(): void {
    const draw = (): void => this.#draw()
    const speak = (): void => void this.#speak()
    // Comes after the site's own listener, which has stored the offer by then.
    addEventListener('beforeinstallprompt', draw)
    addEventListener('appinstalled', keepNow)
    this.#stops.push(
      keeping.watch(draw),
      prefs.watch(speak),
      () => removeEventListener('beforeinstallprompt', draw),
      () => removeEventListener('appinstalled', keepNow),
    )
    speak()
  }

  disconnectedCallback(): void {
    this.#stops.splice(0).forEach((stop) => stop())
  }

  async #speak(): Promise<void> {
    this.#words = await fetchDeviceWords(localeFor()).catch(() => this.#words)
    this.#draw()
  }

  #draw(): void {
    const say = this.#words
    if (say === undefined || !this.isConnected) return
    const html = `<section class="device" aria-labelledby="device">
      <h2 id="device">${text(say['device.title'])}</h2>
      <p role="status">${text(stateWords(say, keeping.value))}</p>
      ${keepButton(say, keeping.value)}
      ${installPart(say)}
    </section>`
    if (html === this.#html) return
    this.#html = html
    this.innerHTML = html
    this.querySelector('[data-do=keep]')?.addEventListener('click', keepNow)
    this.querySelector('[data-do=install]')?.addEventListener('click', () => void this.#install())
  }

  /** A browser's offer can be used once. */
  async #install(): Promise<void> {
    const { prompt } = offered
    offered.prompt = null
    await prompt?.prompt()
    this.#draw()
  }
}

const stateWords = (say: DeviceWords, state: Keeping): string =>
  say[`device.${state}`].replace('{n}', String(STOLIK_SIZE))

function keepButton(say: DeviceWords, state: Keeping): string {
  if (state !== 'none' && state !== 'failed') return ''
  const word = state === 'none' ? say['device.keep'] : say['device.again']
  return `<button type="button" data-do="keep">${text(word)}</button>`
}

function installPart(say: DeviceWords): string {
  if (runsInstalled()) return `<p>${text(say['device.installed'])}</p>`
  if (offered.prompt !== null)
    return `<button type="button" data-do="install">${text(say['device.install'])}</button>`
  return `<p>${text(isApple ? say['device.apple'] : say['device.menu'])}</p>`
}

customElements.define('stolik-device', StolikDevice)
