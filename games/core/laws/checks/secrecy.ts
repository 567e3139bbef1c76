import { pick, seeded, type Played, type Seat, type Shapes } from '@stolik/core'
import { hand, step } from '../../src/hand.js'
import { difference } from '../difference.js'
import { freeze } from '../plain.js'
import { reporter, viewerAt, type Position, type Run, type Table } from '../position.js'
import { checkSecretThoughts } from './thinking.js'

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
    const fault = faultOfPast(run, table, position, other, viewer)
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
 * legal and lead to it. On this way the viewer remembers the same, and a bot in their place moves alike.
 */
function faultOfPast<T extends Shapes>(
  run: Run<T>,
  table: Table,
  position: Position<T>,
  other: T['state'],
  viewer: Seat | null,
): string | undefined {
  const { game, rules, options } = run
  const { place } = table
  const moves = place.moves.map((text): Played => {
    const colon = text.indexOf(':')
    return { seat: Number(text.slice(0, colon)), move: text.slice(colon + 1) }
  })
  const past = options.past === undefined ? moves : options.past(other, moves)
  const carry = game.carries.read(place.carry)
  if (past === undefined || carry === undefined) return undefined
  let state: T['state'] = game.setup(rules, options.dealOf(other), carry)
  let memory: T['memory'] | undefined
  for (const { seat, move } of past) {
    if (seat === viewer) memory = game.remember?.(memory, game.view(state, viewer))
    const next = step(game, state, seat, move)
    if ('refused' in next) return `${seat}:${move} is ${next.refused}`
    state = next
  }
  const lost = difference(other, state)
  if (lost !== undefined) return `its moves lead elsewhere, ${lost}`
  if (viewer !== null) checkMemory(run, table, position, { state, viewer, memory })
  return undefined
}

/** Checks that a player who cannot tell two hands apart remembers the same of both, and that a bot plays both alike. */
function checkMemory<T extends Shapes>(
  run: Run<T>,
  table: Table,
  { views, memories, toAct }: Position<T>,
  there: { readonly state: T['state']; readonly viewer: Seat; readonly memory: T['memory'] | undefined },
): void {
  const { game } = run
  const { state, viewer, memory } = there
  const report = reporter(run, table)
  const lost = difference(memories[viewer], memory)
  if (lost !== undefined) report('secrecy', `viewer ${viewer}: the memory differs at ${lost}`)
  if (!toAct.includes(viewer)) return
  const seed = table.random.below(2 ** 32)
  const move = (view: T['view'], before: T['memory'] | undefined): string =>
    game.write(game.bot(view, seeded(seed), game.remember?.(before, view)))
  const [here, other] = [
    move(views[viewer] as T['view'], memories[viewer]),
    move(game.view(state, viewer), memory),
  ]
  if (here !== other) report('secrecy', `viewer ${viewer}: the bot plays ${here} here and ${other} there`)
  checkSecretThoughts(run, table, [
    { view: views[viewer] as T['view'], before: memories[viewer] },
    { view: game.view(state, viewer), before: memory },
  ])
}
