import type { Shapes } from '@stolik/core'
import { difference } from '../difference.js'
import { reporter, viewerAt, type Position, type Run, type Table } from '../position.js'

/** Checks what one viewer is told. */
export function checkView<T extends Shapes>(
  run: Run<T>,
  table: Table,
  position: Position<T>,
  index: number,
): void {
  const report = reporter(run, table)
  const { game, options } = run
  const viewer = viewerAt(table, index)
  const view = position.views[index] as T['view']
  const presented = options.present(view, position.texts[index] ?? [])
  const text = JSON.stringify(presented)
  const received = JSON.parse(text) as Record<string, unknown>
  const fault = difference(presented, received)
  if (fault !== undefined) report('views', `JSON changes${fault}`)
  const expected = { seat: viewer, toAct: position.toAct, legal: position.texts[index] }
  const { __typename: type, seat, toAct, legal } = received
  const odd = difference(expected, { seat, toAct, legal })
  if (odd !== undefined) report('views', `not as GameView says: ${odd}`)
  const prefix = game.id.slice(0, 1).toUpperCase() + game.id.slice(1)
  if (typeof type !== 'string' || !type.startsWith(prefix)) report('views', '__typename is not of the game')
  const read = options.read(received)
  const lost = difference(view, read)
  if (lost !== undefined) report('views', `read(present(view)) is not the view: ${lost}`)
  const moves = game.legal(read).map((move) => game.write(move))
  const otherwise = difference(position.texts[index], moves)
  if (otherwise !== undefined)
    report('views', `by the view that a page reads, other moves are legal: ${otherwise}`)

  const words = new Set(text.split(/\W+/))
  const named = options.hidden(position.state, viewer).filter((name) => words.has(name))
  if (named.length > 0) report('hidden', `viewer ${String(viewer)} is told of ${named.join(' ')}`)
}
