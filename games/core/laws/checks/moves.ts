import { isWord, seeded, type Shapes } from '@stolik/core'
import { freeze } from '../plain.js'
import { reporter, type Position, type Run, type Table } from '../position.js'

/** Checks who may move and how moves are written. */
export function checkMoves<T extends Shapes>(run: Run<T>, table: Table, position: Position<T>): void {
  const report = reporter(run, table)
  const { game } = run
  const { toAct, result, texts, views } = position
  const seats = table.seating.length

  if ((toAct.length === 0) !== (result !== undefined)) report('end', `toAct is [${toAct.join()}]`)
  if (new Set(toAct).size !== toAct.length) report('clock', 'a seat is on the clock twice')
  for (const seat of toAct) {
    if (!(Number.isInteger(seat) && seat >= 0 && seat < seats)) report('clock', `seat ${seat} on the clock`)
    else if (texts[seat]?.length === 0) report('clock', `seat ${seat} is on the clock without a move`)
    else {
      const auto = game.write(game.auto(views[seat] as T['view']))
      if (!(texts[seat] as readonly string[]).includes(auto)) report('moves', `auto plays ${auto}`)
    }
  }
  if (result !== undefined && texts.some((list) => list.length > 0)) report('clock', 'moves after the end')
  if (texts.at(-1)?.length !== 0) report('onlooker', 'an onlooker has moves')

  for (const list of texts) {
    if (new Set(list).size !== list.length) report('write', `twice in ${list.join(' ')}`)
    for (const text of list) {
      if (!game.notation.test(text)) report('write', `${text} is outside the notation`)
      if (!isWord(text) || text.length > 64) report('write', `"${text}" is not one short word`)
    }
  }
}

/** Checks that a move completes one trick at most, and undoes none. */
export function checkTricks<T extends Shapes>(
  run: Run<T>,
  table: Table,
  before: T['state'],
  after: T['state'],
): void {
  const { game } = run
  if (game.tricks === undefined || game.toAct(after).length === 0) return
  const [was, is] = [game.tricks(before), game.tricks(after)]
  if (is !== was && is !== was + 1) reporter(run, table)('onlooker', `${is} tricks after ${was}`)
}

/** Checks that a bot's move is legal, and that the same view and seed give the same move. */
export function checkBot<T extends Shapes>(
  run: Run<T>,
  table: Table,
  position: Position<T>,
  seat: number,
): string {
  const { game } = run
  const view = position.views[seat] as T['view']
  const seed = table.random.below(2 ** 32)
  const memory = remembered(run, table, position, seat)
  const [text, again] = [seed, seed].map((s) => game.write(game.bot(view, seeded(s), memory))) as [
    string,
    string,
  ]
  const report = reporter(run, table)
  if (text !== again) report('moves', `the bot plays ${text} and ${again} with one seed`)
  if (!(position.texts[seat] as readonly string[]).includes(text)) report('moves', `the bot plays ${text}`)
  return text
}

/** Returns what a seat remembers with the view that it has now, and checks that this is plain data. */
export function remembered<T extends Shapes>(
  run: Run<T>,
  table: Table,
  { views, memories }: Position<T>,
  seat: number,
): T['memory'] | undefined {
  const { game } = run
  if (game.remember === undefined) return undefined
  const memory: unknown = game.remember(memories[seat], views[seat] as T['view'])
  const fault = freeze(memory)
  if (fault !== undefined) reporter(run, table)('plain', `memory${fault}`)
  return memory as T['memory']
}
