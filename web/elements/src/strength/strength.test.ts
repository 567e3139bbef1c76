import { say, strengthFigures, writeRecord, type HandStrength } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { plugins } from '../../test/plugins.js'
import { playedRecord } from '../../test/record.js'
import { graphqlAt } from '../client/gateway.js'
import { strengths } from './games.js'
import { mostHands } from './hands.js'
import { readCounted, writeCounted } from './kept.js'
import { StolikStrength } from './strength.js'

const [game] = Object.keys(strengths) as [string]
const ofGame = strengths[game] ?? expect.fail('no game')
const rules = plugins[game] ?? expect.fail('no rules')
const code = await ofGame.thread()
const { parts, words } = await ofGame.words()
const [part, other] = parts as readonly [string, string]

let line: Line
let place: string
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  place = graphqlAt(line.base) ?? expect.fail('no address')
  localStorage.setItem(`stolik.guest ${place}`, JSON.stringify({ name: 'Ola', token: 't' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  line.restore()
})

/** The gateway lists so many hands, in pages of twenty. */
const lists = (hands: number): void =>
  line.answer('OwnHands', ({ variables }) => {
    const from = Number(variables['before'] ?? 0)
    const to = Math.min(hands, from + 20)
    return {
      playedHands: {
        __typename: 'PlayedHands',
        next: to < hands ? String(to) : null,
        hands: Array.from({ length: to - from }, (_, n) => ({
          table: 'abcdefgh',
          hand: from + n,
          chair: 0,
          invitation: null,
        })),
      },
    }
  })
const has = (text: (hand: number) => string): void =>
  line.answer('Record', ({ variables }) => ({
    record: { __typename: 'Record', text: text(Number(variables['hand'])) },
  }))
const played = (hand: number): string => writeRecord(playedRecord(rules, rules.profiles[0] ?? '', hand + 1))
/** So many hands were counted before: each brought 10 points, half of them with good cards, and 3 ± 1 more than expected. */
const counted = (hands: number): readonly HandStrength[] =>
  Array.from({ length: hands }, (_, n) => {
    const luck = n % 2 === 0 ? 8 : -8
    const points = 10 + luck
    return {
      part: n % 10 === 9 ? other : part,
      points,
      luck: [luck],
      expected: points - 3 - (n % 4 < 2 ? 1 : -1),
    }
  })
const keep = (hands: readonly (HandStrength | null)[]): void =>
  writeCounted(place, game, code, new Map(hands.map((hand, n) => [`abcdefgh/${n}/0`, hand])))

const draw = (games: readonly string[] = [game]): Promise<StolikStrength> =>
  show(new StolikStrength(), { server: line.base, lang: 'en', games })
const rootOf = ({ shadowRoot }: StolikStrength): ShadowRoot => shadowRoot as ShadowRoot
const told = (element: StolikStrength): string => rootOf(element).textContent.replace(/\s+/g, ' ').trim()
const press = (element: StolikStrength, name: string): void =>
  [...rootOf(element).querySelectorAll('button')]
    .find(({ textContent }) => textContent.trim() === name)
    ?.click()
const asked = (operation: string): number => line.asked.filter((one) => one.operation === operation).length

describe('stolik-strength', () => {
  it('says that no game can be compared, and asks for nothing then', async () => {
    const element = await draw(['nothing of ours'])
    await expect
      .poll(() => told(element))
      .toBe('None of your deals is of a game in which players can be compared.')
    expect(asked('OwnHands')).toBe(0)
    expect(await faults(element)).toEqual([])
  })

  it('counts few hands in a thread, keeps what it found, and says how many are needed', async () => {
    lists(3)
    has(played)
    const element = await draw()
    await expect.poll(() => told(element)).toContain('counted, and 30 are needed')
    expect(told(element)).toContain('Nothing can be said yet: 3 deals have been counted')
    expect(rootOf(element).querySelector('dl')).toBeNull()
    expect(await faults(element)).toEqual([])
    const kept = readCounted(place, game, code)
    expect([...kept.keys()]).toEqual(['abcdefgh/0/0', 'abcdefgh/1/0', 'abcdefgh/2/0'])
    expect(parts).toContain(kept.get('abcdefgh/0/0')?.part)
    // The next time only the new hand is counted.
    element.remove()
    lists(4)
    const again = await draw()
    await expect.poll(() => told(again)).toContain('4 deals have been counted')
    expect(asked('Record')).toBe(4)
  })

  it('shows of many hands each mean with its interval, and of parts with few nothing', async () => {
    lists(60)
    keep(counted(60))
    const element = await draw()
    await expect.poll(() => rootOf(element).querySelectorAll('dl > div').length).toBe(2)
    const { points, adjusted, parts: made } = strengthFigures(counted(60), parts) ?? expect.fail('too few')
    expect(adjusted.within).toBeLessThan(points.within / 10)
    const said = told(element)
    expect(said).toContain(
      `Points a deal, as a list counts them +10.0 probably between +${(10 - points.within).toFixed(1)} and +`,
    )
    expect(said).toContain('The same with average cards +10.0 probably between +10.0 and +10.0')
    const rows = [...rootOf(element).querySelectorAll('li')].map((row) =>
      row.textContent.replace(/\s+/g, ' ').trim(),
    )
    const named = (one: string): string => say(words.en, 'en', `strength.part.${one}`)
    const within = made.find((one) => one.part === part)?.beyond.within ?? NaN
    expect(rows[0]).toContain(`${named(part)} 54 deals`)
    expect(rows[0]).toContain(
      `probably ${(3 - within).toFixed(1)} to ${(3 + within).toFixed(1)} points a deal more than club players`,
    )
    expect(rows[1]).toBe(`${named(other)} 6 deals nothing can be said yet: 30 deals are needed`)
    expect(asked('Record')).toBe(0)
    for (const one of rootOf(element).querySelectorAll('details')) one.open = true
    expect(await faults(element)).toEqual([])
  })

  it.each([
    ['fewer', -3, 'points a deal fewer than club players'],
    ['no different', 0, 'no difference from club players that chance does not explain'],
  ])('says that %s points were made', async (_, beyond, words) => {
    lists(40)
    keep(
      counted(40).map((hand, n) => ({
        ...hand,
        part,
        expected: hand.points - beyond - (n % 2 === 0 ? 1 : -1),
      })),
    )
    const element = await draw()
    await expect.poll(() => told(element)).toContain(words)
  })

  it('shows how far it is, and can be stopped and continued', async () => {
    lists(40)
    keep(counted(38))
    let release: () => void = () => undefined
    has(played)
    line.answer('Record', ({ variables }) => {
      release()
      return { record: { __typename: 'Record', text: played(Number(variables['hand'])) } }
    })
    const begun = new Promise<void>((resolve) => (release = resolve))
    const element = await draw()
    await begun
    const progress = rootOf(element).querySelector('progress')
    expect([progress?.max, progress?.value]).toEqual([40, 38])
    expect(told(element)).toContain('38 of 40 deals counted')
    expect(await faults(element)).toEqual([])
    press(element, 'stop')
    await expect.poll(() => told(element)).toContain('Stopped. What has been counted stays on this device.')
    expect(rootOf(element).querySelectorAll('dl > div').length).toBe(2)
    press(element, 'count on')
    await expect.poll(() => told(element)).toContain('40 deals')
    expect(told(element)).not.toContain('Stopped')
  })

  it('says why a gateway does not answer, keeps what it has, and goes on when asked', async () => {
    lists(31)
    keep(counted(30))
    line.answer('Record', { record: { __typename: 'Refused', code: 'UNAVAILABLE' } })
    const element = await draw()
    await expect.poll(() => rootOf(element).querySelector('[role=alert]')).not.toBeNull()
    expect(rootOf(element).querySelectorAll('dl > div').length).toBe(2)
    expect(await faults(element)).toEqual([])
    has(played)
    press(element, 'count on')
    await expect.poll(() => told(element)).toContain('31 deals')
  })

  it('counts no hand whose record is gone or cannot be played, says so, and never asks for it again', async () => {
    lists(32)
    keep(counted(29))
    line.answer('Record', ({ variables }) =>
      variables['hand'] === 29
        ? { record: { __typename: 'Refused', code: 'NO_SUCH_RECORD' } }
        : variables['hand'] === 30
          ? { record: { __typename: 'Refused', code: 'CARDS_IN_PLAY' } }
          : { record: { __typename: 'Record', text: 'no record' } },
    )
    const element = await draw()
    await expect.poll(() => told(element)).toContain('3 deals could not be counted')
    expect(told(element)).toContain('Nothing can be said yet: 29 deals have been counted')
    element.remove()
    const again = await draw()
    await expect.poll(() => told(again)).toContain('3 deals could not be counted')
    // Only the one whose cards other tables still play.
    expect(asked('Record')).toBe(4)
  })

  it('counts no more than the newest hands, and says so', async () => {
    lists(mostHands + 5)
    keep(counted(mostHands + 5))
    const element = await draw()
    await expect.poll(() => told(element)).toContain('Only the newest 1000 deals are counted.')
    expect(readCounted(place, game, code).size).toBe(mostHands)
  })

  it('forgets the figures on this device, and counts again when asked', async () => {
    lists(31)
    keep(counted(31))
    const element = await draw()
    await expect.poll(() => rootOf(element).querySelectorAll('dl > div').length).toBe(2)
    press(element, 'forget these figures')
    await expect.poll(() => told(element)).toBe('Forgotten on this device. count my deals')
    expect(readCounted(place, game, code).size).toBe(0)
    lists(1)
    has(played)
    press(element, 'count my deals')
    await expect.poll(() => told(element)).toContain('1 deal has been counted')
  })

  it.each([
    ['has no threads', undefined],
    [
      'refuses every thread',
      function refusing() {
        throw new DOMException('no', 'SecurityError')
      },
    ],
  ])('says that nothing can be counted where the browser %s', async (_, worker) => {
    vi.stubGlobal('Worker', worker)
    lists(1)
    has(played)
    const element = await draw()
    await expect.poll(() => told(element)).toContain('does not allow counting in the background')
    expect(await faults(element)).toEqual([])
  })
})
