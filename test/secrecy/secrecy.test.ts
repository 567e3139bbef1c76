/**
 * What one player may not know reaches him by no path: every byte that each seat and an onlooker are sent over
 * sockets is kept and searched for cards that he could not know then, and for seeds, salts and deals of hands
 * that are not over. `npm run secrecy` plays 1,000 hands of each profile.
 */
import { seeded } from '@stolik/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selection as baska } from '../../games/baska/web/selection.js'
import { selection as skat } from '../../games/skat/web/selection.js'
import { games } from '../../platform/src/games.js'
import { memoryStore } from '../../platform/src/store/memory.js'
import { realTime } from '../../platform/src/time.js'
import { testApp, type App } from '../../platform/test/help.js'
import { listen } from '../../platform/test/socket-help.js'
import { hands, type Hand } from './ledger.js'
import { playSeries, type Heard } from './seats.js'

const wanted = Number(process.env['STOLIK_SECRECY_HANDS'] ?? 8)
const selections: Record<string, string> = { skat, baska }

/** Cards in a text: alone, joined by + or without a gap. */
const cards = (text: string): string[] =>
  (text.match(/(?<![A-Za-z0-9])(?:[CSHD][ATKQJ987])+(?![A-Za-z0-9])/g) ?? []).flatMap(
    (run) => run.match(/../g) ?? [],
  )

/** What a message tells too early: nothing, if all is well. */
function leaks({ text, seq }: Heard, seat: number, { from, known, over, secrets }: Hand): string[] {
  const mayKnow = known[Math.min(seq - from, known.length - 1)]?.at(seat)
  if (mayKnow === undefined || seq >= over) return []
  return [
    ...cards(text).filter((card) => !mayKnow.has(card)),
    ...secrets.filter((secret) => text.includes(secret)),
  ]
}

describe('what reaches a seat', () => {
  let app: App
  let port: number
  const store = memoryStore()
  beforeAll(async () => {
    app = await testApp({ games, store, time: realTime })
    port = await listen(app)
  })
  afterAll(() => app.close())

  const rows = games.flatMap(({ plugin }) => plugin.profiles.map((profile) => ({ plugin, profile })))
  it.each(rows.map((row) => [row.plugin.id, row.profile, row] as const))(
    'of %s, %s, is what it may know',
    { timeout: 60_000 + wanted * 5_000 },
    async (game, profile, { plugin }) => {
      const random = seeded(profile)
      let [played, messages, checked, astray] = [0, 0, 0, 0]
      for (let n = 0; played < wanted; n++) {
        const sizes = plugin.chairs(profile)
        const chairs = sizes[n % sizes.length] as number
        const length = Math.min(...plugin.lengths(profile, chairs))
        const selection = selections[game] ?? ''
        const { id, heard, people } = await playSeries(app, port, {
          game,
          profile,
          chairs,
          length,
          selection,
          random,
        })
        const log = (await store.log(id)).map(({ entry }) => entry)
        const seats = plugin.seating(chairs, 0).length
        const list = hands(log, profile, seats)
        expect(list).toHaveLength(length)
        for (const message of heard) {
          const at = list.findLastIndex(({ from }) => message.seq >= from)
          const hand = list[at]
          const seating = plugin.seating(chairs, at)
          const seat = message.chair === null ? -1 : seating.indexOf(message.chair)
          if (people.some(({ token = '' }) => message.text.includes(token)))
            throw new Error('a token is told')
          if (hand === undefined) continue
          // Whoever sits out knows what an onlooker knows: the last row.
          const told = leaks(message, seat, hand)
          if (told.length > 0)
            throw new Error(`seq ${message.seq} tells seat ${seat} of ${told.join(' ')}: ${message.text}
${JSON.stringify(log)}`)
          // The search itself: what a player is sent would tell an onlooker too much.
          if (seat !== -1) astray += leaks(message, -1, hand).length
          checked += cards(message.text).length
        }
        messages += heard.length
        played += length
      }
      console.log(`${game} ${profile}: ${played} hands, ${messages} messages, ${checked} cards in them`)
      expect(messages).toBeGreaterThan(played * 10)
      expect(checked).toBeGreaterThan(messages)
      expect(astray).toBeGreaterThan(messages)
    },
  )
})
