import type { Shapes } from '@stolik/core'
import { difference } from '../difference.js'
import { freeze } from '../plain.js'
import { reporter, viewerAt, type Position, type Run, type Table } from '../position.js'

/** Laws of what one viewer is told. */
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
  const presented = options.present(view)
  const fault = freeze(presented, 'presented')
  if (fault !== undefined) return report('views', fault)

  const received = JSON.parse(JSON.stringify(presented)) as Record<string, unknown>
  const expected = { seat: viewer, toAct: position.toAct, legal: position.texts[index] }
  const { __typename: type, seat, toAct, legal } = received
  const odd = difference(expected, { seat, toAct, legal })
  if (odd !== undefined) report('views', `not as GameView says: ${odd}`)
  const prefix = game.id.slice(0, 1).toUpperCase() + game.id.slice(1)
  if (typeof type !== 'string' || !type.startsWith(prefix)) report('views', '__typename is not of the game')
  const lost = difference(view, options.read(received))
  if (lost !== undefined) report('views', `read(present(view)) is not the view: ${lost}`)

  const secret = new Set(options.hidden(position.state, viewer))
  const named = [...words(received)].filter((word) => secret.has(word))
  if (named.length > 0) report('hidden', `viewer ${String(viewer)} is told of ${named.join(' ')}`)
}

/** All words of all texts in a value, its keys too. */
function* words(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* value.split(/[^\p{L}\p{N}]+/u)
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) {
      yield key
      yield* words(part)
    }
}
