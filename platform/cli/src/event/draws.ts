/** `stolik draws`: repeats every draw of an event from its published file. */
import type { Call } from '../base/command.js'
import { take } from '../base/arguments.js'
import { textAt } from '../base/download.js'
import { UsageError } from '../base/io.js'
import { draws } from '@stolik/contract/published/draws'
import { readJson } from '@stolik/contract/read'
import { verifyDraw, type DrawVerdict } from '@stolik/event/draw/proofs'

const limits = { most: 64 * 1024 * 1024, within: 60_000 }

const words: Readonly<Record<DrawVerdict, string>> = {
  fair: 'drawn so',
  malformed: 'cannot be drawn again: a value is missing or not valid',
  commitment: 'the commitment does not match this salt and seed',
  seats: 'this seed seats the players differently',
}

/** Returns the exit code: 1 if a draw does not follow from its seed, or the file cannot be read. */
export async function drawsCommand({ args, io, disk }: Call): Promise<number> {
  const { values, positionals } = take(args, { json: { type: 'boolean' } }, true)
  const [file] = positionals
  if (file === undefined || positionals.length > 1)
    throw new UsageError('Name the file or address with the draws.')
  const text = await textAt({ disk, io }, file, limits)
  if (text === undefined) return 1
  const answer = readJson(draws, text)
  if ('bad' in answer) {
    const { bad } = answer
    const none = bad === '' || bad === 'draws'
    io.error(`${file}: ${none ? 'there are no draws in it' : `${bad} is missing or not valid`}`)
    return 1
  }
  let wrong = 0
  for (const draw of answer.read.draws) {
    const verdict = verifyDraw(draw)
    if (verdict !== 'fair') wrong += 1
    const { series, commitment, outside } = draw
    if (values.json === true) io.out(JSON.stringify({ series, verdict, commitment, outside }))
    else {
      io.out(`series ${series}: ${words[verdict]}`)
      io.out(`  commitment ${commitment}; compare it with the one that was shown before the draw`)
      if (outside !== null) io.out(`  mixed in from outside: ${outside}; compare it with its source`)
    }
  }
  return wrong === 0 ? 0 : 1
}
