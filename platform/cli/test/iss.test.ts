/**
 * A file of good and bad ISS records, written for this test. Each bad one is reported by line and move; the rest is still read.
 */
import { describe, expect, it } from 'vitest'
import { games } from '@stolik/gateway/games'
import { stolik } from '../src/stolik.js'

const cards =
  'CJ.CA.CT.CK.CQ.C9.C8.C7.SJ.SA.ST.SK.SQ.S9.S8.HJ.HA.HT.HK.HQ.H9.H8.H7.DJ.DA.DT.DK.DQ.D9.D8.S7.D7'
const record = (id: number, moves: string, result: string, deal = cards): string =>
  `(;GM[Skat]PC[]CO[]SE[]ID[${id}]DT[]P0[Ola]P1[Jan]P2[Ewa]R0[]R1[]R2[]MV[w ${deal} ${moves} ]R[${result}] ;)`

const won = 'd:0 win v:72 m:2 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:1'
const hand = '1 18 0 y 1 p 2 p 0 CH'
const file = [
  record(1, '1 p 2 p 0 p', 'passed'),
  record(2, `${hand} 1 RE 2 RE`, won),
  record(3, `${hand} 1 RE 2 RE`, won.replace('v:72', 'v:60')),
  record(4, `${hand} 0 CJ 1 ST`, won),
  record(5, `${hand} 0 C0`, won),
  record(6, '1 p 2 p 0 p', 'passed', cards.replace('SJ', 'CA')),
  record(7, '1 p 2 p 0 p', 'passed', `${cards}.D7`),
  record(8, '1 p 2 p 0 p', 'passed').slice(0, -16),
  record(9, `${hand} 0 ??`, won),
  record(10, '1 p 2 p 0 p', 'passed'),
].join('\n')

async function run(args: readonly string[]): Promise<{ code: number; out: readonly string[] }> {
  const out: string[] = []
  async function* read(): AsyncGenerator<string> {
    yield await Promise.resolve(file)
  }
  const io = { out: (text: string) => out.push(text), error: (text: string) => out.push(text) }
  return { code: await stolik(args, games, { ...io, read, now: () => 0 }), out }
}

describe('a file with bad records', () => {
  it('is checked to its end', async () => {
    const { code, out } = await run(['replay', '--check', 'x'])
    expect(out).toEqual([
      'x:3: 3 differs: value is 72, claimed 60',
      'x:4: 4 invalid, move 8: the player does not follow suit (1 ST)',
      'x:5: 5 invalid, move 7: there is no such action (0 C0)',
      'x:6: 6 invalid, move 1: these are not 32 different cards (CA)',
      'x:7: 7 invalid, move 1: these are not 32 different cards (33 cards)',
      'x:8: 8 invalid: the record is cut off (9.D8.S7.D7 1 p 2 p 0)',
      'x:9: 9 unreplayable, move 7: it shows a card that nobody knows (0 ??)',
      '3 same, 1 differ, 1 unreplayable, 5 invalid',
    ])
    expect(code).toBe(1)
  })

  it('is converted where our format allows, and reports the records that it cannot convert', async () => {
    const { code, out } = await run(['convert', '--to', 'json', 'x'])
    expect(code).toBe(1)
    const counts = 'the rules of the other format score such a hand differently'
    expect(
      out.map((text) => (text.startsWith('{') ? (JSON.parse(text) as { id: string }).id : text)),
    ).toEqual([
      '1',
      `x:2: ${counts} (resigned 2: 72|0|0, here 48|0|0)`,
      `x:3: ${counts} (resigned 2: 72|0|0, here 48|0|0)`,
      'x:4: move 8: the player does not follow suit (1 ST)',
      'x:5: move 7: there is no such action (0 C0)',
      'x:6: move 1: these are not 32 different cards (CA)',
      'x:7: move 1: these are not 32 different cards (33 cards)',
      'x:8: the record is cut off (9.D8.S7.D7 1 p 2 p 0)',
      'x:9: move 7: it shows a card that nobody knows (0 ??)',
      '10',
    ])
  })

  it('is replayed to its end', async () => {
    const { code, out } = await run(['replay', 'x'])
    expect(code).toBe(1)
    expect(out[1]).toBe(`x:2  iss 2, 8 actions\n  ${won}\n  Ola +72 · Jan 0 · Ewa 0\n`)
    expect(out.at(-1)).toMatch(/^x:10 {2}iss 10, 4 actions\n {2}passed\n/)
  })
})
