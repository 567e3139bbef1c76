/** `stolik problems`: finds positions with one clearly right card, discard or call in finished hands or in hands of bots, or checks a file of them. */
import { problemKinds, problemsIn, type Problem, type ProblemKind } from '@stolik/core'
import { isComplaint, recomputed } from '@stolik/gateway/base/recompute'
import { chosenRules, type Names } from '../base/chosen-rules.js'
import { readCount, take, type Call } from '../base/command.js'
import { Failure, UsageError } from '../base/io.js'
import { playHands } from '../play/play.js'
import { isRefused, readEntries, readFiles, reporting } from '../records/files.js'
import { analysesOf, finishedIn, loadedOf } from './analyse.js'
import { complaintData, complaintWords, printProblem, type ComplaintData } from './problem-text.js'

/** At most so many hands are looked at, or problems checked, in one call: a hand takes some seconds. */
const mostHands = 1_000
/** So many hands of bots are looked at if nobody says how many. */
const usualHands = 20

/** Which problems are printed. */
interface Selection {
  readonly kinds: readonly ProblemKind[]
  readonly print: (found: Iterable<Problem>, where: string) => void
}

export async function problemsCommand(call: Call): Promise<void> {
  const { values, positionals: files } = take(
    call.args,
    'FILE… [--game GAME] [--profile PROFILE] [--seed TEXT] [--hands N] [--kind KIND] [--least N] [--hardest] [--check] [--json]',
  )
  const json = values.json === true
  const { game, profile, seed, hands } = values
  const ofBots = [game, profile, seed, hands].some((value) => value !== undefined)
  if (ofBots && files.length > 0)
    throw new UsageError('Name files, or the game and the seed of hands of bots, not both.')
  if (values.check === true) return checkProblems(call, files, json)
  const kinds = kindsIn(values.kind)
  const least = readCount(values, 'least', 1, 5)
  const print = (found: Iterable<Problem>, where: string): void => {
    const hard = [...found].filter(({ difficulty }) => difficulty >= least)
    for (const problem of values.hardest === true ? hardestOf(hard) : hard)
      call.io.out(json ? JSON.stringify(problem) : printProblem(problem, where))
  }
  return ofBots
    ? fromBots(call, values, readCount(values, 'hands', usualHands, mostHands), { kinds, print })
    : fromFiles(call, files, { kinds, print })
}

async function fromBots(
  { games, io }: Call,
  values: Names & { readonly seed?: string },
  hands: number,
  { kinds, print }: Selection,
): Promise<void> {
  const able = games.filter(({ analysis }) => analysis !== undefined)
  const { offer, profile } = await chosenRules(io, able, values)
  const { plugin } = offer
  const chairs = plugin.chairs(profile)[0] as number
  const analysis = await offer.analysis?.()
  if (analysis === undefined) return
  const decide = await offer.decide?.()
  const task = { plugin, profile, chairs, hands, seed: values.seed ?? '1', againstRandom: false }
  for (const [n, { record }] of playHands(task).entries())
    print(problemsIn({ plugin, analysis, decide, record }, kinds), `hand ${n + 1}`)
}

async function fromFiles(
  { games, io }: Call,
  files: readonly string[],
  { kinds, print }: Selection,
): Promise<void> {
  const analyses = await analysesOf(games)
  const decides = await loadedOf(games, (offer) => offer.decide)
  const { fail, end } = reporting(io, false)
  let hands = 0
  const readable = await readFiles({ games, io }, files, {
    empty: (file) => fail(file, 1, 'there is no record'),
    entry: (file, entry) => {
      const { line } = entry
      hands += 1
      if (hands === mostHands + 1)
        fail(file, line, `at most ${mostHands} hands are looked at in one call; call again for the rest`)
      if (hands > mostHands) return
      const found = finishedIn(entry, games, (id) => analyses.get(id))
      if (isRefused(found)) return fail(file, found.line, found.reason)
      const { record, plugin, analysis } = found
      const decide = decides.get(record.game)
      print(problemsIn({ plugin, analysis, decide, record }, kinds), `${file}:${line}`)
    },
  })
  end(readable)
}

/** `--check`: recomputes every problem of a file from its record, and refuses each that is not exactly so. */
async function checkProblems({ games, io }: Call, files: readonly string[], json: boolean): Promise<void> {
  const count = { right: 0, wrong: 0 }
  const refuse = (file: string, line: number, error: string, complaint?: ComplaintData): void => {
    count.wrong += 1
    io.error(`${file}:${line}: ${error}`)
    if (json) io.out(JSON.stringify({ file, line, status: 'wrong', ...complaint, error }))
  }
  const readable = await readEntries(files, [{ begins: (text: string) => text.startsWith('{') }], io, {
    empty: (file) => refuse(file, 1, 'there is no problem'),
    entry: async (file, entry) => {
      const { line } = entry
      const done = count.right + count.wrong
      if (done === mostHands)
        refuse(file, line, `at most ${mostHands} problems are checked in one call; check the rest apart`)
      if (done >= mostHands) return
      const found = 'text' in entry ? await recomputed(entry.text, games) : ({ code: 'unreadable' } as const)
      if (isComplaint(found)) return refuse(file, line, complaintWords(found), complaintData(found))
      count.right += 1
      if (json) io.out(JSON.stringify({ file, line, status: 'right' }))
    },
  })
  if (!json) io.out(`${count.right} right, ${count.wrong} wrong`)
  if (!readable || count.wrong > 0) throw new Failure()
}

/** @throws UsageError for another word */
function kindsIn(wanted: string | undefined): readonly ProblemKind[] {
  const kinds = problemKinds.filter((kind) => wanted === undefined || kind === wanted)
  if (kinds.length === 0) throw new UsageError(`--kind is one of: ${problemKinds.join(', ')}.`)
  return kinds
}

/** At most one problem: the most difficult one, of several alike the first. */
function hardestOf(found: readonly Problem[]): readonly Problem[] {
  return found.toSorted((a, b) => b.difficulty - a.difficulty).slice(0, 1)
}
