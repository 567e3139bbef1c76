/** Runs the command for every game of this gateway: bots play, and replaying the records gives the same scores. */
import { describe, expect, it } from 'vitest'
import { games } from '@stolik/gateway/games'
import { playHands } from '../src/play/play.js'
import { stolik } from '../src/stolik.js'

it('names a dealer who consented although they sat out (isko 4.3.2)', async () => {
  const two = '0:SA 1:S8 2:DA 0:SJ 1:HQ 2:H7'
  const record = [
    'stolik: 1\ngame: skat 2\nprofile: isko\nchairs: 4\nhand: 0',
    ...['Dora', 'Ola', 'Jan', 'Ewa'].map((name, chair) => `player ${chair}: ${name}`),
    'deal: CJCACTCKCQC9C8C7SJSA|STSKSQS9S8HJHAHTHKHQ|H9H8H7DJDADTDKDQD9D8|S7D7\ncarry: -\nmoves:',
    `1:18 0:pass 2:pass 1:take 1:S7+D7 1:hearts ${two} 1:resign 3:accept`,
  ].join('\n')
  const out: string[] = []
  const code = await stolik(['replay', '-'], games, {
    error: (line) => out.push(line),
    out: (line) => out.push(line),
    read: async function* () {
      yield await Promise.resolve(record)
    },
    now: () => 0,
  })
  expect(code).toBe(0)
  expect(out.join('\n')).toContain('Dora consenting')
  expect(out.join('\n')).toContain('Ola 0 · Jan −60 · Ewa 0')
})

const rows = games.flatMap((offer) => offer.plugin.profiles.map((profile) => ({ ...offer, profile })))

describe.each(rows.map((row) => [row.plugin.id, row.profile, row] as const))(
  '%s, %s',
  (id, profile, { plugin }) => {
    const chairs = plugin.chairs(profile)[0] as number
    const args = ['selfplay', '--game', id, '--profile', profile, '--hands', '24', '--seed', 'x']

    it('plays records that replay to the same scores', async () => {
      let records = ''
      const errors: string[] = []
      const io = {
        error: (line: string) => errors.push(line),
        read: async function* () {
          yield await Promise.resolve(records)
        },
        now: () => 0,
      }
      expect(await stolik([...args, '--records'], games, { ...io, out: (text) => (records = text) })).toBe(0)

      let answers = ''
      const code = await stolik(['replay', '--json', '-'], games, { ...io, out: (text) => (answers += text) })
      expect(errors).toEqual([])
      expect(code).toBe(0)
      const task = { plugin, profile, chairs, hands: 24, seed: 'x', againstRandom: false }
      const scores = (JSON.parse(answers) as { scores: number[] }[]).map((answer) => answer.scores)
      expect(scores).toEqual(playHands(task).map((outcome) => outcome.scores))

      const printed: string[] = []
      const check = ['replay', '--check', '-']
      expect(await stolik(check, games, { ...io, out: (text) => printed.push(text) })).toBe(0)
      expect(printed).toEqual(['24 same, 0 differ, 0 unreplayable, 0 invalid'])
    })
  },
)
