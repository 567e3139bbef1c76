import { render } from 'lit'
import { afterEach, describe, expect, it } from 'vitest'
import type { Act } from '@stolik/elements/event/client/acts'
import type { EventShown } from '@stolik/elements/event/client/types'
import { nextStep } from './next-step.js'
import type { DeskParts } from './parts.js'
import type { Section } from './sections.js'

afterEach(() => document.body.replaceChildren())

const table = (n: number, status: string) => ({
  series: 1,
  table: n,
  status,
  paused: false,
  waiting: false,
  missing: [],
  entered: 0,
  seats: [],
})
const series = (status: string, ...tables: object[]) => ({
  n: 1,
  status,
  endsAt: null,
  left: null,
  measure: null,
  byes: [],
  deals: null,
  tables,
  plan: { rounds: 12, minutes: null, draw: 'LOTS', starts: null },
})

interface Shown {
  readonly phase: string
  readonly players?: number
  /** Statuses of the first players; all others take part. */
  readonly statuses?: readonly string[]
  readonly series?: readonly object[]
  readonly protests?: readonly object[]
  /** The announced source of the outside value that draws need. */
  readonly outside?: string
  /** The team of each player; nobody has one otherwise. */
  readonly teams?: readonly (string | null)[]
}

/** Draws the first section of the desk, with codes instead of words. */
function draw({ phase, players = 8, series: all = [], protests = [], statuses = [], outside, teams }: Shown) {
  const groups = teams === undefined ? [] : [{ kind: 'TEAM', size: 3, counting: 3, substitutes: 0 }]
  const gone: Section[] = []
  const acts: Act[] = []
  const papers: string[] = []
  const act = (one: Act): Promise<null> => {
    acts.push(one)
    return Promise.resolve(null)
  }
  const root = document.createElement('div')
  document.body.append(root)
  const event = {
    phase,
    repeat: [],
    protests,
    series: all,
    endedEarly: null,
    cancelled: null,
    away: null,
    standings: { individual: [], groups: [], categories: [] },
    regulations: { name: '', place: '', mode: 'HALL', outside: outside ?? null, fee: null, groups },
    players: Array.from({ length: players }, (_, n) => ({
      id: `p${n}`,
      number: n + 1,
      name: `P${n}`,
      status: statuses[n] ?? 'ENTERED',
      team: teams?.[n] ?? null,
      substitute: false,
    })),
  } as unknown as EventShown
  const parts = {
    event,
    directs: true,
    at: null,
    locale: 'pl',
    watched: { busy: false, act },
    say: (code: string) => code,
    go: (section: Section) => gone.push(section),
    print: (file: string) => papers.push(file),
    refresh: () => undefined,
  } as unknown as DeskParts
  render(nextStep(parts), root)
  const steps = [...root.querySelectorAll<HTMLButtonElement>('.todo button')]
  return { root, gone, acts, papers, steps, words: steps.map(({ textContent }) => textContent.trim()) }
}
const primary = (steps: readonly HTMLButtonElement[]): string[] =>
  steps.filter((one) => one.classList.contains('primary')).map(({ textContent }) => textContent.trim())

describe('the next step at the desk', () => {
  it('is to enter players while there are none, and leads there', () => {
    const { steps, words, gone } = draw({ phase: 'OPEN', players: 0, series: [series('PLANNED')] })
    expect(words).toEqual(['desk.toEntries'])
    steps[0]?.click()
    expect(gone).toEqual(['entries'])
  })

  it('is the draw once somebody has entered', () => {
    const { steps, root } = draw({ phase: 'OPEN', series: [series('PLANNED')] })
    expect(primary(steps)).toEqual(['desk.draw'])
    expect(root.textContent).toContain('desk.entered')
  })

  it('is the draw with a warning while teams are short', () => {
    const teams = ['A', 'A', 'A', 'B', 'B', null, null, null]
    const short = draw({ phase: 'OPEN', series: [series('PLANNED')], teams })
    expect(primary(short.steps)).toEqual(['desk.drawAnyway'])
    expect(short.root.querySelector('.note')?.textContent).toContain('desk.shortTeams')
    const whole = draw({ phase: 'OPEN', series: [series('PLANNED')], teams: teams.with(5, 'B') })
    expect(primary(whole.steps)).toEqual(['desk.draw'])
    expect(whole.root.querySelector('.note')).toBeNull()
  })

  it('is to approve waiting entries, before anything is drawn', () => {
    const { steps, words, gone, root } = draw({
      phase: 'OPEN',
      series: [series('PLANNED')],
      statuses: ['ENTERED', 'PENDING', 'DECLINED'],
    })
    expect([words, primary(steps)]).toEqual([['desk.toApprovals', 'desk.draw'], ['desk.toApprovals']])
    expect(root.textContent).toContain('desk.pending')
    steps[0]?.click()
    expect(gone).toEqual(['entries'])
  })

  it('is to start or end the series that is played, though later ones are drawn in advance', () => {
    const all = (first: string): readonly object[] =>
      [first, 'DRAWN', 'PLANNED'].map((status, i) => ({ ...series(status), n: i + 1 }))
    const drawn = draw({ phase: 'DRAWN', series: all('DRAWN') })
    drawn.steps[0]?.click()
    expect(drawn.acts).toEqual([{ start: { series: 1 } }])
    const running = draw({ phase: 'PLAYING', series: all('RUNNING') })
    running.steps[0]?.click()
    expect(running.acts).toEqual([{ end: { series: 1 } }])
  })

  it('draws that series again which waits to be started, though another one is planned after it', () => {
    const { root, acts } = draw({
      phase: 'DRAWN',
      series: [
        { ...series('DRAWN', { ...table(1, 'EMPTY'), online: false, length: 36 }), drawn: 1 },
        { ...series('PLANNED'), n: 2 },
      ],
    })
    const again = [...root.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === 'desk.drawAgain',
    )
    const reason = again?.form?.elements.namedItem('reason')
    if (!(reason instanceof HTMLInputElement)) throw new Error('a field for the reason')
    reason.value = 'Somebody has withdrawn.'
    again?.form?.requestSubmit()
    expect(acts).toMatchObject([{ draw: { series: 1, reason: 'Somebody has withdrawn.', seen: 1 } }])
  })

  it('asks for the outside value before the draw where one is announced', () => {
    const { steps, root, acts } = draw({ phase: 'OPEN', series: [series('PLANNED')], outside: 'Lotto' })
    const value = root.querySelector<HTMLInputElement>('input[name=outside]')
    expect(value?.required).toBe(true)
    expect(value?.closest('label')?.textContent).toContain('desk.outside')
    steps[0]?.click()
    expect(acts).toEqual([])
    if (value !== null) value.value = ' 3 14 15 '
    steps[0]?.click()
    expect(acts).toEqual([{ draw: { series: 1, reason: null, outside: '3 14 15' } }])
  })

  it('takes the newest edition of the ranking, or the one that is named, where a series is drawn by rating', () => {
    const plan = { rounds: 12, minutes: null, draw: 'RATING' }
    const { steps, root, acts } = draw({ phase: 'OPEN', series: [{ ...series('PLANNED'), plan }] })
    const value = root.querySelector<HTMLInputElement>('input[name=edition]')
    steps[0]?.click()
    if (value !== null) value.value = '3'
    steps[0]?.click()
    expect(acts).toEqual(
      [null, 3].map((edition) => ({ draw: { series: 1, reason: null, outside: null, edition } })),
    )
  })

  it('is to end the series as soon as all lists are in, and not before', () => {
    const some = draw({
      phase: 'PLAYING',
      series: [series('RUNNING', table(1, 'SIGNED'), table(2, 'EMPTY'))],
    })
    expect([some.words, primary(some.steps)]).toEqual([['desk.end'], []])
    expect(some.root.querySelector('h3')?.textContent.trim()).toBe('desk.missing')
    const all = draw({
      phase: 'PLAYING',
      series: [series('RUNNING', table(1, 'SIGNED'), table(2, 'ANNULLED'))],
    })
    expect(primary(all.steps)).toEqual(['desk.end'])
    expect(all.root.querySelector('h3')?.textContent.trim()).toBe('desk.allIn')
  })

  it('is to decide the protests before results are official', () => {
    const over = { phase: 'PROVISIONAL', series: [series('ENDED')] }
    const { steps, gone } = draw({ ...over, protests: [{ status: 'OPEN' }, { status: 'REJECTED' }] })
    expect(primary(steps)).toEqual(['desk.toProtests'])
    steps[0]?.click()
    expect(gone).toEqual(['protests'])
    expect(draw({ ...over, protests: [{ status: 'UPHELD' }] }).words).toEqual(['desk.final'])
  })

  it('is to give prizes, print certificates and publish when all is over', () => {
    const { steps, words, gone } = draw({ phase: 'FINAL', series: [series('ENDED')] })
    expect(words).toEqual(['desk.toAfter'])
    steps[0]?.click()
    expect(gone).toEqual(['after'])
  })
})

describe('the clock of a series', () => {
  const send = (shown: ReturnType<typeof draw>, words: string, minutes: string): void => {
    const button = [...shown.root.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === words,
    )
    const field = button?.closest('form')?.querySelector<HTMLInputElement>('input[name=minutes]')
    if (field === null || field === undefined) throw new Error(`there is no “${words}”`)
    field.value = minutes
    button?.click()
  }

  it('is started with minutes, and names the time that the director saw', () => {
    const without = draw({ phase: 'PLAYING', series: [series('RUNNING')] })
    send(without, 'desk.clock.start', '45')
    expect(without.acts).toEqual([{ clock: { series: 1, minutes: 45, seen: 0 } }])
    const timed = draw({ phase: 'PLAYING', series: [{ ...series('RUNNING'), endsAt: 1_800_000_000_000 }] })
    send(timed, 'desk.clock.anew', '20')
    send(timed, 'desk.extend', '5')
    expect(timed.acts).toEqual([
      { clock: { series: 1, minutes: 20, seen: 1_800_000_000_000 } },
      { extend: { series: 1, minutes: 5 } },
    ])
  })

  it('is not offered before a series is played', () => {
    expect(draw({ phase: 'DRAWN', series: [series('DRAWN')] }).root.textContent).not.toContain('desk.clock')
  })
})

describe('the papers if the network fails', () => {
  it('are offered for each series that is drawn and not over', () => {
    const all = ['ENDED', 'RUNNING', 'DRAWN', 'PLANNED'].map((status, i) => ({ ...series(status), n: i + 1 }))
    const { root, papers } = draw({ phase: 'PLAYING', series: all })
    for (const button of root.querySelectorAll('button'))
      if (button.textContent.trim() === 'papers.fallback') button.click()
    expect(papers).toEqual(['fallback-2.pdf', 'fallback-3.pdf'])
  })
})

describe('new codes for the tables', () => {
  const ask = ({ root }: ReturnType<typeof draw>): HTMLDetailsElement | undefined =>
    [...root.querySelectorAll('details')].find(({ textContent }) => textContent.includes('desk.newCodes'))

  it('are made only after a notice about the old ones was read', () => {
    const shown = draw({ phase: 'PLAYING', series: [series('RUNNING', table(1, 'EMPTY'))] })
    const details = ask(shown)
    expect(details?.open).toBe(false)
    expect(details?.textContent).toContain('desk.newCodesHow')
    details?.querySelector('button')?.click()
    expect(shown.acts).toEqual([{ renewCodes: { ok: true } }])
  })

  it('are not offered before there are any', () => {
    expect(ask(draw({ phase: 'OPEN' }))).toBeUndefined()
  })
})
