import { pick, type RefusalCode, type Shapes } from '@stolik/core'
import { hand } from '../../src/hand.js'
import { difference } from '../difference.js'
import { reporter, type Position, type Run, type Table } from '../position.js'

/** Checks that a text that is no legal move is refused with its code, and that the hand does not change. */
export function checkRefusals<T extends Shapes>(
  run: Run<T>,
  table: Table,
  position: Position<T>,
  seat: number,
): void {
  const { game, options } = run
  const report = reporter(run, table)
  const door = hand(game, options.present, () => ({}), position.state)
  for (const source of [run.gibberish, run.pool]) {
    const text = pick(source, table.random)
    if (position.texts[seat]?.includes(text) === true) continue
    const answer = door.play(seat, text)
    const code = 'refused' in answer ? answer.refused : 'accepted'
    const expected = codeOf(run, position, seat, text)
    if (code !== expected) report('refusals', `"${text}" of seat ${seat} is ${code}, not ${expected}`)
  }
  const changed = difference(position.views[seat], game.view(position.state, seat))
  if (changed !== undefined) report('refusals', `the view changed at ${changed}`)
}

function codeOf<T extends Shapes>(
  { game }: Run<T>,
  { result, texts }: Position<T>,
  seat: number,
  text: string,
): RefusalCode {
  if (result !== undefined) return 'over'
  if (!game.notation.test(text)) return 'unreadable'
  return texts[seat]?.length === 0 ? 'not-your-turn' : 'illegal'
}
