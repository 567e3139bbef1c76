/** Runs the command for every game of this gateway: bots play, and replaying the records gives the same scores. */
import { describe, expect, it } from 'vitest'
import { games } from '@stolik/gateway/games'
import { playHands } from '../src/play.js'
import { stolik } from '../src/stolik.js'

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

      const told: string[] = []
      const check = ['replay', '--check', '-']
      expect(await stolik(check, games, { ...io, out: (text) => told.push(text) })).toBe(0)
      expect(told).toEqual(['24 same, 0 differ, 0 unreplayable, 0 invalid'])
    })
  },
)
