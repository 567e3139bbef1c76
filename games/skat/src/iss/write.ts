/** A record of ours as an ISS record, as far as that can hold it. */
import type { FormatTrouble, HandRecord, Played } from '@stolik/core'
import { cardNames, isTrouble, list, cardName } from '@stolik/core'
import type { Deal } from '../deal.js'
import { deals } from '../deal.js'
import { skat } from '../game.js'
import { profiles } from '../profiles.js'
import { seating } from '../seating.js'
import { writeDeclaration, announcedBy } from './declaration.js'
import { follow, issProfile } from './course.js'
import { judge } from './judge.js'
import type { Action } from './read.js'
import { writeResult } from './result.js'

/** The line of a record. The result is the one that its moves come to; when and where it was played is not known. */
export function toIss(record: HandRecord): string | FormatTrouble {
  const trouble = (problem: FormatTrouble['problem'], about: string): FormatTrouble => ({
    ...{ problem, about },
    action: null,
  })
  if (record.game !== skat.id || record.version !== skat.version) return trouble('profile', record.game)
  if (!skat.chairs(profiles[issProfile]).includes(record.chairs))
    return trouble('profile', `${record.chairs} chairs`)
  const deal = deals.read(record.deal)
  if (deal === undefined) return trouble('deal', record.deal)
  const texts = actionsOf(record.moves, deal)
  if (isTrouble(texts)) return texts

  const actions = texts.map(({ seat, text }, i): Action => ({ seat, text, at: i + 2 }))
  const course = follow({ fields: new Map(), deal, actions, result: '' })
  if (isTrouble(course)) return course
  if (course.ending !== null && course.state.phase === 'play' && course.state.tricks.length > 0)
    return trouble('ending', 'resign')
  const result = judge(course)
  if (result !== null && isTrouble(result)) return result
  const names = seating(record.chairs, record.hand).map((chair) => plain(record.players[chair] as string))
  const cards = [...deal.hands, deal.skat].flatMap((set) => list(set).map(cardName)).join('.')
  const moves = texts.map(({ seat, text }) => `${seat ?? 'w'} ${text} `).join('')
  return (
    `(;GM[Skat]PC[]CO[]SE[]ID[${plain(record.id ?? '')}]DT[]` +
    names.map((name, seat) => `P${seat}[${name}]`).join('') +
    `R0[]R1[]R2[]MV[w ${cards} ${moves}]R[${writeResult(result)}] ;)`
  )
}

/** A name without what would end its field. */
const plain = (text: string): string => text.replace(/[[\]]/g, '')

type Said = Pick<Action, 'seat' | 'text'>

const calls: Readonly<Record<string, string>> = { hold: 'y', pass: 'p', play: '18', resign: 'RE' }

function actionsOf(moves: readonly Played[], deal: Deal): readonly Said[] | FormatTrouble {
  const said: Said[] = []
  let away: readonly string[] | null = null
  for (const [i, { seat, move }] of moves.entries()) {
    const call = calls[move]
    const announcement = announcedBy(move, away === null)
    if (call !== undefined) said.push({ seat, text: call })
    else if (move === 'take')
      said.push({ seat, text: 's' }, { seat: null, text: cardNames(deal.skat).join('.') })
    else if (/^\d+$/.test(move) || /^[CSHD].$/.test(move)) said.push({ seat, text: move })
    else if (move.includes('+')) away = move.split('+')
    else if (announcement !== undefined)
      said.push({ seat, text: [writeDeclaration(announcement), ...(away ?? [])].join('.') })
    else if (move !== 'hand') return { problem: 'ending', action: i + 1, about: `${seat}:${move}` }
  }
  return said
}
