import { luckText } from '@stolik/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { isAsSeen, seenBound } from './seen-bound.js'
import { hexOf, webCrypto } from './digest.js'
import { luckTender, type LuckTender } from './committed-luck.js'

type Shown = Parameters<LuckTender>[0]
type Luck = NonNullable<Shown['luck']>

interface Sent {
  readonly what: string
  readonly variables: Readonly<Record<string, unknown>>
}

let sent: Sent[]
let answers: object[]
/** Another hand for each test. */
let to: string
let n = 0
beforeEach(() => {
  sent = []
  answers = []
  n += 1
  to = String(n % 10).repeat(64)
})

const line = {
  query: (document: string, variables: object) => {
    const [, what = ''] = /mutation (\w+)/.exec(document) ?? []
    sent.push({ what, variables: variables as Sent['variables'] })
    return Promise.resolve((answers.shift() ?? { done: {} }) as { done: object })
  },
}
const start = (subtle?: SubtleCrypto | null): LuckTender =>
  subtle === undefined ? luckTender(line) : luckTender(line, subtle)
const none: Pick<Luck, 'commitments' | 'opening' | 'committing' | 'bound'> = {
  commitments: ['', '', ''],
  opening: [],
  committing: [0, 1, 2],
  bound: false,
}
const table = (luck: Partial<Luck> | null, more: Partial<Shown> = {}): Shown => ({
  id: 'abcdefgh',
  phase: 'BETWEEN',
  chair: 1,
  fairness: { commitment: 'c'.repeat(64), next: to, opened: null },
  luck: luck === null ? null : { hand: 3, to, attempt: 0, ...none, ...luck },
  ...more,
})
const committedTo = (): string =>
  String(sent.find(({ what }) => what === 'CommitLuck')?.variables['commitment'])
/** The luck that was opened. */
const opened = (): string => String(sent.find(({ what }) => what === 'OpenLuck')?.variables['luck'])

describe('luck of a browser', () => {
  it('is committed to once, and opened when it sees its commitment bound', async () => {
    const tend = start()
    await tend(table({}))
    await tend(table({ commitments: ['a'.repeat(64), '', ''] }))
    expect(sent.map(({ what }) => what)).toEqual(['CommitLuck'])
    expect(sent[0]?.variables).toMatchObject({ table: 'abcdefgh', to, attempt: 0 })
    const bound = { bound: true, committing: [], commitments: ['a'.repeat(64), committedTo(), ''] }
    await tend(table({ ...bound, opening: [0] }))
    expect(sent).toHaveLength(1)
    await tend(table({ ...bound, opening: [1] }))
    await tend(table({ ...bound, opening: [1] }))
    expect(sent.map(({ what }) => what)).toEqual(['CommitLuck', 'OpenLuck'])
    const place = { table: 'abcdefgh', hand: 3, attempt: 0, chair: 1, commitment: to }
    expect(await hexOf(webCrypto(), luckText(place, opened()))).toBe(committedTo())
    expect(opened()).toMatch(/^[0-9a-f]{32}$/)
  })

  it('stays closed if the list has another commitment in its place', async () => {
    const tend = start()
    await tend(table({}))
    await tend(table({ bound: true, opening: [1], committing: [], commitments: ['', 'b'.repeat(64), ''] }))
    expect(sent.map(({ what }) => what)).toEqual(['CommitLuck'])
  })

  it('is drawn anew for the next attempt, and not by somebody who is out of it', async () => {
    const tend = start()
    await tend(table({}))
    await tend(table({ attempt: 1 }))
    await tend(table({ attempt: 2, committing: [0] }))
    const commitments = sent.map(({ variables }) => variables['commitment'])
    expect(new Set(commitments).size).toBe(2)
    expect(sent.map(({ variables }) => variables['attempt'])).toEqual([0, 1])
  })

  it('is opened by a page that was loaded again', async () => {
    await start()(table({}))
    const commitments = ['', committedTo(), '']
    const again = start()
    await again(table({ commitments }))
    expect(sent).toHaveLength(1)
    await again(table({ bound: true, opening: [1], committing: [], commitments }))
    expect(sent.map(({ what }) => what)).toEqual(['CommitLuck', 'OpenLuck'])
  })

  it('is sent again when the connection was lost', async () => {
    answers = [{ refused: 'OFFLINE' }, { refused: 'STALE' }]
    await start()(table({}))
    expect(sent.map(({ what }) => what)).toEqual(['CommitLuck', 'CommitLuck'])
  })

  it('is added openly, once a hand, beside bots alone', async () => {
    const tend = start()
    await tend(table(null))
    await tend(table(null))
    await tend(table(null, { phase: 'GATHERING', fairness: null }))
    await tend(table(null, { chair: null, fairness: null }))
    expect(sent.map(({ what }) => what)).toEqual(['AddLuck'])
  })

  it('is committed to by a page without https as well, where the browser has no SHA-256', async () => {
    const tend = start(null)
    await tend(table({}))
    const commitments = ['', committedTo(), '']
    await tend(table({ bound: true, opening: [1], committing: [], commitments }))
    const place = { table: 'abcdefgh', hand: 3, attempt: 0, chair: 1, commitment: to }
    expect(await hexOf(webCrypto(), luckText(place, opened()))).toBe(committedTo())
  })

  it('is none of a spectator', async () => {
    await start()(table({}, { chair: null }))
    expect(sent).toEqual([])
  })

  it('is compared with the list that was there when it was opened', async () => {
    const tend = start()
    await tend(table({}))
    const commitments = ['a'.repeat(64), committedTo(), '']
    await tend(table({ bound: true, opening: [1], committing: [], commitments }))
    const seen = seenBound(to)
    if (seen === undefined) throw new Error('nothing was noted')
    const binding = {
      table: 'abcdefgh',
      attempt: 0,
      commitments,
      ways: ['open', 'committed', 'none'],
    } as const
    expect(isAsSeen(seen, binding)).toBe(true)
    expect(isAsSeen(seen, { ...binding, attempt: 1, commitments: ['', '', ''] })).toBe(true)
    expect(isAsSeen(seen, { ...binding, commitments: ['b'.repeat(64), committedTo(), ''] })).toBe(false)
    expect(isAsSeen(seen, undefined)).toBe(false)
    // Withheld in an earlier attempt: the list of this one has nothing there.
    const withheld = { ...binding, commitments: ['a'.repeat(64), committedTo(), 'd'.repeat(64)] }
    expect(isAsSeen(seen, { ...withheld, ways: ['open', 'committed', 'withheld'] })).toBe(true)
    expect(isAsSeen(seen, withheld)).toBe(false)
  })
})
