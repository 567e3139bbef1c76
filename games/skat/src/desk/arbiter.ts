/** The arbiter of the rule book, with the interface of the platform. */
import type { Arbiter, ArbiterRuling, Line } from '@stolik/core'
import { type Announcement, openness } from '../rules/announcement.js'
import type { AuctionRuling, Continued, DealAnswer, Situation, Verdict } from '../arbiter/index.js'
import { playedLine } from '../list/papers.js'
import { sets } from '../rules/knobs.js'
import type { Rules } from '../rules/rules.js'
import { rows } from './questions.js'
import type { Answer, Row } from './row.js'
import { toldBy, type Told } from './told.js'
import { cited } from '../rules/cited.js'
import { gameNames } from '../rules/games.js'

/** Turns a ruling into lines, each with its clause; the ruling itself comes first. */
const dealLines = ({ ruling, clause }: DealAnswer): readonly Line[] => [
  { code: `ruling.${ruling}`, args: {}, clause },
]

/** `where` is a seat number, forehand first; the catalogue has its name. */
function auctionLines({ ruling, out, free, declarerMayPass, clause }: AuctionRuling): readonly Line[] {
  return [
    { code: `ruling.${ruling}`, args: {}, clause },
    ...out.map((where) => ({ code: 'ruling.out', args: { where }, clause })),
    ...free.map((where) => ({ code: 'ruling.free', args: { where }, clause })),
    ...(declarerMayPass ? [{ code: 'ruling.declarer-may-pass', args: {}, clause }] : []),
  ]
}

const remedyLines = ({ remedy, clause }: Continued): readonly Line[] => [
  { code: `ruling.${remedy}`, args: {}, clause },
]

/**
 * The lines of a verdict: who wins and how much, whether it was decided before, and the calculation. The
 * calculation's last line is left out, since it repeats the score.
 */
function verdictLines(rules: Rules, announcement: Announcement, verdict: Verdict): readonly Line[] {
  const { winner, decidedBefore, score, clause, lines } = verdict
  const { game, hand } = announcement
  const args = { game: gameNames[game], hand, ouvert: openness(announcement), score }
  const decided = decidedBefore === null ? '4.1.4' : '4.1.3'
  return [
    { code: `ruling.won.${winner}`, args, clause },
    { code: `ruling.decided.${decidedBefore ?? 'open'}`, args: {}, clause: cited(rules, decided) },
    ...lines.slice(0, -1),
  ]
}

function rulesOf(profile: string): Rules {
  const rules = sets.rulesOf(profile)
  if (rules === undefined) throw new RangeError(`no profile ${profile}`)
  return rules
}

const known = (rules: Rules): readonly Row[] => rows.filter((row) => row.known?.(rules) ?? true)

export const arbiter: Arbiter = {
  questions: (profile) => {
    const rules = rulesOf(profile)
    return known(rules).map(({ id, fields, usual = false }) => ({ id, fields: fields(rules), usual }))
  },
  rule: (profile, question, facts) => {
    const rules = rulesOf(profile)
    const row = known(rules).find(({ id }) => id === question)
    if (row === undefined) return { refused: 'unknown-question' }
    const answers = toldBy(row.fields(rules), facts)
    if ('refused' in answers) return answers
    const place = answers.number('place')
    if (place !== undefined && (place < 1 || place > Math.max(...rules.chairs)))
      return { refused: 'impossible', field: 'place' }
    const answer = row.rule(rules, answers)
    return 'refused' in answer ? answer : rulingOf(rules, answers, answer)
  },
}

function rulingOf(rules: Rules, answers: Told, ruled: Answer): ArbiterRuling {
  if (ruled.kind === 'deal') return { lines: dealLines(ruled.answer) }
  if (ruled.kind === 'auction') return { lines: auctionLines(ruled.answer) }
  const { answer, situation } = ruled
  if (!answer.ended) return { lines: remedyLines(answer) }
  return ended(rules, answers, (situation as Pick<Situation, 'announcement'>).announcement, answer)
}

/** A ruling that ended the game. It includes a line for the table list if the declarer's place is known. */
function ended(rules: Rules, answers: Told, announcement: Announcement, verdict: Verdict): ArbiterRuling {
  const lines = verdictLines(rules, announcement, verdict)
  const place = answers.number('place')
  return place === undefined
    ? { lines }
    : { lines, paper: playedLine(place - 1, announcement, verdict.value) }
}
