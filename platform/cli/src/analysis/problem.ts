/** `stolik problems`: finds positions with one clearly right card, discard or call in finished hands or in hands of bots, or checks a file of them. */
import { problemKinds, problemsIn, type NoProblem, type Problem, type ProblemKind } from '@stolik/core'
import { isComplaint, recomputed, type Complaint } from '@stolik/gateway/base/recompute'
import { chosenRules, type Names } from '../base/chosen-rules.js'
import { having, readCount, take, type Call } from '../base/command.js'
import { Failure, UsageError } from '../base/io.js'
import { playHands } from '../play/play.js'
import { recordWords, replayWords } from '../records/fault-words.js'
import { BadEntry, eachEntry, eachRecord } from '../records/files.js'
import { analysesOf, finishedIn, loadedOf } from './analyse.js'

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
  const { offer, profile } = await chosenRules(io, having(games, 'analysis'), values)
  const { plugin } = offer
  const chairs = plugin.chairs(profile)[0] as number
  const analysis = await offer.analysis()
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
  let hands = 0
  await eachRecord({ games, io }, { files }, (entry, { where }) => {
    hands += 1
    const most = `at most ${mostHands} hands are looked at in one call; call again for the rest`
    if (hands === mostHands + 1) throw new BadEntry(entry.line, most)
    if (hands > mostHands) return
    const { record, plugin, analysis } = finishedIn(entry, games, analyses)
    print(problemsIn({ plugin, analysis, decide: decides.get(record.game), record }, kinds), where)
  })
}

/** `--check`: recomputes every problem of a file from its record, and refuses each that is not exactly so. */
async function checkProblems({ games, io }: Call, files: readonly string[], json: boolean): Promise<void> {
  const count = { right: 0, wrong: 0 }
  const refuse = (file: string, { line, message: error }: BadEntry, complaint?: ComplaintData): void => {
    count.wrong += 1
    io.error(`${file}:${line}: ${error}`)
    if (json) io.out(JSON.stringify({ file, line, status: 'wrong', ...complaint, error }))
  }
  const reading = {
    files,
    formats: [{ begins: (text: string) => text.startsWith('{') }],
    none: 'there is no problem',
    fail: refuse,
    after: () => {
      if (!json) io.out(`${count.right} right, ${count.wrong} wrong`)
      if (count.wrong > 0) throw new Failure()
    },
  }
  await eachEntry(io, reading, async (entry, { file }) => {
    const { line } = entry
    const done = count.right + count.wrong
    const most = `at most ${mostHands} problems are checked in one call; check the rest apart`
    if (done === mostHands) throw new BadEntry(line, most)
    if (done > mostHands) return
    const found = 'text' in entry ? await recomputed(entry.text, games) : ({ code: 'unreadable' } as const)
    if (isComplaint(found))
      return refuse(file, new BadEntry(line, complaintWords(found)), complaintData(found))
    count.right += 1
    if (json) io.out(JSON.stringify({ file, line, status: 'right' }))
  })
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

/** Formats a problem and its solution for people. */
function printProblem(problem: Problem, where: string): string {
  const { kind, game, profile, seat, trick, difficulty, theme, shown, hidden } = problem
  const missed = hidden.misses.map(({ level, missed, of }) => `${level} ${missed} of ${of}`)
  const about = [
    ...[game, profile, trick === null ? kind : `trick ${trick}`, `seat ${seat}`],
    ...(shown.next === null ? [] : [`for ${shown.next}`]),
    ...(theme === null || theme === kind ? [] : [theme]),
  ]
  return [
    `${where}  ${about.join(', ')}`,
    `  ${hidden.answer} is right: ${reason(problem)}`,
    `  difficulty ${difficulty} of 5; missed by ${missed.join(', ')}`,
    '',
  ].join('\n')
}

function reason({ kind, hidden: { choices } }: Problem): string {
  const [best, second] = choices
  if (best === undefined || second === undefined) return ''
  if (kind !== 'call')
    return `their side wins in ${best.chance} of 100 deals that fit what the player knew, after ${second.move} in ${second.chance}.`
  const [won, needed] = best.needed === true ? [second.chance, best.chance] : [best.chance, second.chance]
  return `the player wins ${won} of 100 such hands, and playing is worth more than passing from ${needed} on.`
}

/** A complaint as it is printed with --json. */
type ComplaintData =
  | Exclude<Complaint, { readonly code: 'record' }>
  | { readonly code: 'record'; readonly why: string }

const complaintData = (complaint: Complaint): ComplaintData =>
  complaint.code === 'record' ? { code: 'record', why: whyOf(complaint) } : complaint

function whyOf(complaint: Extract<Complaint, { readonly code: 'record' }>): string {
  if ('moves' in complaint) return `no hand has ${complaint.moves} moves`
  return 'stop' in complaint ? replayWords(complaint.stop) : recordWords(complaint.unread)
}

const sentences: Readonly<Record<NoProblem | 'too-long' | 'unreadable' | 'version' | 'no-analysis', string>> =
  {
    'too-long': 'this line is too long to be a problem',
    unreadable: 'this is not a problem: stolik problems --json prints one a line',
    version: 'this form of problems is not known',
    'no-analysis': 'this game has no analysis',
    forced: 'there is no choice: only one move is legal',
    unknown: 'no move is made here that can be judged',
    ambiguous: 'nothing is clearly right: another choice is about as good',
    luck: 'what looks best does not win with the cards as they lay',
  }

function complaintWords(complaint: Complaint): string {
  if (complaint.code === 'record') return `its record cannot be played: ${whyOf(complaint)}`
  if (complaint.code === 'answer')
    return `${complaint.claimed} is not the solution: ${complaint.right} is right`
  if (complaint.code === 'figures') return `recomputed, “${complaint.field}” is different`
  return sentences[complaint.code]
}
