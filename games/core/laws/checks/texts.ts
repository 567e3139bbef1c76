import { isValue, pick, type Shapes, type Text } from '@stolik/core'
import { difference } from '../difference.js'
import { freeze } from '../plain.js'
import { reporter, type Report, type Run, type Table } from '../position.js'

/** Checks that deal and carry can be read back from their texts. */
export function checkTexts<T extends Shapes>(
  run: Run<T>,
  table: Table,
  deal: T['deal'],
  carry: T['carry'],
): void {
  const report = reporter(run, table)
  checkText('deal', run.game.deals, deal, report)
  checkText('carry', run.game.carries, carry, report)
  // Text from a stranger either reads as undefined or as a value that can be written and read again. It never
  // throws.
  for (const source of [run.game.deals, run.game.carries] as Text<object>[]) {
    const strange = [
      pick(run.gibberish, table.random),
      damaged(source.write(source === run.game.deals ? deal : carry), table),
    ]
    for (const text of strange) {
      const value = source.read(text)
      if (value !== undefined && source.read(source.write(value)) === undefined)
        report('texts', `"${text}" is read to what cannot be written`)
    }
  }
}

function checkText<V>(name: string, text: Text<V>, value: V, report: Report): void {
  const fault = freeze(value)
  if (fault !== undefined) report('plain', name + fault)
  const written = text.write(value)
  if (!isValue(written))
    report('texts', `the ${name} is not one line without space at its ends: "${written}"`)
  const lost = difference(value, text.read(written))
  if (lost !== undefined) report('texts', `the ${name} is not read back: ${lost}`)
}

/** Returns the text with one letter removed, doubled or swapped with the next. */
export function damaged(text: string, { random }: Table): string {
  const at = random.below(text.length + 1)
  const [head, letter, tail] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
  return head + pick(['', letter + letter, tail.slice(0, 1) + letter], random) + tail
}
