/**
 * Information that a player may not have reaches them by no path. Every byte that each seat and an onlooker receive over
 * sockets is kept, and searched for cards that they could not know then, and for seeds, salts and deals of hands that are not
 * over. `npm run soak -- secrecy` plays 1,000 hands of each profile.
 */
import { seeded, type Plugin, type RuleDocument } from '@stolik/core'
import { cases } from '@stolik/core/cases'
import { drawnRuleSets } from '@stolik/core/laws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { games } from '../../platform/gateway/src/games.js'
import { realTime } from '../../platform/gateway/src/base/time.js'
import { testApp, type App } from '../../platform/gateway/test/help.js'
import { listen } from '../../platform/gateway/test/socket-help.js'
import { documentsOf } from '../clauses/citations.js'
import { selectionOf } from '../selection.js'
import { hands, ledgerOf, type Hand } from './ledger.js'
import { playSeries, type Heard } from './seats.js'
import { newStore } from '../../platform/gateway/test/stores.js'

const wanted = Number(process.env['STOLIK_SECRECY_HANDS'] ?? cases(1, 8))

/** A rule set of a club, which a page is told with each view. */
const drawn = (plugin: Plugin): readonly string[] =>
  plugin.knobs.length === 0 ? [] : drawnRuleSets(plugin, plugin.profiles, cases(0, 1))

/** Cards in a text: alone, joined by +, or without a gap. */
const cards = (text: string): string[] =>
  (text.match(/(?<![A-Za-z0-9])(?:[CSHD][ATKQJ987])+(?![A-Za-z0-9])/g) ?? []).flatMap(
    (run) => run.match(/../g) ?? [],
  )

/**
 * A text without its cited clauses, because a clause may have the name of a card, such as S8. Nothing else is lost, since only
 * names of existing clauses are removed.
 */
function withoutClauses(documents: readonly RuleDocument[]): (text: string) => string {
  const names = new Set(documents.flatMap(({ index }) => Object.keys(index)))
  return (text) =>
    text.replace(/"clause":"([^"]*)"/g, (whole, name: string) => (names.has(name) ? '"clause":""' : whole))
}

/** What a message reveals too early; empty if all is well. */
function leaks({ text, seq }: Heard, seat: number, { from, known, over, secrets }: Hand): string[] {
  const mayKnow = known[Math.min(seq - from, known.length - 1)]?.at(seat)
  if (mayKnow === undefined || seq >= over) return []
  return [
    ...cards(text).filter((card) => !mayKnow.has(card)),
    ...secrets.filter((secret) => text.includes(secret)),
  ]
}

it('a clause with the name of a card does not count as a card, but a card in its place does', () => {
  const clause = { status: 'tested', about: '', cites: [], code: [] } as const
  const unnamed = withoutClauses([{ id: 'x', index: { S8: clause } }])
  expect(cards(unnamed('{"clause":"S8","card":"S8"}'))).toEqual(['S8'])
  expect(cards(unnamed('{"clause":"S9"}'))).toEqual(['S9'])
})

describe('everything that a seat receives', () => {
  let app: App
  let port: number
  const store = newStore()
  beforeAll(async () => {
    app = await testApp({ games, store, time: realTime })
    port = await listen(app)
  })
  afterAll(() => app.close())

  const rows = games.flatMap((offer) =>
    [...offer.plugin.profiles, ...drawn(offer.plugin)].map((profile) => ({
      offer,
      plugin: offer.plugin,
      profile,
    })),
  )
  it.each(rows.map((row) => [row.plugin.id, row.profile, row] as const))(
    'of %s, %s, is something it may know',
    { timeout: 60_000 + wanted * 5_000 },
    async (game, profile, { offer, plugin }) => {
      const random = seeded(profile)
      const [ledger, unnamed] = [await ledgerOf(game), withoutClauses(await documentsOf(game))]
      let [played, messages, asked, checked, astray] = [0, 0, 0, 0, 0]
      for (let n = 0; played < wanted; n++) {
        const sizes = plugin.chairs(profile)
        const chairs = sizes[n % sizes.length] as number
        const length = Math.min(...plugin.lengths(profile, chairs))
        const selection = selectionOf(offer)
        const { id, heard, people, pried } = await playSeries(app, port, {
          game,
          profile,
          chairs,
          length,
          selection,
          random,
        })
        const log = (await store.log(id)).map(({ entry }) => entry)
        const seats = plugin.seating(chairs, 0).length
        const list = hands(log, ledger, profile, seats)
        expect(list.length).toBeGreaterThan(0)
        expect(list.length).toBeLessThanOrEqual(length)
        for (const { text, ...rest } of heard) {
          const message = { ...rest, text: unnamed(text) }
          const at = list.findLastIndex(({ from }) => message.seq >= from)
          const hand = list[at]
          const attending = plugin.attending(chairs, at)
          const seat = message.chair === null ? -1 : attending.indexOf(message.chair)
          if (people.some(({ token = '' }) => message.text.includes(token)))
            throw new Error('a token is told')
          if (hand === undefined) continue
          // Somebody without a seat knows what an onlooker knows: the last row.
          const told = leaks(message, seat, hand)
          if (told.length > 0)
            throw new Error(`seq ${message.seq} tells seat ${seat} of ${told.join(' ')}: ${message.text}
${JSON.stringify(log)}`)
          // Tests the search itself: what a player receives would reveal too much to an onlooker.
          if (seat !== -1) astray += leaks(message, -1, hand).length
          checked += cards(message.text).length
        }
        messages += heard.length - pried
        asked += pried
        played += list.length
      }
      console.log(
        `${game} ${profile}: ${played} hands, ${messages} messages, ${asked} answers about hands in play, ${checked} cards in them`,
      )
      expect(messages).toBeGreaterThan(played * 10)
      expect(asked).toBeGreaterThan(played)
      expect(checked).toBeGreaterThan(messages)
      expect(astray).toBeGreaterThan(messages)
    },
  )
})
