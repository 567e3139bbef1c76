import { writeRecord, type AnalysedCard, type HandRecord, type Played, type Plugin } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { plugins } from '../../test/plugins.js'
import { playedRecord } from '../../test/record.js'
import { analyses } from '../extras/analyses/games.js'
import { StolikAnalysis } from './analysis.js'
import { chancesOf } from './chart.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const isCard = /^[CSHD][ATKQJ987]$/
/** Who may win, as each game says it. */
const winners: Readonly<Record<string, RegExp>> = {
  baska: /^trick 1: the (Old|Young) win, score [+−]?\d+$/,
  skat: /^trick 1: the (declarer wins|opponents win), score [+−]?\d+$/,
}

const rootOf = ({ shadowRoot }: StolikAnalysis): ShadowRoot => shadowRoot as ShadowRoot
const text = (element: StolikAnalysis): string => rootOf(element).textContent.replace(/\s+/g, ' ')
const press = (element: StolikAnalysis, words: string): void =>
  [...rootOf(element).querySelectorAll('button')].find((one) => one.textContent.trim() === words)?.click()

/** A hand in which everybody passes, and plays the first card that they may. */
function unplayed(rules: Plugin, profile: string): HandRecord {
  const whole = playedRecord(rules, profile, 1)
  const moves: Played[] = []
  for (let hand = rules.start(profile, whole.deal, whole.carry); hand?.toAct[0] !== undefined;) {
    const seat: number = hand.toAct[0]
    const legal = hand.legal(seat)
    const move = legal.find((one) => one === 'pass') ?? legal[0] ?? expect.fail('no move')
    const next = hand.play(seat, move)
    if ('refused' in next) return expect.fail(next.refused)
    moves.push({ seat, move })
    hand = next
  }
  return { ...whole, moves }
}

describe.each(Object.keys(analyses))('stolik-analysis of %s', (game) => {
  const rules = plugins[game] ?? expect.fail('no rules')
  const record = (seed: number) => playedRecord(rules, rules.profiles[0] ?? '', seed)
  const { moves, players: names, chairs } = record(2)
  const tricks = moves.filter(({ move }) => isCard.test(move)).length / chairs
  const draw = (more: Partial<StolikAnalysis> = {}): Promise<StolikAnalysis> =>
    show(new StolikAnalysis(), {
      lang: 'en',
      game,
      names,
      record: writeRecord(record(2)),
      catalogue: {},
      ...more,
    })

  it('computes nothing before it is asked to, then everything, and has no faults that axe finds', async () => {
    const asked = vi.spyOn(Worker.prototype, 'postMessage')
    const element = await draw()
    expect(asked).not.toHaveBeenCalled()
    press(element, 'analyse this deal')
    await expect.poll(() => asked.mock.calls.length).toBe(1)
    await expect.poll(() => rootOf(element).querySelectorAll('.verdicts li').length).toBe(tricks)
    await expect.poll(() => rootOf(element).querySelector('progress')).toBeNull()
    const [first] = rootOf(element).querySelectorAll('.verdicts .visually-hidden')
    expect(first?.textContent).toMatch(winners[game] ?? expect.fail('who wins?'))
    expect(await faults(element)).toEqual([])
  })

  it.runIf(analyses[game]?.bids !== undefined)(
    'says at the end what the cards of each player promised',
    async () => {
      const element = await draw({ asked: true })
      await expect.poll(() => rootOf(element).querySelectorAll('.bids li').length).toBe(names.length)
      expect(rootOf(element).querySelector('progress')).toBeNull()
      expect(await faults(element)).toEqual([])
    },
  )

  it('begins at once if asked to, and can be cancelled', async () => {
    const element = await draw({ asked: true })
    await expect.poll(() => rootOf(element).querySelector('progress')).not.toBeNull()
    press(element, 'cancel')
    await expect.poll(() => text(element)).toContain('Cancelled.')
    expect(rootOf(element).querySelector('progress')).toBeNull()
  })

  it('shows the cards that could be played at the step of the replay, the played one among them', async () => {
    const step = moves.findLastIndex(({ move }) => isCard.test(move)) - 10
    const element = await draw({ asked: true, step })
    await expect.poll(() => rootOf(element).querySelector('tr.played playing-card')).not.toBeNull()
    expect(rootOf(element).querySelector('tr.played playing-card')?.getAttribute('card')).toBe(
      moves[step]?.move,
    )
  })

  it.each([
    ['of a hand that is not over', () => writeRecord({ ...record(2), moves: moves.slice(0, -2) })],
    ['that is none', () => 'hello'],
    ['of 10,000 moves', () => writeRecord({ ...record(2), moves: Array(10_000).fill(moves[0]) as Played[] })],
  ])('says that a record %s cannot be analysed', async (_, made) => {
    const element = await draw({ asked: true, record: made() })
    await expect.poll(() => text(element)).toContain('cannot be played to its end')
  })

  it.runIf(analyses[game]?.bids !== undefined)(
    'says why a hand without a declarer has no card to judge, and judges its bidding',
    async () => {
      const without = rules.profiles
        .map((profile) => unplayed(rules, profile))
        .filter(({ moves: all }) => all.every(({ move }) => move === 'pass' || isCard.test(move)))
      const some = [
        without.find(({ moves: all }) => all.every(({ move }) => move === 'pass')),
        without.find(({ moves: all }) => all.some(({ move }) => isCard.test(move))),
      ]
      for (const one of some) {
        const of = one ?? expect.fail('no such rules')
        const element = await draw({ asked: true, record: writeRecord(of) })
        await expect.poll(() => text(element)).toContain('step by step')
        expect(text(element)).toContain('each player plays for themselves')
        await expect.poll(() => rootOf(element).querySelectorAll('.bids li').length).toBe(names.length)
      }
    },
  )

  it('says what the page can still show in a browser without threads', async () => {
    vi.stubGlobal('Worker', undefined)
    const element = await draw({ asked: true })
    await expect.poll(() => text(element)).toContain('step by step')
  })

  it('keeps what it has found when the thread dies', async () => {
    const asked = vi.spyOn(Worker.prototype, 'postMessage')
    const element = await draw({ asked: true })
    await expect.poll(() => rootOf(element).querySelectorAll('.verdicts li').length).toBe(tricks)
    const thread = asked.mock.contexts[0] as Worker
    thread.dispatchEvent(new ErrorEvent('error'))
    await element.updateComplete
    expect(text(element)).toContain('not enough memory')
    expect(rootOf(element).querySelectorAll('.verdicts li').length).toBe(tricks)
  })
})

it('says what the page can still show of a game without an analysis', async () => {
  const element = await show(new StolikAnalysis(), { lang: 'en', game: 'none', asked: true, record: 'x' })
  await expect.poll(() => text(element)).toContain('You can still watch the deal step by step.')
})

describe('the chance of the declarer', () => {
  const card = (own: boolean, step: number, ...chances: readonly (number | null)[]): AnalysedCard => ({
    step,
    seat: own ? 0 : 1,
    own,
    trick: 1,
    card: 'CJ',
    reached: true,
    mark: null,
    score: 48,
    lost: 0,
    lostScore: 0,
    grade: 0,
    better: null,
    choices: chances.map((chance) => ({ card: 'CJ', reached: true, points: 61, score: 48, chance })),
  })

  it('is that of their best card, and stands until they are to play again', () => {
    const cards = [card(false, 3, 20), card(true, 4, 60, 80), card(false, 5, 90), card(true, 6, 40)]
    expect(chancesOf(cards).map(({ step, percent }) => [step, percent])).toEqual([
      [4, 80],
      [5, 80],
      [6, 40],
    ])
  })

  it('is unknown before the cards have been judged', () => {
    expect(chancesOf([card(true, 4, null, null)])).toEqual([])
  })
})
