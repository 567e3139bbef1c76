/** The card that a player has chosen for their next turn. It does not leave the device before that turn. */
import { isSameHand } from './arrange.js'
import type { HandCard, Scene } from './scene.js'

/** How long after a player's own card a tap chooses nothing, in milliseconds: it is the second one of a double tap. */
const still = 600

const codesOf = ({ hand }: Scene): readonly string[] => hand.map(({ card }) => card)

/** Whether the chosen card still waits for its turn in the same hand. */
function stays(card: string, before: Scene, now: Scene): boolean {
  if (now.over || now.mode === 'choose' || now.done < before.done) return false
  const held = codesOf(now)
  return held.includes(card) && isSameHand(held, codesOf(before))
}

/** Whether the viewer has yet to play to the trick on the table, so that it is known what they may play. */
const hasToFollow = ({ trick: { cards } }: Scene): boolean =>
  cards.length > 0 && cards.every(({ place }) => place !== 'bottom')

export function cardAhead(now: () => number = () => performance.now()) {
  let card: string | null = null
  let quietUntil = 0
  return {
    /** The chosen card; null = none. */
    get card() {
      return card
    },
    /** Chooses a card, or takes it back. Returns why it cannot be chosen; '' if nothing needs to be said. */
    toggle({ card: code, playable, why }: HandCard, scene: Scene): string {
      if (card === code) card = null
      else if (now() >= quietUntil) {
        const refused = !playable && hasToFollow(scene)
        card = refused ? null : code
        return refused ? why : ''
      }
      return ''
    },
    /** Called when the player has played a card. */
    played() {
      quietUntil = now() + still
    },
    clear() {
      card = null
    },
    /** Called with each change of the table. Drops the card if it belongs to a hand that has ended. */
    look(before: Scene | null, scene: Scene | null) {
      if (card !== null && (before === null || scene === null || !stays(card, before, scene))) card = null
    },
    /** Returns the chosen card when its turn has come, and forgets it. */
    take(scene: Scene): HandCard | undefined {
      const chosen = scene.hand.find((one) => one.card === card)
      if (scene.mode !== 'play') return undefined
      card = null
      return chosen
    },
  }
}
