/** A sample table in the middle of a hand, dealt and played by the game's own rules. */
import { seeded, type SealedPlay } from '@stolik/core'
import type { ShownTableElement, ReplayRenderer } from '@stolik/kit/shown'
import { extras } from '@stolik/elements/extras/games'
import { games } from '@stolik/elements/games'

export interface Sample {
  readonly shows: ReplayRenderer
  readonly properties: Partial<ShownTableElement>
}

/** Games whose hands can be played here. */
export const sampled = Object.entries(extras).flatMap(([id, { play }]) => (play === undefined ? [] : [id]))

/** Limits of a repeatable search: most first tries are passed out or end in a few moves. */
const tries = 200
const mostMoves = 80

/** @throws if the game does not load, or if no hand is found; a test checks that one is */
export async function sampleOf(id: string): Promise<Sample> {
  const [game, extra] = [games[id], extras[id]]
  if (game === undefined || extra?.play === undefined) throw new Error(`${id} cannot be played here`)
  const [rules, shows, dealer] = await Promise.all([extra.play(), game.shows(), extra.dealer()])
  const profile = rules.profiles[0] ?? ''
  const chairs = rules.chairs(profile)[0] ?? 3
  for (let seed = 1; seed <= tries; seed++) {
    const deal = dealer(profile, seeded(seed))
    const view = deal === undefined ? undefined : middleOf(rules, shows, profile, deal, seed)
    if (view !== undefined) return { shows, properties: propertiesOf(rules, chairs, view) }
  }
  throw new Error(`${id}: no hand comes to its second trick`)
}

/** Returns forehand's view with a finished trick and cards on the table. */
function middleOf(
  rules: SealedPlay,
  shows: ReplayRenderer,
  profile: string,
  deal: string,
  seed: number,
): object | undefined {
  const random = seeded(`moves ${seed}`)
  let hand = rules.start(profile, deal, rules.between(profile, []))
  for (let moves = 0; hand !== undefined && moves < mostMoves; moves++) {
    const view = hand.view(0)
    const { done, lying } = shows.tricks(view)
    if (done >= 1 && lying >= 1) return view
    const [seat] = hand.toAct
    const open = seat === undefined ? [] : hand.legal(seat)
    const move = open[random.below(Math.max(1, open.length))]
    if (seat === undefined || move === undefined) return undefined
    const next = hand.play(seat, move)
    if ('refused' in next) return undefined
    hand = next
  }
  return undefined
}

const names = ['Ola', 'Jan', 'Danuta', 'Alojz']

function propertiesOf(rules: SealedPlay, chairs: number, view: object): Partial<ShownTableElement> {
  const seating = rules.seating(chairs, 0)
  return {
    view,
    seat: 0,
    chair: seating[0] ?? null,
    seating,
    dealer: rules.dealer(chairs, 0),
    players: Array.from({ length: chairs }, (_, i) => ({
      name: names[i] ?? String(i + 1),
      bot: false,
      online: true,
      clock: null,
    })),
    hands: null,
  }
}
