/** Converts ISS records to records of ours and back, with what each format can hold and what it cannot. */
import { describe, expect, it } from 'vitest'
import { type HandRecord, isTrouble, readRecords, replay, writeRecord } from '@stolik/core'
import { iss } from '../src/index.js'
import { plainDeal, plugin } from './hands.js'
import { game, issCards, issRecord, middlehands, rest } from './iss-records.js'

const ours = (line: string): HandRecord => {
  const record = iss.read(line)
  if (isTrouble(record)) throw new Error(`${record.problem} ${record.about}`)
  return record
}
const movesOf = ({ moves }: HandRecord): string => moves.map(({ seat, move }) => `${seat}:${move}`).join(' ')

/** The scores when a record of ours is written, read and replayed. */
function scores(record: HandRecord): readonly number[] | undefined {
  const [reading] = readRecords(writeRecord(record))
  if (reading === undefined || 'problem' in reading) throw new Error('not read')
  const { hand, stop } = replay(plugin, reading)
  if (stop !== null) throw new Error(`${stop.problem} ${stop.about}`)
  return hand?.settlement?.scores
}

const hand = `${game}0 CH `
/** Middlehand, who plays hearts, has lost 33 points so far and takes all remaining tricks. */
const out = `${middlehands}1 HH 0 SA 1 S8 2 DA 0 CJ 1 HQ 2 DJ 0 SJ 1 HJ 2 H7 `
const toLast =
  `${out}0 CA 1 HA 2 DT 1 ST 2 D8 0 C7 1 SK 2 D9 0 C8 1 SQ 2 DQ 0 C9 ` +
  `1 S9 2 DK 0 CQ 1 HT 2 H8 0 CK 1 HK 2 H9 `
const nullLost = `${game}0 NH 0 SA 1 ST 2 D8`

describe('an ISS record as one of ours', () => {
  it('has its moves and claimed scores', () => {
    const record = ours(issRecord(nullLost, `d:0 loss v:-70 m:0 bidok p:21 t:1 ${rest}`))
    expect(record).toMatchObject({ game: 'skat', profile: 'isko', deal: plainDeal, scores: [-70, 0, 0] })
    expect(movesOf(record)).toBe('1:18 0:hold 1:pass 2:pass 0:hand 0:null 0:SA 1:ST 2:D8')
    expect(scores(record)).toEqual([-70, 0, 0])
  })

  it('claims no scores if the record does not', () => {
    expect(ours(issRecord(nullLost, 'unknown'))).not.toHaveProperty('scores')
    expect(ours(issRecord(nullLost, ''))).not.toHaveProperty('scores')
  })

  it.each([
    ['4.3.1 the declarer gives up in the first trick', `${hand}0 CJ 0 RE`, '0:resign', -96],
    ['4.3.1 the declarer gives up with nine cards', `${hand}0 SA 1 ST 2 DA 0 RE`, '0:resign', -96],
    [
      '4.3.2 the declarer gives up with fewer cards: at the server the opponents consent',
      `${hand}0 SA 1 ST 2 DA 0 CJ 1 HJ 2 DJ 0 RE`,
      '0:resign 1:accept',
      -96,
    ],
    [
      '4.3.2 the declarer gives up null with fewer cards',
      `${middlehands}1 NH 0 C7 1 HA 2 D8 0 C8 1 HT 2 D9 1 RE`,
      '1:resign 2:accept',
      -70,
    ],
    ['4.3.3 both opponents resign', `${out}0 RE 2 RE`, '2:concede 1:accept', 40],
    [
      '4.3.3 both opponents resign, with play in between',
      `${out}2 RE 0 CA 1 HA 0 RE`,
      '0:concede 1:accept',
      40,
    ],
    ['4.3.3 both opponents resign in null', `${game}0 NH 0 C7 1 RE 2 RE`, '2:concede 0:accept', 35],
    [
      '4.3.3 an opponent without a card leaves the decision to the other',
      `${toLast}0 RE 2 RE`,
      '0:concede 1:accept',
      40,
    ],
    ['4.3.4 both opponents resign after the declarer’s claim', `${hand}0 SC 1 RE 2 RE`, '0:claim', 72],
    [
      '4.3.4 both opponents resign after a claim that does not hold',
      `${middlehands}1 HH 0 SA 1 ST 2 DA 1 SC 0 RE 2 RE`,
      '2:concede 1:accept',
      40,
    ],
    [
      '5.2.5 the hand ends when an announced level is missed',
      `${game}0 CHZ 0 SA 1 S8 2 DJ`,
      '0:resign',
      -192,
    ],
  ])('%s', (_, moves, end, score) => {
    const record = ours(issRecord(moves))
    expect(movesOf(record)).toMatch(new RegExp(`(?<!concede|resign|claim|accept) ${end}$`))
    expect(scores(record)?.find((n) => n !== 0)).toBe(score)
    const found = iss.replay(issRecord(moves))
    expect(found).toMatchObject({ scores: scores(record) })
  })

  it.each([
    ['a time-out in play', `${hand}w TI.0`, 'ending', 'time 0'],
    ['a player who leaves', `${hand}0 CJ w LE.2`, 'ending', 'left 2'],
    ['a penalty in the auction', '1 18 w TI.1', 'ending', 'time 1'],
    ['a declarer who resigns without a card', `${toLast.slice(0, -5)}1 RE`, 'ending', 'resigned 1'],
    [
      '5.2.3 a level that the server counts against a declarer who gives up late',
      `${hand}0 CJ 1 HJ 2 DJ 0 RE`,
      'score',
      'resigned 0: -120|0|0, here -96|0|0',
    ],
    [
      '4.3.3 levels that the server gives the declarer when both opponents resign',
      `${hand}1 RE 2 RE`,
      'score',
      'resigned 2: 72|0|0, here 48|0|0',
    ],
    [
      '5.2.4 schwarz that the server counts when a level is missed',
      `${game}0 CHS 0 SA 1 ST 2 DJ 2 DA 0 C7 1 HJ`,
      'score',
      'missed: -168|0|0, here -144|0|0',
    ],
  ])('is refused, with the problem named: %s', (_, moves, problem, about) => {
    expect(iss.read(issRecord(moves))).toEqual({ problem, action: null, about })
  })
})

describe('a record of ours as an ISS record', () => {
  it.each([
    ['a null hand that is lost', nullLost],
    ['3.3.7 all players pass', '1 p 2 p 0 p'],
    ['3.3.6 forehand takes the game unbid', '1 p 2 p 0 18 0 CH 0 CJ 0 RE'],
    ['3.3.3 rearhand bids on', '1 18 0 y 1 p 2 20 0 y 2 p 0 CH 0 CJ 0 RE'],
    ['2.2.2 the declarer takes the skat', `${game}0 s w S7.D7 0 C.S7.D7 0 CJ 0 RE`],
    ['5.2.6 an open game', `${game}0 CO 0 CJ 0 RE`],
    ['4.3.1 the declarer resigns', `${hand}0 CJ 0 RE`],
    ['4.3.2 the declarer resigns later', `${hand}0 SA 1 ST 2 DA 0 CJ 1 HJ 2 DJ 0 RE`],
    ['4.3.3 the opponents resign one after the other', `${out}0 RE 2 RE`],
    ['4.3.3 the opponents resign in the opposite order', `${out}2 RE 0 RE`],
    ['4.3.4 the declarer claims, and both opponents resign', `${hand}0 SC 1 RE 2 RE`],
    ['5.2.5 an announced level is missed, and nobody resigns', `${game}0 CHZ 0 SA 1 S8 2 DJ`],
  ])('is converted back unchanged: %s', (_, moves) => {
    const line = issRecord(moves)
    const back = iss.write(ours(line))
    expect(back).toContain(`MV[w ${issCards} ${moves} ]`)
    const found = iss.replay(line)
    expect(iss.replay(back as string)).toEqual({ ...found, differences: [] })
  })

  const moves = (text: string): HandRecord['moves'] =>
    text.split(' ').map((word) => ({ seat: Number(word[0]), move: word.slice(2) }))
  const first = ours(issRecord(nullLost))
  const called = '1:18 0:hold 1:pass 2:pass 0:hand '
  const other = (text: string, more: Partial<HandRecord> = {}): HandRecord => ({
    ...first,
    moves: moves(called + text),
    ...more,
  })

  it('5.2.5 ends a hand with a missed level, although ours may go on', () => {
    expect(iss.write(other('0:clubs-schwarz 0:SA 1:S8 2:DJ'))).toMatch(
      / 0 SA 1 S8 2 DJ \]R\[d:0 loss v:-192 /,
    )
  })

  it('pzskat 4.3.4 contains what both have agreed to, if the server counts it so', () => {
    const agreed = other('0:clubs 0:claim-schwarz 2:accept 1:accept', { profile: 'pzskat' })
    expect(iss.write(agreed)).toMatch(/ 0 CH 0 SC 1 RE 2 RE \]R\[d:0 win v:72 /)
  })

  it.each([
    ['another game', { ...first, game: 'other' }, 'profile', null, 'other'],
    [
      'another version of the rules',
      { ...first, version: 99, scores: [1, 2, 3] },
      'score',
      null,
      '1|2|3, here -70|0|0',
    ],
    ['an unknown profile', { ...first, profile: 'other' }, 'profile', null, 'other'],
    ['a table that is too large', { ...first, chairs: 6 }, 'profile', null, '6 chairs'],
    ['text that is not a deal', { ...first, deal: 'CJ' }, 'deal', null, 'CJ'],
    ['3.3.2 a move that is not allowed', { ...first, moves: moves('1:18 0:20') }, 'illegal', 2, '0:20'],
    ['a move of a player who sits out', { ...first, moves: moves('3:18') }, 'not-playing', 1, '3:18'],
    ['a move after the end', other('0:null 0:SA 1:ST 2:D8 1:accept'), 'over', 10, '1:accept'],
    ['a hand that is not finished', other('0:null'), 'undecided', null, 'play'],
    ['an offer that nobody has answered', other('0:clubs 1:concede'), 'undecided', null, 'play'],
    [
      '4.1.6 an offer that was refused',
      other('0:clubs 1:concede 0:refuse 0:resign'),
      'ending',
      8,
      '0:refuse',
    ],
    [
      '4.3.5 open cards of an opponent',
      other('', {
        moves: moves('1:18 0:pass 2:pass 1:hand 1:grand 0:open'),
      }),
      'ending',
      6,
      '0:open',
    ],
    [
      '4.3.4 a claim that does not hold',
      other('', { moves: moves('1:18 0:pass 2:pass 1:hand 1:hearts 1:claim 0:accept 2:accept') }),
      'ending',
      null,
      '1:claim',
    ],
    [
      'pzskat 4.3.4 a level that the declarer did not demand',
      other('0:clubs 0:claim 2:accept 1:accept', { profile: 'pzskat' }),
      'score',
      null,
      '72|0|0, here 48|0|0',
    ],
    [
      'patrolki 5.1 a value of null that ISS does not have',
      other('0:null-ouvert 0:resign', { profile: 'patrolki' }),
      'score',
      null,
      '-118|0|0, here -138|0|0',
    ],
    [
      'patrolki 2.4.4 an announcement of patrolki',
      other('0:clubs-patrolki-2 0:resign', { profile: 'patrolki' }),
      'ending',
      6,
      '0:clubs-patrolki-2',
    ],
    [
      'patrolki 3.3.7 a ramsz',
      other('', { profile: 'patrolki', moves: moves('1:pass 2:pass 0:pass 0:CJ') }),
      'profile',
      null,
      '0 CJ',
    ],
  ] as const)('%s is reported', (_, record, problem, action, about) => {
    expect(iss.write(record)).toEqual({ problem, action, about })
  })

  it('3.2.7 names the players, and their ratings', () => {
    const record = {
      ...first,
      chairs: 4,
      hand: 1,
      players: ['a', 'b', '[c]', 'd'],
      ratings: ['1', '2', '', '4'],
    }
    expect(iss.write(record)).toContain('P0[c]P1[d]P2[a]R0[]R1[4]R2[1]MV[')
  })
})

describe('where, when and for what an ISS record was played', () => {
  const line = issRecord('1 p 2 p 0 p')
    .replace('PC[here]CO[]SE[1]', 'PC[a server]CO[a|b]SE[12]')
    .replace('DT[]', 'DT[2007-10-29/04:44:01/UTC]')
    .replace('R0[]R1[]', 'R0[0.0]R1[null]')

  it('is kept in our format, and is converted back', () => {
    const record = ours(line)
    expect(record).toMatchObject({ id: '7', place: 'a server', comment: 'a|b', series: '12' })
    expect(record.date).toBe('2007-10-29/04:44:01/UTC')
    // Forehand of the first hand sits at place 2 (3.2.1).
    expect(record.players).toEqual(['Ewa', 'Ola', 'Jan'])
    expect(record.ratings).toEqual(['', '0.0', 'null'])
    expect(iss.write(record)).toBe(line)
  })

  it('is trimmed', () => {
    const wide = line.replace('P0[Ola]', 'P0[ Ola ]').replace('SE[12]', 'SE[ 12]')
    expect(ours(wide)).toEqual(ours(line))
  })

  it('is left out if the record does not contain it', () => {
    const bare = line.replace(/PC.*DT\[[^\]]*\]/, '').replace(/R0.*(?=MV)/, '')
    expect(Object.keys(ours(bare)).sort()).toEqual(
      [
        'carry',
        'chairs',
        'deal',
        'game',
        'hand',
        'moves',
        'players',
        'profile',
        'proof',
        'scores',
        'version',
      ].sort(),
    )
    expect(iss.write(ours(bare))).toContain(
      'GM[Skat]PC[]CO[]SE[]ID[]DT[]P0[Ola]P1[Jan]P2[Ewa]R0[]R1[]R2[]MV[',
    )
  })

  it.each([
    ['P1', 'P1[Jan]', 'P1[J\u0007an]'],
    ['R0', 'R0[0.0]', 'R0[1|2]'],
    ['DT', '04:44', '04\u202844'],
  ])('is reported if our text format cannot hold it: %s', (about, from, to) => {
    expect(iss.read(line.replace(from, to))).toEqual({ problem: 'field', action: null, about })
  })
})
