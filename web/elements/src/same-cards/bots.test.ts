import { botLevels, seeded, type Hand, type Plugin, type Seat } from '@stolik/core'
import { describe, expect, it, vi } from 'vitest'
import { extras } from '../extras/games.js'
import { botsOf } from './bots.js'
import { thinkers } from './games.js'
import { startThread, type Patience, type Question, type Thread } from './thread.js'

const started = (plugin: Plugin, seed: number): Hand => {
  const profile = plugin.profiles[0] ?? ''
  const hand = plugin.start(profile, plugin.deal(profile, seeded(seed)), plugin.between(profile, []))
  if (hand === undefined) throw new Error('no deal')
  return hand
}
const rulesOf = async (game: string): Promise<Plugin> =>
  (await extras[game]?.rules?.()) ?? expect.fail('no rules')
const turn = (hand: Hand): Seat => hand.toAct[0] ?? 0
const onward = (hand: Hand, seat: Seat, move: string): Hand => {
  const next = hand.play(seat, move)
  if ('refused' in next) throw new Error(next.refused)
  return next
}
/** Answers every question by the move given, and keeps the questions. */
const threadOf = (move: string | undefined): Thread & { readonly asked: Question[] } => {
  const asked: Question[] = []
  return {
    asked,
    ask: (question) => {
      asked.push(question)
      return Promise.resolve(move)
    },
    stop: () => undefined,
  }
}

describe.each(Object.keys(thinkers))('the bots of %s', (game) => {
  it.each(botLevels)('play a whole hand at the level %s', { timeout: 240_000 }, async (level) => {
    const rules = await rulesOf(game)
    const think = (await thinkers[game]?.()) ?? expect.fail('no bots')
    const plugin = level === 'beginner' ? { ...rules, think } : rules
    // A thread that answers at once what a master answers without any time: an own move, or none.
    const thread: Thread = {
      ask: ({ mind, seed }) =>
        Promise.resolve(think(mind, 'master', { effort: 0.01, over: () => true }, seeded(seed))),
      stop: () => undefined,
    }
    const playing = botsOf(plugin, level, () => thread)
    let hand = started(plugin, 5)
    while (hand.settlement === undefined)
      hand = onward(hand, turn(hand), await playing.choose(hand, turn(hand)))
    expect(hand.settlement.scores.length).toBeGreaterThan(1)
  })

  it('know no more than their seat does: the thread is sent a view and a memory of it', async () => {
    const plugin = await rulesOf(game)
    const thread = threadOf(undefined)
    const playing = botsOf(plugin, 'master', () => thread)
    let hand = started(plugin, 7)
    for (let n = 0; n < 8 && hand.settlement === undefined; n++) {
      const seat = turn(hand)
      const move = await playing.choose(hand, seat)
      const { mind, ...rest } = thread.asked.at(-1) as Question
      expect(mind).toEqual(hand.mind(seat))
      expect(rest).toEqual({ game, seed: JSON.stringify(hand.mind(seat).view) })
      hand = onward(hand, seat, move)
    }
    expect(playing.isWeaker).toBe(true)
  })

  it('think as masters in a worker', { timeout: 120_000 }, async () => {
    const plugin = await rulesOf(game)
    // However busy the machine is: what a master thinks is limited by its effort, too.
    const patient = { think: 100_000, first: 110_000, later: 110_000 }
    const playing = botsOf(plugin, 'master', () => startThread(patient))
    const hand = started(plugin, 11)
    expect(hand.legal(turn(hand))).toContain(await playing.choose(hand, turn(hand)))
    expect(playing.isWeaker).toBe(false)
    playing.stop()
  })

  it.each([
    ['there is no thread', undefined],
    ['its thread has no answer', threadOf(undefined)],
    ['its thread answers with no move of the hand', threadOf('nonsense')],
  ])('play like club players, and say so, if a master cannot think: %s', async (_, thread) => {
    const plugin = await rulesOf(game)
    const hand = started(plugin, 13)
    const playing = botsOf(plugin, 'master', () => thread)
    const usual = await botsOf(plugin, 'club', () => undefined).choose(hand, turn(hand))
    expect(playing.isWeaker).toBe(false)
    expect(await playing.choose(hand, turn(hand))).toBe(usual)
    expect(playing.isWeaker).toBe(true)
  })
})

describe('a thread that masters think in', () => {
  const question = { game: 'any', mind: { view: {}, memory: undefined }, seed: '' }
  /** Starts a thread that never answers, and keeps what becomes of it. */
  const silent = (wait?: Patience) => {
    const [send, stop] = [vi.fn(), vi.fn()]
    let died = (): void => undefined
    const thread = startThread(wait, (_, told) => {
      died = () => told.died()
      return { send, stop }
    })
    return { thread: thread ?? expect.fail('no thread'), send, stop, die: () => died() }
  }

  it('is ended if it does not answer, and nobody waits for it again', async () => {
    const { thread, send, stop } = silent({ think: 0, first: 0, later: 0 })
    expect(await thread.ask(question)).toBeUndefined()
    expect(stop).toHaveBeenCalledOnce()
    expect(await thread.ask(question)).toBeUndefined()
    expect(send).toHaveBeenCalledOnce()
  })

  it('answers nothing once it has died, or was stopped in the middle of a question', async () => {
    for (const end of ['dies', 'stops'] as const) {
      const { thread, die } = silent()
      const answer = thread.ask(question)
      if (end === 'dies') die()
      else thread.stop()
      expect(await answer).toBeUndefined()
    }
  })

  it.each([
    ['has too little memory', { deviceMemory: 0.5 }],
    ['has no workers', { Worker: undefined }],
  ])('is not started where the browser %s', (_, { deviceMemory, ...lacks }: Record<string, unknown>) => {
    const kept = window.Worker
    try {
      if (deviceMemory !== undefined)
        Object.defineProperty(navigator, 'deviceMemory', { value: deviceMemory, configurable: true })
      if ('Worker' in lacks) Object.assign(window, lacks)
      expect(startThread()).toBeUndefined()
    } finally {
      Object.assign(window, { Worker: kept })
      Reflect.deleteProperty(navigator, 'deviceMemory')
    }
  })
})
