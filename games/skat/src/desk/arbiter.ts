/** The arbiter of the rule book, with the interface of the platform. */
import type { Arbiter, ArbiterRuling } from '@stolik/core'
import type { Announcement } from '../announcement.js'
import type { Situation, Verdict } from '../arbiter/index.js'
import { playedLine } from '../list/papers.js'
import { sets } from '../knobs.js'
import type { Rules } from '../rules.js'
import { auctionLines, dealLines, remedyLines, verdictLines } from './lines.js'
import { rows } from './questions.js'
import type { Answer, Row } from './row.js'
import { toldBy, type Told } from './told.js'

function rulesOf(profile: string): Rules {
  const rules = sets.rulesOf(profile)
  if (rules === undefined) throw new RangeError(`no profile ${profile}`)
  return rules
}

const known = (rules: Rules): readonly Row[] => rows.filter((row) => row.known?.(rules) ?? true)

export const arbiter: Arbiter = {
  questions: (profile) => {
    const rules = rulesOf(profile)
    return known(rules).map(({ id, fields }) => ({ id, fields: fields(rules) }))
  },
  rule: (profile, question, facts) => {
    const rules = rulesOf(profile)
    const row = known(rules).find(({ id }) => id === question)
    if (row === undefined) return { refused: 'unknown-question' }
    const told = toldBy(row.fields(rules), facts)
    if ('refused' in told) return told
    const place = told.number('place')
    if (place !== undefined && (place < 1 || place > Math.max(...rules.chairs)))
      return { refused: 'impossible', field: 'place' }
    const answer = row.rule(rules, told)
    return 'refused' in answer ? answer : rulingOf(rules, told, answer)
  },
}

function rulingOf(rules: Rules, told: Told, ruled: Answer): ArbiterRuling {
  if (ruled.kind === 'deal') return { lines: dealLines(ruled.answer) }
  if (ruled.kind === 'auction') return { lines: auctionLines(ruled.answer) }
  const { answer, situation } = ruled
  if (!answer.ended) return { lines: remedyLines(answer) }
  return ended(rules, told, (situation as Pick<Situation, 'announcement'>).announcement, answer)
}

/** A ruling that ended the game. It includes a line for the table list if the declarer's place is known. */
function ended(rules: Rules, told: Told, announcement: Announcement, verdict: Verdict): ArbiterRuling {
  const lines = verdictLines(rules, announcement, verdict)
  const place = told.number('place')
  return place === undefined
    ? { lines }
    : { lines, paper: playedLine(place - 1, announcement, verdict.value) }
}
