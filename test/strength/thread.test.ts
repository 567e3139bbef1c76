/** What a page counts in its thread is what `stolik strength` counts of the same records. */
import type { StrengthAnswer, StrengthAsk } from '@stolik/kit/strength'
import { strengthOf, type HandRecord } from '@stolik/core'
import { playHands } from '../../platform/cli/src/play/play.js'
import { games } from '@stolik/gateway/games'
import { afterEach, describe, expect, it, vi } from 'vitest'

interface Scope {
  onmessage: ((event: { readonly data: StrengthAsk }) => void) | null
  postMessage: (answer: StrengthAnswer) => void
}

afterEach(() => vi.unstubAllGlobals())

/** Starts the thread of a game here, and returns what it answers. */
async function threadOf(game: string): Promise<(question: StrengthAsk) => StrengthAnswer> {
  const told: StrengthAnswer[] = []
  vi.stubGlobal('onmessage', null)
  vi.stubGlobal('postMessage', (answer: StrengthAnswer) => told.push(answer))
  await import(/* @vite-ignore */ `@stolik/${game}/web/strength-thread`)
  return (data) => {
    ;(globalThis as unknown as Scope).onmessage?.({ data })
    return told.pop() ?? expect.fail('no answer')
  }
}

describe.each(
  games.filter(({ strength }) => strength !== undefined).map((offer) => [offer.plugin.id, offer]),
)('the thread of %s', (game, { plugin, strength = expect.fail('no strength') }) => {
  it('counts every hand as the command does, by all rules, and none that cannot be played', async () => {
    const ask = await threadOf(game)
    const handsOf = (profile: string, chairs: number): readonly HandRecord[] =>
      playHands({
        plugin,
        profile,
        chairs,
        hands: 2,
        seed: 'thread',
        againstRandom: chairs % 2 === 0,
      }).map(({ record }) => record)
    for (const profile of plugin.profiles)
      for (const chairs of plugin.chairs(profile))
        for (const record of handsOf(profile, chairs)) {
          const bySeat = strengthOf(plugin, strength, record) ?? expect.fail('not counted')
          const seating = plugin.seating(chairs, record.hand)
          // A dealer who may sit out, and a player.
          for (const chair of [plugin.dealer(chairs, record.hand), seating[record.hand] ?? 0])
            expect(ask({ record, chair })).toEqual({ hand: bySeat[seating.indexOf(chair)] ?? null })
        }
    const [profile = ''] = plugin.profiles
    const [whole] = handsOf(profile, plugin.chairs(profile)[0] ?? 0)
    if (whole === undefined) return expect.fail('no hand')
    const bad: readonly HandRecord[] = [
      { ...whole, moves: whole.moves.slice(0, -1) },
      { ...whole, moves: Array.from({ length: 10_000 }, () => ({ seat: 0, move: 'pass' })) },
      { ...whole, profile: 'unknown' },
      { ...whole, game: 'whist' },
    ]
    for (const record of bad) expect(ask({ record, chair: 0 })).toEqual({ hand: null })
  })
})
