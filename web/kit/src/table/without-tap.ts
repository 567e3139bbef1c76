/**
 * Cards that are played without a tap in their turn: one that was chosen while others were to move, or the only one that may be
 * played.
 */
import { say, type Locale } from '@stolik/core'
import type { LitElement } from 'lit'
import { cardAhead } from './card-ahead.js'
import { onlyCard, type OnlyCard } from './only-card.js'
import { ownPace } from './own-pace.js'
import type { TablePlayer } from './renderer.js'
import type { Scene } from './scene.js'
import { taplessWords } from './words/tapless/index.js'

interface Host extends LitElement {
  readonly busy: boolean
  readonly onlyCard: OnlyCard
  readonly locale: Locale
}

interface Table {
  readonly scene: () => Scene | null
  /** The viewer, with their clock. */
  readonly self: () => TablePlayer | null
  readonly play: (card: string) => void
}

/** Milliseconds left on a player's clock; null without one. */
function timeLeft(player: TablePlayer | null): number | null {
  const clock = player?.clock ?? null
  if (clock === null) return null
  return Math.max(0, clock.left - (clock.running ? performance.now() - clock.at : 0))
}

export type WithoutTap = ReturnType<typeof withoutTap>

/** @param host draws its calls as buttons in `.calls` */
export function withoutTap(host: Host, { scene: sceneNow, self, play }: Table) {
  const pace = ownPace()
  const ahead = cardAhead()
  const only = onlyCard(host, { play, allowed: () => !host.busy })
  /** The turn to play a card, and since when it lasts. */
  let turn = { key: '', since: 0 }
  /** The card that was chosen ahead and cannot be played, by its name; or why. */
  let refused: { readonly card: string } | { readonly why: string } | null = null

  /** Words that have not come yet are said as soon as they have. */
  function t(code: string, args: Readonly<Record<string, string>> = {}): string {
    const { locale } = host
    if (taplessWords.has(locale)) return say(taplessWords[locale], locale, `tapless.${code}`, args)
    void taplessWords.need(locale).then(() => host.requestUpdate())
    return ''
  }

  /** Plays the card that was chosen before this turn, or says why it stays. */
  function playAhead(scene: Scene): void {
    const card = ahead.take(scene)
    if (card === undefined) return
    if (card.playable) return play(card.card)
    refused = { card: card.label }
    host.requestUpdate()
  }

  /** The turn in which a card is played by itself: nothing else may be played, and no call can be made. */
  function onlyTurn({ mode, hand }: Scene): { readonly key: string; readonly card: string } | null {
    if (mode !== 'play' || host.onlyCard === 'never') return null
    const [card, ...others] = hand.filter(({ playable }) => playable)
    if (card === undefined || others.length > 0) return null
    if (host.onlyCard === 'last' && hand.length > 1) return null
    if (host.renderRoot.querySelector('.calls button') !== null) return null
    return { key: turn.key, card: card.card }
  }

  const act = (): void => {
    const scene = sceneNow()
    if (scene === null) return only.look(null, () => 0)
    if (!host.busy) playAhead(scene)
    only.look(onlyTurn(scene), () => pace.pause(timeLeft(self())))
  }
  host.addController({
    hostUpdated: () => void host.updateComplete.then(act),
  })
  return {
    /** The card that will be played without another tap; null = none. */
    get card() {
      return only.card ?? ahead.card
    },
    /** What is said above the hand. */
    get notice() {
      if (only.card !== null) return t('only')
      if (ahead.card !== null) return t('ahead')
      if (refused === null) return ''
      return 'why' in refused ? refused.why : t('not', refused)
    },
    /** Chooses a card for the next turn, or takes it back. */
    choose(code: string, scene: Scene) {
      const card = scene.hand.find((one) => one.card === code)
      if (card === undefined || host.busy) return
      refused = { why: ahead.toggle(card, scene) }
      host.requestUpdate()
    },
    /** Called when the player plays a card with their own hand. */
    tapped() {
      pace.note(performance.now() - turn.since)
    },
    /** Called when a card is played, however that came. */
    played() {
      ahead.played()
      only.refuse(turn.key)
    },
    /** Leaves everything to the player. */
    dismiss() {
      ahead.clear()
      only.refuse()
      host.requestUpdate()
    },
    /** Called with each change of the table. */
    look(before: Scene | null, scene: Scene | null) {
      ahead.look(before, scene)
      if (before?.mode === 'play' && scene?.mode !== 'play') refused = null
      const key = scene?.mode === 'play' ? `${scene.done} ${scene.trick.cards.length}` : ''
      if (key !== turn.key) turn = { key, since: performance.now() }
    },
  }
}
