import { type Locale, say, type Settlement } from '@stolik/core'
import { describe, expect, test } from 'vitest'
import { catalogues } from './words.js'
import { after, auctionFor, dealOf, seen, start } from './hands.js'

const sentences = (settlement: Settlement, locale: Locale): string[] =>
  settlement.lines.map(
    ({ code, args, clause }) => `${say(catalogues[locale], locale, code, args)} [${clause}]`,
  )

/** Forehand draws all trumps and takes every trick in a clubs game. */
const sweep =
  '0:CJ 1:HJ 2:DJ 0:SJ 1:SK 2:H7 0:CA 1:SQ 2:H8 0:CT 1:S9 2:H9 0:CK 1:S8 2:D8 ' +
  '0:CQ 1:HQ 2:D9 0:C9 1:HK 2:DQ 0:C8 1:HT 2:DK 0:C7 1:HA 2:DT 0:SA 1:ST 2:DA'

describe('5.2, 5.3 a settlement explains how it was reached', () => {
  test('5.2.4, 5.3.1, 5.3.2 clubs hand, all tricks', () => {
    const { settlement } = after(start(), `${auctionFor(0, 18)} 0:hand 0:clubs-schneider ${sweep}`)
    expect(settlement?.scores).toEqual([84, 0, 0])
    expect(sentences(settlement as Settlement, 'pl')).toEqual([
      '0: Krojc z ręki – wygrana [5.2.5]',
      'oczka: solista 120, przeciwnicy 0 [5.2.2]',
      'z 2 [2.4.2]',
      'gra 3 [5.2.1]',
      'z ręki 4 [5.2.1]',
      'krawiec 5 [5.2.3]',
      'krawiec zapowiedziany 6 [5.2.5]',
      'czarno 7 [5.2.4]',
      '7 × 12 (Krojc) = 84 [5.3.2]',
    ])
  })

  test('5.4.2, 2.2.1, 3.5.1 a hand game is overbid despite 61 points, since the club jack lay in the skat', () => {
    const deal = dealOf(
      'DJ HA HT HK HQ H9 C8 C9 SA S7',
      'CQ C7 SQ SJ DA DT DK DQ D9 D8',
      'CA CT CK ST SK S9 S8 HJ H8 H7',
    )
    const play =
      '0:H9 1:SJ 2:H8 1:C7 2:CT 0:C9 2:S9 0:SA 1:SQ 0:HQ 1:D9 2:HJ 2:S8 0:S7 1:DA ' +
      '2:CK 0:C8 1:CQ 2:SK 0:HK 1:D8 0:DJ 1:DQ 2:H7 0:HT 1:DK 2:ST 0:HA 1:DT 2:CA'
    const over = after(start(deal, 'isko'), `${auctionFor(0, 36)} 0:hand 0:hearts ${play}`)
    const { settlement } = over
    // 2.2.1 the skat belongs to the declarer, with its points and its jack; 3.5.1 the opponents count together.
    const { disclosure } = seen(over)
    expect(disclosure).toMatchObject({ points: [83, 2, 33], skatPoints: 2 })
    expect(settlement?.scores).toEqual([-80, 0, 0])
    expect(sentences(settlement as Settlement, 'de')).toEqual([
      '0: Herz Hand – überreizt [5.4.2]',
      'Augen: Alleinspieler 85, Gegner 35 [5.2.2]',
      'mit 1 [2.4.2]',
      'Spiel 2 [5.2.1]',
      'Hand 3 [5.2.1]',
      '3 × 10 (Herz) = 30 [5.3.2]',
      'gereizt 36, Spielwert 30: es zählt 4 × 10 = 40 [5.4.2]',
      'verloren zählt doppelt: 2 × 40 = 80 [5.3.4]',
    ])
  })
})
