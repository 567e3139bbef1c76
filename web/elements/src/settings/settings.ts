import { localeNames, locales, say } from '@stolik/core'
import { choices } from '@stolik/kit/choices'
import { declares, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { css, html, nothing } from 'lit'
import { StolikElement } from '../element/element.js'
import { redrawOnChange } from '../base/follow.js'
import { playing } from '../base/playing.js'
import { forms } from '../base/forms.styles.js'
import { choose, decks, letterSets, prefs, themes } from '../base/prefs.js'
import { askPermission, permission } from '../waiting/notice.js'
import { playingRooms, playSettings } from './play-settings.js'
import { soundWords } from '../words/sound/index.js'
import { waitingWords } from '../words/waiting/index.js'

/**
 * A person's own choices: language, light or dark, the deck and its letters, how a card is played, how a hand is sorted, how fast
 * cards move, whether a table plays sounds. The browser keeps them for all our elements on the page.
 *
 * @element stolik-settings
 * @attr lang - a language of Stolik, such as de
 * @attr theme - `light`, `dark`, or `auto`: the `color-scheme` of the page
 */
export class StolikSettings extends declares(StolikElement, {
  /** Whether the browser has refused notifications. */
  denied: state(false),
}) {
  static override styles = [
    controls,
    forms,
    css`
      :host {
        display: grid;
        gap: var(--stolik-space-4);
      }
      .sounds,
      .waits {
        display: grid;
        gap: var(--stolik-space-1);
      }
      .playing {
        display: grid;
        gap: var(--stolik-space-4);
        min-width: 0;
      }
      .playing > p {
        margin: calc(-1 * var(--stolik-space-3)) 0 0;
      }
      figure {
        min-width: 0;
        margin: 0;
        padding: var(--stolik-space-2) var(--stolik-space-3) var(--stolik-space-3);
        border-radius: var(--stolik-radius);
        background: var(--stolik-felt);
        --stolik-hand-card: 56px;
      }
      figcaption {
        margin-block-start: var(--stolik-space-2);
        color: var(--stolik-on-felt);
      }
    `,
  ]

  constructor() {
    super()
    redrawOnChange(this, playing)
  }

  protected override readonly catalogues = [soundWords, waitingWords, ...playingRooms]

  protected override render(): unknown {
    const now = prefs.value
    return [
      choices(
        'locale',
        this.say('settings.language'),
        locales.map((value) => ({ value, label: localeNames[value] })),
        this.locale,
        (locale) => choose({ locale }),
      ),
      choices(
        'theme',
        this.say('settings.theme'),
        themes.map((value) => ({ value, label: this.say(`settings.theme.${value}`) })),
        now.theme,
        (theme) => choose({ theme }),
      ),
      choices(
        'deck',
        this.say('settings.deck'),
        decks.map((value) => ({ value, label: this.say(`settings.deck.${value}`) })),
        now.deck,
        (deck) => choose({ deck }),
      ),
      choices(
        'letters',
        this.say('settings.letters'),
        letterSets.map((value) => ({
          value,
          label: value === 'auto' ? this.say('settings.letters.auto') : value.split('').join(' '),
        })),
        now.letters,
        (letters) => choose({ letters }),
      ),
      choices(
        'tap',
        this.say('settings.tap'),
        [
          { value: 'two', label: this.say('settings.tap.two') },
          { value: 'one', label: this.say('settings.tap.one') },
        ],
        now.firstTap ? 'one' : 'two',
        (taps) => choose({ firstTap: taps === 'one' }),
      ),
      html`<div class="playing">${playSettings(this, this.locale)}</div>`,
      html`<div class="sounds">
        ${choices(
          'sounds',
          this.#sound('sound.title'),
          (['off', 'on'] as const).map((value) => ({ value, label: this.#sound(`sound.${value}`) })),
          now.sounds ? 'on' : 'off',
          (value) => this.#switch(value === 'on'),
        )}
        <p class="small muted">${this.#sound('sound.what')}</p>
      </div>`,
      this.#renderWaits(),
    ].map((group) => html`${group}`)
  }

  #sound(code: string): string {
    return say(soundWords[this.locale], this.locale, code)
  }

  /** Offers only what this browser supports. */
  #renderWaits(): unknown {
    const { notify, vibrate } = prefs.value
    const canNotify = permission() !== 'none'
    const canVibrate = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches
    if (!canNotify && !canVibrate) return nothing
    const t = (code: string): string => say(waitingWords[this.locale], this.locale, code)
    const offOrOn = (name: string, on: boolean, set: (on: boolean) => void): unknown =>
      choices(
        name,
        t(`wait.${name}`),
        (['off', 'on'] as const).map((value) => ({ value, label: t(`wait.${value}`) })),
        on ? 'on' : 'off',
        (value) => set(value === 'on'),
      )
    return html`<div class="waits" role="group" aria-label=${t('wait.title')}>
      ${canNotify ? offOrOn('notify', notify && permission() === 'granted', (on) => void this.#notify(on)) : nothing}
      ${canVibrate ? offOrOn('vibrate', vibrate, (on) => this.#vibrate(on)) : nothing}
      ${this.denied ? html`<p class="small" role="status">${t('wait.denied')}</p>` : nothing}
      <p class="small muted">${t('wait.what')}</p>
    </div>`
  }

  async #notify(on: boolean): Promise<void> {
    const allowed = on && (await askPermission()) === 'granted'
    this.denied = on && !allowed
    choose({ notify: allowed })
  }

  /** Vibrates once when switched on, as a confirmation. */
  #vibrate(on: boolean): void {
    choose({ vibrate: on })
    if (on) navigator.vibrate(120)
  }

  /** Plays a sample when switched on, as a confirmation. */
  #switch(sounds: boolean): void {
    choose({ sounds })
    if (sounds) import('../sound/sounds.js').then(({ sample }) => sample()).catch(() => undefined)
  }
}

customElements.define('stolik-settings', StolikSettings)
