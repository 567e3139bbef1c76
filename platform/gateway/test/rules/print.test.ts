/** The regulations of rule sets as papers: what they say, for whom, and what they cost. */
import { locales, writeProfile, type Locale } from '@stolik/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { games } from '../../src/games.js'
import { rulesDigest } from '../../src/table/pinned.js'
import { printHere, type PrintAsked, type Printing } from '../../src/event/print/printing.js'
import { fakeTime, type App, type FakeTime } from '../help.js'
import { owned, type Person } from '../settings/owner.js'
import { readable } from '../event/print/readable.js'
import { keep } from './asks.js'
import { turnable, type Turnable } from './turnable.js'

/** All words of a paper, without line breaks. */
const textOf = (bytes: Uint8Array): string => readable(bytes).join(' ').replaceAll('\n', ' ')
const longName = 'Kaszubsko-Pomorskie-Towarzystwo-Karciane-Kościerzyna'

/** Turns as many knobs as go together. */
function mostOf({ plugin, base }: Turnable): string {
  let turned: Readonly<Record<string, string>> = {}
  for (const { id, choices, bases } of plugin.knobs)
    for (const choice of choices) {
      const more = { ...turned, [id]: choice.id }
      if (choice.id !== bases[base]?.choice && !('refused' in plugin.turn(base, more))) turned = more
    }
  return writeProfile(base, turned)
}

describe.each(turnable.map((one) => [one.plugin.id, one] as const))('the paper of %s', (game, one) => {
  const { plugin, offer, base } = one
  const profile = mostOf(one)
  const differences = plugin.differences(profile)
  const print = async (
    locale: Locale,
    savedName: string | null = null,
    of = profile,
  ): Promise<Uint8Array> => {
    const bytes = await printHere(games).print({ game, profile: of, locale, ruleName: savedName })
    if (bytes === undefined) throw new Error('no paper')
    return bytes
  }

  it.each(locales)(
    'in %s has a sentence with its clauses for each difference, and no identifier',
    async (locale) => {
      const text = textOf(await print(locale))
      const words = offer.catalogues[locale]
      expect(text).toContain(words[`profile.${base}`])
      expect(differences.length).toBeGreaterThan(9)
      for (const { knob, choice, clause, baseClause } of differences) {
        const sentence = words[`knob.${knob}.${choice}`] ?? 'no sentence'
        expect(text).toContain(sentence)
        const after = text.slice(text.indexOf(sentence) + sentence.length)
        for (const number of [clause, baseClause].flatMap((of) => /\S*\d\S*$/.exec(of)?.[0] ?? []))
          expect(after.slice(0, 200), sentence).toContain(number)
        expect(text).not.toContain(`${knob}.${choice}`)
      }
      expect(text).not.toContain('~')
      expect(text).not.toMatch(/knob\.|rules\.|profile\.|\{\w+\}|undefined/)
    },
  )

  it('has version and digest at the foot of each page, whatever the length of its name', async () => {
    const pages = readable(await print('de', longName))
    pages.forEach((page, n) => {
      expect(page).toContain(`(Prüfsumme ${rulesDigest(plugin, profile)}, Version ${plugin.version})`)
      expect(page).toContain(`Seite ${n + 1} von ${pages.length}`)
    })
    expect(pages[0]).toContain(longName)
  })

  it('of a profile of the game says that nothing differs', async () => {
    const text = textOf(await print('en', null, base))
    expect(text).toContain('without differences')
    expect(text).toContain(rulesDigest(plugin, base))
  })

  it('the same input gives the same bytes', async () => {
    expect(Buffer.from(await print('fr')).equals(await print('fr'))).toBe(true)
  })
})

describe('the address of a paper', () => {
  let app: App
  let owner: Person
  let time: FakeTime
  let wanted: PrintAsked[]
  const [{ plugin, offer, base, knob, choice }] = turnable as readonly [Turnable]
  const profile = writeProfile(base, { [knob]: choice })

  beforeEach(async () => {
    wanted = []
    time = fakeTime()
    const here = printHere(games)
    const printing: Printing = {
      ...here,
      print: (request) => {
        wanted.push(request)
        return here.print(request)
      },
    }
    const clubs = ['kartuzy', 'puck'].map((id) => ({ id, name: id, origins: [], roles: [] }))
    ;({ app, owner } = await owned({ games, clubs, printing, time, rate: 600 }))
  })
  afterEach(() => app.close())

  const get = (file: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: `/rules/${file}`, headers })
  const paper = (query = '') => get(`${plugin.id}/${profile}.pdf${query}`)

  it('gives everybody the paper in the language that they ask for, made once and cached', async () => {
    const first = await paper('?locale=de')
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(first.headers['cache-control']).toBe('public, max-age=60')
    const text = textOf(first.rawPayload)
    expect(text).toContain(offer.catalogues.de[`knob.${knob}.${choice}`])
    expect(text).toContain(`${offer.catalogues.de[`profile.${base}`]}, 1 Abweichung`)
    expect((await paper('?locale=de')).headers['etag']).toBe(first.headers['etag'])
    const again = await get(`${plugin.id}/${profile}.pdf?locale=de`, {
      'if-none-match': String(first.headers['etag']),
    })
    expect(again.statusCode).toBe(304)
    expect(wanted).toHaveLength(1)
    expect(textOf((await paper('?locale=xx')).rawPayload)).toContain(offer.catalogues.pl[`profile.${base}`])
    expect((await get(`${plugin.id}/${base}.pdf`)).statusCode).toBe(200)
  })

  it('prints the name by which its owner keeps the rules, and a new name at once', async () => {
    const rules = { game: plugin.id, base, knobs: [{ knob, choice }] }
    const saved = await keep(owner, 'kartuzy', { ...rules, name: longName })
    await keep(owner, 'puck', { ...rules, name: 'Puck' })
    const named = await paper()
    expect(textOf(named.rawPayload)).toContain(longName)
    expect(named.headers['content-disposition']).toBe(
      `inline; filename*=UTF-8''${encodeURIComponent(longName)}.pdf`,
    )
    expect(textOf((await paper('?owner=puck')).rawPayload)).toContain('Puck')
    await keep(owner, 'kartuzy', { ...rules, name: 'Kartuzy', id: saved.id })
    expect(textOf((await paper('?owner=kartuzy')).rawPayload)).toContain('Kartuzy')
    // The names that others give to the rules are none of theirs.
    for (const owner of ['nowhere', 'ASSOCIATION']) {
      const text = textOf((await paper(`?owner=${owner}`)).rawPayload)
      expect(text).not.toMatch(/Kartuzy|Puck/)
    }
  })

  it.each([
    ['an invented profile', 'no-such-profile.pdf', 'UNKNOWN_RULE_SET'],
    ['an invented knob', `${base}~nothing.true.pdf`, 'UNKNOWN_RULE_SET'],
    ['the same rules written differently', `${profile}~${knob}.${choice}.pdf`, 'UNKNOWN_RULE_SET'],
    ['another file', `${profile}.html`, 'UNKNOWN_RULE_SET'],
    ['no file', '', 'UNKNOWN_RULE_SET'],
    ['the name of a method', 'constructor.pdf', 'UNKNOWN_RULE_SET'],
    ['a way out of the folder', '..%2f..%2fetc%2fpasswd.pdf', 'UNKNOWN_RULE_SET'],
    ['a text of a thousand and one characters', `${'x'.repeat(1_001)}.pdf`, 'TOO_LONG'],
    ['ten thousand knobs', `${base}${'~a.b'.repeat(10_000)}.pdf`, 'TOO_LONG'],
  ])('%s is answered with 404 and a code', async (_, file, code) => {
    const answer = await get(`${plugin.id}/${file}`)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, code])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(wanted).toEqual([])
  })

  it('an unknown game is answered with 404 and a code', async () => {
    const answer = await get(`nothing/${profile}.pdf`)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'UNKNOWN_GAME'])
  })

  it('costs budget when the paper is new, and nothing when it is cached', async () => {
    const files = plugin.knobs.flatMap(({ id, choices, bases }) =>
      choices
        .filter(
          (one) => one.id !== bases[base]?.choice && !('refused' in plugin.turn(base, { [id]: one.id })),
        )
        .map((one) => `${plugin.id}/${writeProfile(base, { [id]: one.id })}.pdf`),
    )
    const codes: number[] = []
    for (const file of files.slice(0, 15)) codes.push((await get(file)).statusCode)
    const paid = codes.indexOf(429)
    expect(paid).toBeGreaterThan(5)
    expect(codes).toEqual(codes.map((_, n) => (n < paid ? 200 : 429)))
    expect(wanted).toHaveLength(paid)
    expect((await get(files[0] ?? '')).statusCode).toBe(200)
    await time.advance(10_000)
    expect((await get(files[14] ?? '')).statusCode).toBe(200)
  })
})
