import { choices } from '@stolik/kit/choices'
import { declares, flag, given, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing, css } from 'lit'
import { leastRatedHands, mayBeRated } from '@stolik/contract/rated'
import type { OpenChoice } from '../client/gateway.js'
import type { BotLevel, GameInfo, Speed } from '../client/types.js'
import { StolikElement } from '../element/element.js'
import { redrawOnChange } from '../base/follow.js'
import { forms } from '../base/forms.styles.js'
import { gameName, gameWords, isKnown, lengthName, profilesFor } from '../element/game-names.js'
import { chosenLevel } from '../live/bot-level.js'
import { keptName } from '../rule-sets/kept-name.js'
import { offeredRules, withRuleSets, type KeptRules } from '../rule-sets/offered.js'
import { levelChoice } from '../table/level-choice.js'
import { gatherWords } from '../words/gather/index.js'
import { newTableWords } from '../words/new-table/index.js'

const newTableStyles = css`
  :host {
    display: block;
  }
  form {
    display: grid;
    gap: var(--stolik-space-4);
  }
  .levels {
    display: grid;
    gap: var(--stolik-space-1);
  }
  .settings {
    display: flex;
    flex-wrap: wrap;
    gap: var(--stolik-space-4) var(--stolik-space-5);
  }
`

/** The table that a person wants to open, and the level of the bots that take the free chairs at once; null = none do. */
export class OpenEvent extends CustomEvent<{ readonly choice: OpenChoice; readonly bots: BotLevel | null }> {
  static readonly type = 'stolik-open'
  constructor(choice: OpenChoice, bots: BotLevel | null) {
    super(OpenEvent.type, { detail: { choice, bots } })
  }
}

const speeds: readonly Speed[] = ['FREE', 'CALM', 'NORMAL', 'FAST']

/**
 * The form for a new table, a part of the lobby. It sends no queries itself.
 *
 * @element stolik-new-table
 * @prop games - what the gateway offers
 * @prop club - id of the club whose page it is: its own rules are offered, too
 * @prop busy - whether an order is under way
 * @fires stolik-open - the wanted table
 * @fires stolik-cancel - the person wants no table after all
 */
export class StolikNewTable extends declares(StolikElement, {
  games: given<readonly GameInfo[]>([]),
  club: given<string | null>(null),
  /** The rules that clubs have made; none until they have come. */
  rules: state<readonly KeptRules[]>([]),
  busy: flag(),
  wish: state<Partial<OpenChoice>>({}),
}) {
  static override styles = [controls, forms, newTableStyles]

  constructor() {
    super()
    redrawOnChange(this, gameWords)
    offeredRules(this, {
      gate: () => (this.place === null ? null : this.gate),
      of: () => ({ club: this.club }),
      take: (rules) => (this.rules = rules),
    })
  }

  protected override readonly catalogues = [newTableWords, gatherWords]

  /** Focuses the first choice. */
  override focus(): void {
    void this.updateComplete.then(() => this.renderRoot.querySelector('input')?.focus())
  }

  /** The chosen table. Anything not chosen, or not compatible with the rest, takes its usual value. */
  get #choice(): OpenChoice | null {
    const offers = this.#profiles
    const offer =
      offers.find(({ game, profile }) => game === this.wish.game && profile === this.wish.profile) ??
      offers[0]
    if (offer === undefined) return null
    const size = offer.tables.find(({ chairs }) => chairs === this.wish.chairs) ?? offer.tables[0]
    const lengths = this.#lengthsOf(size?.lengths ?? [])
    const length = lengths.find((hands) => hands === this.wish.length) ?? lengths[0]
    if (size === undefined || length === undefined) return null
    return {
      game: offer.game,
      profile: offer.profile,
      chairs: size.chairs,
      length,
      speed: this.#speeds.find((speed) => speed === this.wish.speed) ?? this.#usualSpeed,
      private: this.wish.private ?? false,
      ...(this.#isAccount && this.wish.rated === true && { rated: true }),
    }
  }

  get #isAccount(): boolean {
    return this.place !== null && this.gate.guest.value?.refresh !== undefined
  }

  get #isRated(): boolean {
    return this.#isAccount && this.wish.rated === true
  }

  get #speeds(): readonly Speed[] {
    return this.#isRated ? speeds.filter((speed) => mayBeRated({ length: leastRatedHands, speed })) : speeds
  }

  get #usualSpeed(): Speed {
    return this.#isRated ? 'NORMAL' : 'FREE'
  }

  /** The lengths to choose from; a rated series has some hands at least. */
  #lengthsOf(lengths: readonly number[]): readonly number[] {
    return this.#isRated ? lengths.filter((hands) => hands >= leastRatedHands) : lengths
  }

  get #profiles() {
    return withRuleSets(this.games, this.rules)
      .filter(({ id }) => isKnown(id))
      .flatMap((game) =>
        profilesFor(this.locale, game).map(({ id, tables, ruleSet }) => ({
          game: game.id,
          profile: id,
          tables,
          ruleSet,
        })),
      )
  }

  #levelsOf(game: string): readonly BotLevel[] {
    return this.games.find(({ id }) => id === game)?.levels ?? []
  }

  protected override render(): unknown {
    const choice = this.#choice
    if (choice === null) return nothing
    const offers = this.#profiles
    const at = offers.findIndex(({ game, profile }) => game === choice.game && profile === choice.profile)
    const sizes = offers[at]?.tables ?? []
    const lengths = this.#lengthsOf(sizes.find(({ chairs }) => chairs === choice.chairs)?.lengths ?? [])
    const wish = (change: Partial<OpenChoice>): void => {
      this.wish = { ...choice, ...change }
    }
    return html`
      <form class="panel" aria-label=${this.say('new.title')} @submit=${this.#submit}>
        <h3>${this.say('new.title')}</h3>
        ${choices(
          'game',
          this.say('new.game'),
          offers.map(({ game, profile, ruleSet }, value) => {
            const name = gameName(this.locale, game, profile).profile
            return { value, label: ruleSet === undefined ? name : keptName(ruleSet, name) }
          }),
          at,
          (index) => {
            const offer = offers[index]
            if (offer !== undefined) wish({ game: offer.game, profile: offer.profile })
          },
        )}
        <div class="settings">
          ${
            sizes.length < 2
              ? nothing
              : choices(
                  'chairs',
                  this.say('new.chairs'),
                  sizes.map(({ chairs }) => ({
                    value: chairs,
                    label: this.say('new.chairsOf', { n: chairs }),
                  })),
                  choice.chairs,
                  (chairs) => wish({ chairs }),
                )
          }
          ${choices(
            'length',
            this.say('new.length'),
            lengths
              .toSorted((a, b) => a - b)
              .map((value) => ({
                value,
                label: lengthName(this.locale, choice.game, value) ?? String(value),
              })),
            choice.length,
            (length) => wish({ length }),
          )}
          ${choices(
            'speed',
            this.say('new.speed'),
            this.#speeds.map((value) => ({ value, label: this.say(`speed.${value}`) })),
            choice.speed,
            (speed) => wish({ speed }),
          )}
          ${choices(
            'private',
            this.say('new.who'),
            [
              { value: 'public', label: this.say('new.public') },
              { value: 'private', label: this.say('new.private') },
            ],
            choice.private ? 'private' : 'public',
            (who) => wish({ private: who === 'private' }),
          )}
          ${
            this.#isAccount
              ? choices(
                  'rated',
                  this.say('new.counts'),
                  [
                    { value: 'friendly', label: this.say('new.friendly') },
                    { value: 'rated', label: this.say('lobby.rated') },
                  ],
                  choice.rated === true ? 'rated' : 'friendly',
                  (counts) => wish({ rated: counts === 'rated' }),
                )
              : nothing
          }
        </div>
        <p class="small muted">
          ${this.say(this.#isAccount ? (choice.rated === true ? 'new.ratedMeans' : 'new.friendlyMeans') : 'new.ratedNeeds')}
        </p>
        ${choice.rated === true ? nothing : levelChoice(this, this.#levelsOf(choice.game), (code) => this.say(code))}
        ${choice.speed === 'FREE' ? nothing : html`<p class="small muted">${this.say('new.reserve')}</p>`}
        <div class="row">
          ${
            choice.rated === true
              ? nothing
              : html`<button class="button primary" name="bots" ?disabled=${this.busy}>
                  ${this.say('new.openWithBots')}
                </button>`
          }
          <button
            class=${choice.rated === true ? 'button primary' : 'button'}
            name="open"
            ?disabled=${this.busy}
          >
            ${this.say('new.open')}
          </button>
          <button
            class="quiet"
            type="button"
            @click=${() => this.dispatchEvent(new CustomEvent('stolik-cancel'))}
          >
            ${this.say('new.cancel')}
          </button>
        </div>
      </form>
    `
  }

  #submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const choice = this.#choice
    if (choice === null || this.busy) return
    const bots = event.submitter?.getAttribute('name') === 'bots'
    this.dispatchEvent(new OpenEvent(choice, bots ? chosenLevel(this.#levelsOf(choice.game)) : null))
  }
}

customElements.define('stolik-new-table', StolikNewTable)
