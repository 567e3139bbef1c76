import { pick, type Played, type Shapes } from '@stolik/core'
import { hand, step } from '../../src/hand.js'
import { difference } from '../difference.js'
import { freeze } from '../plain.js'
import { reporter, viewerAt, type Position, type Run, type Table } from '../position.js'

/** Checks secrecy: exchanging cards that a viewer may not know changes nothing for that viewer. */
export function checkSecrecy<T extends Shapes>(
  run: Run<T>,
  table: Table,
  position: Position<T>,
  index: number,
): void {
  const { game, options, counts } = run
  const { state } = position
  const viewer = viewerAt(table, index)
  const other = game.disguise(state, viewer, table.random)
  if (position.result === undefined) counts.disguises += 1
  if (other === undefined) return
  const report = reporter(run, table)
  const fault = freeze(other)
  if (fault !== undefined) report('plain', 'disguise' + fault)
  if (difference(state, other) !== undefined && position.result === undefined) counts.changed += 1
  // Replaying every move of a hand is slow, so only one position in twenty is checked this way. A whole run still
  // reaches every kind of state.
  if (position.result === undefined && table.random.below(20) === 0) {
    const fault = faultOfPast(run, table, other)
    if (fault !== undefined) report('disguise', `what stands for the state cannot have come about: ${fault}`)
  }

  const tell = (what: string): void => report('secrecy', `viewer ${String(viewer)}: ${what}`)
  const seen = difference(position.views[index], game.view(other, viewer))
  if (seen !== undefined) tell(`the view differs at ${seen}`)
  const clocks = difference(position.toAct, game.toAct(other))
  if (clocks !== undefined) tell(`toAct differs at ${clocks}`)
  const unknown = (at: T['state']): readonly string[] => options.hidden(at, viewer).toSorted()
  const cards = difference(unknown(state), unknown(other))
  if (cards !== undefined) tell(`other cards are hidden: ${cards}`)

  if (viewer === null) return
  const [here, there] = [state, other].map((at) => hand(game, options.present, () => ({}), at))
  const texts = [
    pick(run.gibberish, table.random),
    pick(run.pool, table.random),
    pick(run.pool, table.random),
  ]
  for (const text of texts) {
    const [a, b] = [here, there].map((door) => {
      const answer = door?.play(viewer, text)
      return answer !== undefined && 'refused' in answer ? answer.refused : 'accepted'
    })
    if (a !== b) tell(`"${text}" is ${String(a)} here and ${String(b)} there`)
  }
}

/**
 * Returns why a disguised state cannot have come about, or undefined. Starting from its own deal, its moves must be
 * legal and lead to it.
 */
function faultOfPast<T extends Shapes>(
  { game, rules, options }: Run<T>,
  { place }: Table,
  other: T['state'],
): string | undefined {
  const moves = place.moves.map((text): Played => {
    const colon = text.indexOf(':')
    return { seat: Number(text.slice(0, colon)), move: text.slice(colon + 1) }
  })
  const past = options.past === undefined ? moves : options.past(other, moves)
  const carry = game.carries.read(place.carry)
  if (past === undefined || carry === undefined) return undefined
  let state: T['state'] = game.setup(rules, options.dealOf(other), carry)
  for (const { seat, move } of past) {
    const next = step(game, state, seat, move)
    if ('refused' in next) return `${seat}:${move} is ${next.refused}`
    state = next
  }
  const lost = difference(other, state)
  return lost === undefined ? undefined : `its moves lead elsewhere, ${lost}`
}
