/** Editions: drafts, signed steps and corrections. An exported edition verifies; one with a flipped digit does not. */
import type { ExportFile } from '@stolik/contract/ranking/edition'
import type { Scheme } from '@stolik/contract/ranking/scheme'
import { pick, seeded, type Random } from '@stolik/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { draftEdition, stampEdition } from '../../src/ranking/editions/editions.js'
import { publishedOf } from '../../src/ranking/publish/document.js'
import { exportEdition } from '../../src/ranking/signing/exporting.js'
import { dataOf, forgetPerson, savePerson } from '../../src/ranking/people/registry.js'
import type { EditionRecord } from '../../src/ranking/store/store.js'
import type { Person } from '@stolik/ranking/model/people'
import { sealOf } from '@stolik/ranking/model/seal'
import { signStamp } from '../../src/ranking/signing/signing.js'
import { isVerified, verifyExport, type Unverified } from '../../src/ranking/signing/verify.js'
import { canonical, contentHash } from '@stolik/contract/canonical'
import { keyOf, must, openDesk, type Desk } from './desk.js'
import { listSheet, recordOf, scheme } from './kept.js'
import { newRankings } from '../stores.js'

const faultOf = (text: string, key: string | null = null): Unverified | undefined => {
  const answer = verifyExport(text, key === null ? null : [key])
  return isVerified(answer) ? undefined : answer
}

/** Puts another value at a random place. */
function exchange(within: object, values: readonly unknown[], random: Random): void {
  const all = within as Record<string, unknown>
  const key = pick(Object.keys(all), random)
  const inner = all[key]
  const deeper = typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0
  if (deeper && random.below(12) > 0) return exchange(inner, values, random)
  const others = values.filter((value) => JSON.stringify(value) !== JSON.stringify(inner))
  all[key] = pick(others, random)
}

describe('a transfer', () => {
  const of: Scheme = {
    ...scheme,
    players: { licensed: false, clubs: null, transfers: 'day' },
    teams: { of: 'club', per: 'season', counting: 4 },
  }
  const moved = async ({ store }: Desk, person: string, club: string, from: string): Promise<void> => {
    const before = (await store.person(person)) as Person
    const after = { ...before, club, clubs: [...(before.clubs ?? []), { club, from }] }
    expect(await store.changePeople([{ before, after }], null)).toBe('done')
  }
  const clubOf = ({ content }: EditionRecord, who: string) =>
    content.result.all.find(({ person }) => person === who)?.club

  test('that is entered later changes no edition, and counts in the next one', async () => {
    const desk = await openDesk({}, newRankings(), of)
    await moved(desk, 'p1', 'Góra', '2026-01-01')
    const first = await desk.draft()
    await desk.stamp(first.hash, 'provisional', 'final')
    const text = await desk.export(first.hash)
    expect(clubOf(first, 'p1')).toBe('Góra')
    expect(first.content.clubs).toEqual([{ person: 'p1', club: 'Góra', from: '2026-01-01' }])
    await moved(desk, 'p1', 'Las', '2026-04-01')
    expect(isVerified(verifyExport(await desk.export(first.hash), null))).toBe(true)
    expect((JSON.parse(text) as ExportFile).content).toEqual(first.content)
    expect(clubOf(await desk.draft(), 'p1')).toBe('Las')
  })

  test('is named by the export, so that another day is a difference', async () => {
    const desk = await openDesk({}, newRankings(), of)
    await moved(desk, 'p1', 'Góra', '2026-04-12')
    const edition = await desk.draft()
    await desk.stamp(edition.hash, 'provisional')
    const file = JSON.parse(await desk.export(edition.hash)) as ExportFile
    const late = [{ person: 'p1', club: 'Góra', from: '2026-04-13' }]
    expect(faultOf(`${canonical({ ...file, content: { ...file.content, clubs: late } })}\n`)).toMatchObject({
      wrong: 'RESULT',
    })
  })

  test('still counts when the person is forgotten', async () => {
    const desk = await openDesk({}, newRankings(), of)
    await moved(desk, 'p1', 'Góra', '2026-01-01')
    const before = (await desk.draft()).content.result
    must(await forgetPerson(desk.store, 'p1'))
    expect((await desk.draft()).content.result).toEqual(before)
  })

  test('is no part of an edition without a rule for it', async () => {
    const desk = await openDesk()
    await moved(desk, 'p1', 'Góra', '2026-01-01')
    expect((await desk.draft()).content).not.toHaveProperty('clubs')
  })
})

describe('editions', () => {
  let desk: Desk
  beforeEach(async () => {
    desk = await openDesk()
  })

  test('count the current events, and name their players by seals', async () => {
    const { content, stamps } = await desk.draft()
    expect(content.result.all.map(({ person, place, points }) => [person, place, points])).toEqual([
      ...[['p1', 1, 5], ['p4', 1, 5], ['p5', 1, 5]], // oxfmt-ignore
      ...[['p2', 4, 4], ['p3', 4, 4], ['p6', 6, 2], ['p7', 6, 2], ['p8', 8, 0]], // oxfmt-ignore
    ])
    expect(content).toMatchObject({ number: 1, schemeVersion: 1, corrects: null, carried: null })
    expect(stamps).toMatchObject([{ status: 'draft', key: null, signature: null }])
    const names = await desk.store.named(content.people.map(({ seal }) => seal))
    expect(names.map(({ person, name }) => [person, name])).toContainEqual(['p3', 'Gracz 3 Żółć'])
    expect(names.map(sealOf)).toEqual(content.people.map(({ seal }) => seal))
    expect(JSON.stringify(content)).not.toContain('Gracz')
    const ids = content.people.map(({ person }) => person)
    expect(ids).toEqual(ids.toSorted())
  })

  test('go from draft to provisional to final, or are withdrawn, and never back', async () => {
    const { hash } = await desk.draft()
    const step = async (status: 'draft' | 'provisional' | 'final' | 'withdrawn') =>
      stampEdition(desk.deps, hash, status, 'Ola')
    expect(await step('provisional')).toMatchObject({
      stamps: [{ status: 'draft' }, { status: 'provisional' }],
    })
    expect(await step('provisional')).toMatchObject({ refused: 'NO_SUCH_STEP' })
    expect(await step('final')).toMatchObject({ hash })
    expect(await step('draft')).toMatchObject({
      refused: 'NO_SUCH_STEP',
      args: { status: 'final', next: 'draft' },
    })
    expect(await step('withdrawn')).toMatchObject({ hash })
    expect(await step('final')).toMatchObject({ refused: 'NO_SUCH_STEP' })
    expect(desk.heard.map(({ stamps }) => stamps.at(-1)?.status)).toEqual([
      ...['draft', 'provisional', 'final', 'withdrawn'],
    ])
    expect(await stampEdition(desk.deps, 'none', 'final', 'Ola')).toMatchObject({
      refused: 'UNKNOWN_EDITION',
    })
  })

  test('are not signed without a key', async () => {
    const { hash } = await desk.draft()
    expect(await stampEdition({ ...desk.deps, key: null }, hash, 'final', 'Ola')).toEqual({
      refused: 'NO_KEY',
      args: {},
    })
  })

  test('are corrected by the next one, which says what and why', async () => {
    const first = await desk.draft()
    await desk.stamp(first.hash, 'final')
    await desk.store.addSheets([
      recordOf(listSheet({ event: 'e2', date: '2026-04-12', units: [600, 60, 180, 300] })),
    ])
    const request = { ranking: 'league', date: '2026-06-30', by: 'Ola' }
    expect(await draftEdition(desk.deps, { ...request, corrects: { number: 1, reason: ' ' } })).toMatchObject(
      {
        refused: 'NO_REASON',
      },
    )
    expect(await draftEdition(desk.deps, { ...request, corrects: { number: 9, reason: 'x' } })).toMatchObject(
      {
        refused: 'UNKNOWN_EDITION',
      },
    )
    const second = await desk.draft({ corrects: { number: 1, reason: 'The list of table 1 was misread.' } })
    expect(second.content).toMatchObject({
      number: 2,
      corrects: { hash: first.hash, reason: 'The list of table 1 was misread.' },
    })
    expect(second.content.result.all[0]).toMatchObject({ person: 'p1', points: 15 })
    expect(await desk.store.edition(first.hash)).toMatchObject({ content: first.content })
    // The old sheet, from which the first edition was counted, still exists.
    expect(faultOf(await desk.export(first.hash))).toBeUndefined()
  })

  test('keep the seals of unchanged names', async () => {
    const first = await desk.draft()
    must(
      await savePerson(desk.store, { word: () => '' }, 'p1', {
        name: 'Gracz 1 Nowy',
        club: null,
        account: null,
        licences: [],
      }),
    )
    const second = await desk.draft({ date: '2026-07-31' })
    const changed = second.content.people.filter(
      ({ seal }) => !first.content.people.some((one) => one.seal === seal),
    )
    expect(changed.map(({ person }) => person)).toEqual(['p1'])
    // With the old name again, the person has the old seal again.
    must(
      await savePerson(desk.store, { word: () => '' }, 'p1', {
        name: 'Gracz 1 Żółć',
        club: null,
        account: null,
        licences: [],
      }),
    )
    const third = await desk.draft({ date: '2026-08-31' })
    expect(third.content.people).toEqual(first.content.people)
  })

  test('with one more event equal a complete new counting', async () => {
    await desk.draft()
    await desk.store.addSheets([
      recordOf(listSheet({ event: 'e3', date: '2026-05-02', units: [60, 120, 0, 240] })),
    ])
    const grown = await desk.draft()
    const anew = await openDesk({}, desk.store)
    expect((await anew.draft()).content.result).toEqual(grown.content.result)
    // An earlier day is not counted from the cache of a later one.
    const earlier = await desk.draft({ date: '2026-03-31' })
    expect(earlier.content.sheets).toHaveLength(1)
    expect(earlier.content.result.all[0]).toMatchObject({ points: 5 })
  })

  test('carry over a final edition of the season before', async () => {
    const carrying = { ...scheme, count: { ...scheme.count, carry: 0.5 } } as typeof scheme
    const before = await desk.draft()
    await desk.stamp(before.hash, 'final')
    const season = { from: '2027-01-01', until: '2027-12-31' }
    await desk.store.addScheme('league', 2, { ...carrying, season })
    await desk.store.addSheets([recordOf(listSheet({ event: 'e9', date: '2027-01-10' }))])
    const next = await desk.draft({ date: '2027-01-31' })
    expect(next.content).toMatchObject({ carried: before.hash, schemeVersion: 2 })
    expect(next.content.result.all.find(({ person }) => person === 'p1')).toMatchObject({ carried: 2.5 })
    await desk.stamp(next.hash, 'final')
    expect(faultOf(await desk.export(next.hash))).toBeUndefined()
  })

  test('weigh events by the places in that edition, which the export shows', async () => {
    const before = await desk.draft()
    await desk.stamp(before.hash, 'final')
    const [part] = scheme.parts as [(typeof scheme.parts)[number]]
    const weighed = { ...scheme, parts: [{ ...part, strengths: [{ place: 1000, weight: 2 }] }] }
    const season = { from: '2027-01-01', until: '2027-12-31' }
    await desk.store.addScheme('league', 2, { ...weighed, season })
    await desk.store.addSheets([recordOf(listSheet({ event: 'e9', date: '2027-01-10' }))])
    const next = await desk.draft({ date: '2027-01-31' })
    expect(next.content.carried).toBe(before.hash)
    for (const { score, points } of next.content.result.all) expect(score).toBe(2 * points)
    expect(next.content.result.all.some(({ score }) => score > 0)).toBe(true)
    await desk.stamp(next.hash, 'final')
    expect(faultOf(await desk.export(next.hash))).toBeUndefined()
  })

  test('report faults of a scheme', async () => {
    await desk.store.addScheme('league', 2, { ...scheme, decimals: 99 })
    const request = { ranking: 'league', date: '2026-06-30', corrects: null, by: 'Ola' }
    expect(await draftEdition(desk.deps, request)).toMatchObject({
      refused: 'BAD_SCHEME',
      problems: [{ code: 'RANGE', args: { path: 'decimals' } }],
    })
    expect(await draftEdition(desk.deps, { ...request, date: '2026-02-30' })).toMatchObject({
      refused: 'MALFORMED',
    })
    expect(await draftEdition(desk.deps, { ...request, ranking: 'x' })).toMatchObject({
      refused: 'UNKNOWN_RANKING',
    })
  })
})

describe('an exported edition', () => {
  let desk: Desk
  let hash: string
  let text: string
  beforeEach(async () => {
    desk = await openDesk()
    ;({ hash } = await desk.draft())
    await desk.stamp(hash, 'provisional', 'final')
    text = await desk.export(hash)
  })
  const changed = (change: (file: ExportFile) => unknown): string =>
    `${canonical(change(JSON.parse(text) as ExportFile))}\n`

  test('names the rules by which the counted hands were settled, and no others', async () => {
    expect(text).not.toContain('"rules"')
    const sheets = [
      { ...listSheet({ event: 'e3', date: '2026-05-02' }), rules: ['b'.repeat(16), 'd'.repeat(16)] },
      { ...listSheet({ event: 'e4', date: '2026-05-03' }), rules: ['a'.repeat(16), 'b'.repeat(16)] },
      { ...listSheet({ event: 'e5', date: '2026-08-01' }), rules: ['c'.repeat(16)] },
    ]
    await desk.store.addSheets(sheets.map(recordOf))
    const { hash: newer, content } = await desk.draft()
    const rules = ['a', 'b', 'd'].map((digit) => digit.repeat(16))
    expect(content.result.rules).toEqual(rules)
    await desk.stamp(newer, 'final')
    const file = await desk.export(newer)
    expect(faultOf(file)).toBeUndefined()
    const other = (of: unknown) => {
      const parsed = JSON.parse(file) as ExportFile
      const changed = { ...parsed.content, result: { ...parsed.content.result, rules: of } }
      return `${canonical({ ...parsed, content: changed, hash: contentHash(changed) })}\n`
    }
    expect(faultOf(other(rules.slice(1)))).toMatchObject({ wrong: 'RESULT', args: { path: 'rules.1' } })
    expect(faultOf(other([]))).toMatchObject({ wrong: 'SHAPE' })
    const edition = { hash: newer, content, stamps: [] }
    const context = {
      association: '',
      before: new Map(),
      corrected: null,
      correctedBy: null,
      nameOf: () => undefined,
    }
    expect(publishedOf(edition, context).rules).toEqual(rules)
  })

  test('does not exist before it is published', async () => {
    const draft = await desk.draft({ date: '2026-07-01' })
    expect(await exportEdition({ store: desk.store, keys: [] }, draft.hash, null)).toEqual({
      refused: 'NOT_PUBLISHED',
      args: {},
    })
    expect(await exportEdition({ store: desk.store, keys: [] }, 'x', null)).toMatchObject({
      refused: 'UNKNOWN_EDITION',
    })
  })

  test('verifies, with its key and with names or without', async () => {
    const answer = verifyExport(text, [desk.deps.key?.public.id ?? ''])
    expect(answer).toMatchObject({ status: 'final', key: { association: 'League of the valley' } })
    expect(faultOf(await desk.export(hash, false))).toBeUndefined()
    expect(faultOf(text, 'another')).toMatchObject({ wrong: 'OTHER_KEY' })
  })

  test('fails with any digit flipped, wherever it is', () => {
    const places = [...text.matchAll(/\d/g)].map(({ index }) => index)
    expect(places.length).toBeGreaterThan(1_000)
    const alive = places.filter((i) => {
      const flipped = `${text.slice(0, i)}${(Number(text[i]) + 1) % 10}${text.slice(i + 1)}`
      return faultOf(flipped) === undefined
    })
    expect(alive.map((i) => text.slice(Math.max(0, i - 40), i + 20))).toEqual([])
  })

  test.each<[string, (file: ExportFile) => unknown, object]>([
    [
      'another point in the result, with a hash that fits',
      (file) => {
        const all = file.content.result.all.map((row, i) => (i === 1 ? { ...row, points: 6 } : row))
        const content = { ...file.content, result: { ...file.content.result, all } }
        return { ...file, content, hash: contentHash(content) }
      },
      { wrong: 'RESULT', args: { path: 'all.2.points', written: '6', counted: '5' } },
    ],
    [
      'another list',
      (file) => ({
        ...file,
        sheets: file.sheets.map((one) => ({
          ...one,
          lists: { ...one.lists, small: one.lists.small.map(() => 1) },
        })),
      }),
      { wrong: 'SHEET', args: { n: 1 } },
    ],
    ['a missing list', (file) => ({ ...file, sheets: file.sheets.slice(1) }), { wrong: 'SHEETS' }],
    ['another number', (file) => ({ ...file, content: { ...file.content, number: 2 } }), { wrong: 'HASH' }],
    [
      'another number, with a hash that fits',
      (file) => {
        const content = { ...file.content, number: 2 }
        return { ...file, content, hash: contentHash(content) }
      },
      { wrong: 'STAMP', args: { n: 2, fault: 'SIGNATURE' } },
    ],
    [
      'another name',
      (file) => ({ ...file, people: file.people.map((one) => ({ ...one, name: 'Kto' })) }),
      { wrong: 'PERSON', args: { n: 1 } },
    ],
    ['a name twice', (file) => ({ ...file, people: [...file.people, file.people[0]] }), { wrong: 'PERSON' }],
    [
      'another author of the draft',
      (file) => ({ ...file, stamps: file.stamps.map((one, i) => (i === 0 ? { ...one, by: 'Kto' } : one)) }),
      { wrong: 'STAMP', args: { fault: 'SIGNATURE' } },
    ],
    [
      'a missing step',
      (file) => ({ ...file, stamps: file.stamps.filter((_, i) => i !== 1) }),
      { wrong: 'STAMP' },
    ],
    ['no steps', (file) => ({ ...file, keys: [], stamps: [] }), { wrong: 'STAMP' }],
    ['only a draft', (file) => ({ ...file, keys: [], stamps: file.stamps.slice(0, 1) }), { wrong: 'STAMP' }],
    ['no key', (file) => ({ ...file, keys: [] }), { wrong: 'STAMP', args: { fault: 'UNKNOWN_KEY' } }],
    ['a key too many', (file) => ({ ...file, keys: [...file.keys, ...file.keys] }), { wrong: 'KEYS' }],
    [
      'another association',
      (file) => ({ ...file, keys: file.keys.map((key) => ({ ...key, association: 'Other' })) }),
      { wrong: 'STAMP', args: { fault: 'KEY' } },
    ],
    [
      'a content that it was carried over from',
      (file) => ({ ...file, carried: file.content }),
      { wrong: 'CARRIED' },
    ],
    ['a field too many', (file) => ({ ...file, more: 1 }), { wrong: 'SHAPE', args: { path: 'more' } }],
    [
      'players that are not a list',
      (file) => ({ ...file, sheets: file.sheets.map((one) => ({ ...one, players: 7 })) }),
      { wrong: 'SHAPE', args: { path: 'sheets.1.players' } },
    ],
  ])('fails with %s', (_, change, wrong) => {
    expect(faultOf(changed(change))).toMatchObject(wrong)
  })

  test('with any value replaced and all hashes adjusted is refused without an exception', () => {
    const random = seeded('exchanged')
    const odd: readonly unknown[] = [-1, 0, 0.5, 1e300, 2 ** 40, '', '2026-02-30', 'p1', null, true, [], {}]
    const verdicts = Array.from({ length: 400 }, () => {
      const file = JSON.parse(text) as Record<string, unknown>
      exchange(pick([file['content'], file['sheets']], random) as object, odd, random)
      const { content, sheets } = file as unknown as ExportFile
      const named = { ...content, sheets: sheets.map((sheet) => contentHash(sheet)) }
      const other = `${canonical({ ...file, content: named, hash: contentHash(named) })}\n`
      // A change that only made the hashes fit again changed nothing.
      return other === text ? 'SAME' : faultOf(other)?.wrong
    })
    expect(new Set(verdicts)).not.toContain(undefined)
    // Most changes keep the right shape and fail for other reasons.
    for (const wrong of ['RESULT', 'NOT_COUNTED', 'STAMP'] as const) expect(verdicts).toContain(wrong)
  })

  test('fails when it is formatted differently, cut off or invalid JSON', () => {
    expect(faultOf(text.replace('{"carried"', '{ "carried"'))).toMatchObject({
      wrong: 'NOT_CANONICAL',
      args: { character: 2 },
    })
    expect(faultOf(text.trimEnd())).toMatchObject({ wrong: 'NOT_CANONICAL' })
    expect(faultOf(text.slice(0, -20))).toEqual({ wrong: 'NO_JSON', args: {} })
    expect(faultOf('[]')).toMatchObject({ wrong: 'SHAPE', args: { path: 'the file' } })
  })

  test('signed by another under the association’s name is revealed by its key', () => {
    const forger = keyOf('League of the valley')
    const forged = changed((file) => {
      const content = { ...file.content, number: 7 }
      const own = contentHash(content)
      const [draft] = file.stamps
      if (draft === undefined) throw new Error('there is one')
      const stamp = signStamp(forger, own, [draft], { status: 'final', at: draft.at, by: 'Me' })
      return { ...file, content, hash: own, stamps: [draft, stamp], keys: [forger.public] }
    })
    expect(faultOf(forged)).toBeUndefined()
    expect(faultOf(forged, desk.deps.key?.public.id)).toMatchObject({ wrong: 'OTHER_KEY' })
  })

  test('verifies after the association has replaced its key', async () => {
    const old = desk.deps.key?.public
    if (old === undefined) throw new Error('there is one')
    const fresh = keyOf('League of the valley').public
    const { store } = desk
    expect(await exportEdition({ store, keys: [fresh, old] }, hash, () => true)).toBe(text)
    // Nothing is exported that would not verify.
    expect(await exportEdition({ store, keys: [fresh] }, hash, () => true)).toEqual({
      refused: 'MISSING_KEY',
      args: { key: old.id },
    })
  })
})

describe('a person who is forgotten', () => {
  test('is named nowhere any more, and earlier and later editions verify', async () => {
    const desk = await openDesk()
    const licence = { of: 'League of the valley', number: 'KS-1477', from: '2026-01-01', until: null }
    must(
      await savePerson(desk.store, { word: () => '' }, 'p4', {
        name: 'Barnaba Tajny',
        club: 'Sekretna',
        account: 'acc77',
        licences: [licence],
      }),
    )
    const before = await desk.draft()
    await desk.stamp(before.hash, 'final')
    expect(await desk.export(before.hash)).toContain('Barnaba Tajny')
    must(await forgetPerson(desk.store, 'p4'))
    const after = await desk.draft({ date: '2026-08-01' })
    await desk.stamp(after.hash, 'final')
    for (const hash of [before.hash, after.hash]) {
      const text = await desk.export(hash)
      expect(faultOf(text)).toBeUndefined()
      for (const gone of ['Barnaba', 'Sekretna', 'acc77', 'KS-1477']) expect(text).not.toContain(gone)
    }
    expect(after.content.people.map(({ person }) => person)).not.toContain('p4')
    expect(after.content.result.all.map(({ person }) => person)).toContain('p4')
    const data = await dataOf(desk.store, 'p4')
    for (const gone of ['Barnaba', 'Sekretna', 'acc77', 'KS-1477'])
      expect(JSON.stringify(data)).not.toContain(gone)
    expect(await forgetPerson(desk.store, 'nobody')).toMatchObject({ refused: 'UNKNOWN_PERSON' })
  })
})

test('a person gets everything stored about them, and nothing about others', async () => {
  const desk = await openDesk()
  const { hash } = await desk.draft()
  const data = must(await dataOf(desk.store, 'p2'))
  expect(data.person).toMatchObject({ name: 'Gracz 2 Żółć', club: 'Dolina 3' })
  expect(data.names.map(({ name }) => name)).toEqual(['Gracz 2 Żółć'])
  expect(data.events.map(({ event, entry }) => [event, entry])).toMatchObject([
    ['e1', { lists: [{ units: 180, small: 3 }], player: { place: 3 } }],
    ['e2', { lists: [{ units: 60 }] }],
  ])
  expect(data.editions).toMatchObject([{ hash, status: 'draft', rows: [{ person: 'p2', points: 4 }] }])
  expect(JSON.stringify(data)).not.toMatch(/Gracz [13-8]|"p[13-8]"/)
})
