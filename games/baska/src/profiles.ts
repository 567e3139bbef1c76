/** The rule profiles. `lebork` is the red Baśka of the Polish Cup, with A♥ and 10♥ on top. */
import { readCard, type Card } from '@stolik/core'
import type { Rules } from './rules.js'

function ladder(text: string): readonly Card[] {
  return text.split(' ').map((name) => {
    const card = readCard(name)
    if (card === undefined) throw new RangeError(`no card is called ${name}`)
    return card
  })
}

const lebork: Rules = {
  id: 'lebork',
  lengths: [60, 40, 32, 20, 12, 8, 4],
  ladder: ladder('HA HT CQ SQ HQ DQ CJ SJ HJ DJ DA DT'),
  granLadder: ladder('CJ SJ HJ DJ'),
  oldQueens: ladder('CQ SQ'),
  weselePartner: ladder('CJ SJ HJ'),
  bids: ['wesele', 'gran', 'zolla'],
  passes: 4,
  cichaForbidden: 'open-hands',
  raises: ['kontra', 'rekontra', 'hirsch', 'bok'],
  raiseMax: { zwykla: 4, wesele: 4, cicha: 4, gran: 4, zolla: 4 },
  ownerOpens: { zwykla: true, wesele: false, cicha: false, gran: false, zolla: false },
  win: 53,
  exit: { starzy: 27, mlodzi: 26 },
  pay: { pair: { exit: 1, noExit: 2, noTrick: 3 }, cicha: 4, gran: 5, zolla: 5 },
  factor: { raise: 2, du: 2, bokRound: 2, lost: 2 },
  bokRound: { after: ['zwykla', 'wesele', 'cicha', 'gran', 'zolla'], deals: 4 },
}

function frozen<T extends object>(value: T): T {
  for (const part of Object.values(value) as unknown[]) {
    if (typeof part === 'object' && part !== null) frozen(part)
  }
  return Object.freeze(value)
}

export const profiles: Readonly<Record<string, Rules>> = frozen({ lebork })

/** The knobs of a profile that is known to exist. */
export function rulesOf(profile: string): Rules {
  const rules = profiles[profile]
  if (rules === undefined) throw new RangeError(`Baśka has no profile ${profile}`)
  return rules
}
