import { cases } from '@stolik/core/cases'
import { locales, type Locale } from '@stolik/core'
import { describe, expect, it } from 'vitest'
import { games } from '../../../src/games.js'
import { printStartCards } from '../../../src/event/papers/cards.js'
import { canonical, contentHash } from '@stolik/contract/canonical'
import { printLists, type PaperList } from '../../../src/event/papers/list.js'
import { printSeatingPlan } from '../../../src/event/papers/plan.js'
import { printEntrance } from '../../../src/event/papers/entrance.js'
import { printRegulations } from '../../../src/event/papers/regulations.js'
import { printResults } from '../../../src/event/papers/results.js'
import { printSlips } from '../../../src/event/papers/slips.js'
import { printWallSeats } from '../../../src/event/papers/wall-seats.js'
import { word } from '../../../src/print/words/index.js'
import { dotsOf, readable } from './readable.js'
import * as sample from './sample.js'

const some = locales.slice(0, cases(1, locales.length))

const { imprint, catalogue, players } = sample

const blank: PaperList = {
  series: 1,
  table: 12,
  players: players.slice(0, 4).map(({ name }) => name),
  dealers: sample.dealers(48, 4),
  sums: sample.sums,
  url: 'https://cards.example/event/abcdefghjk/list/1/12#abcdefghjkmnpqrs',
  sheet: null,
}

const documents: Record<string, (locale: Locale) => Promise<Uint8Array>> = {
  regulations: (locale) =>
    printRegulations({
      imprint: { ...imprint, locale },
      regulations: sample.regulations,
      commitment: sample.commitment,
      rules: { base: 'Skat PZSkat', differences: [] },
      catalogue,
    }),
  cards: (locale) =>
    printStartCards({
      imprint: { ...imprint, locale },
      starts: [null, null, null],
      cards: players.map((player) => ({
        ...player,
        codes: {
          url: `https://cards.example/event/x/card#${player.number}`,
          pin: String(player.number).padStart(6, '0'),
        },
        seats: [{ table: player.number, chair: 1 }, 'bye', null],
      })),
    }),
  plan: (locale) => printSeatingPlan({ ...sample.plan, imprint: { ...imprint, locale } }),
  seats: (locale) => printWallSeats({ ...sample.plan, imprint: { ...imprint, locale } }),
  entrance: (locale) =>
    printEntrance({
      imprint: { ...imprint, locale },
      organiser: sample.regulations.organiser,
      fee: { amount: 3000, currency: 'PLN' },
      url: 'https://cards.example/event/abcdefghjk',
    }),
  lists: (locale) =>
    printLists({
      imprint: { ...imprint, locale },
      catalogue,
      lists: [blank, { ...blank, dealers: sample.dealers(60, 4), sheet: sample.sheet(60, 4) }],
    }),
  slips: (locale) =>
    printSlips({
      imprint: { ...imprint, locale },
      series: 1,
      slips: Array.from({ length: 7 }, (_, hand) => ({
        table: 3,
        hand,
        spare: 0,
        dealer: hand % 4,
        hands: [1, 2, 3].map((chair) => ({ chair, cards: ['CJ', 'CT', 'HA', 'D9'] })),
        rest: [{ name: 'Skat', cards: ['SQ', 'HK'] }],
      })),
      spares: [{ table: null, hand: 4, spare: 2, dealer: 1, hands: [{ chair: 0, cards: ['DA'] }], rest: [] }],
    }),
  results: (locale) =>
    printResults({
      imprint: { ...imprint, locale },
      standings: sample.standings,
      adjustments: sample.adjustments,
      reopenings: [],
      endedEarly: null,
      placesScored: false,
      tieBreaks: [],
      catalogue: {},
    }),
}

const kinds = Object.keys(documents)
const make = (kind: string, locale: Locale = 'pl'): Promise<Uint8Array> =>
  (documents[kind] as (locale: Locale) => Promise<Uint8Array>)(locale)
const cached = new Map<string, Promise<Uint8Array>>()
/** Returns a document, made once per kind and locale, because many tests use the same pages. */
function made(kind: string, locale: Locale = 'pl'): Promise<Uint8Array> {
  const key = `${kind} ${locale}`
  const one = cached.get(key) ?? make(kind, locale)
  cached.set(key, one)
  return one
}

describe('a printed document', () => {
  it.each(kinds)('%s: the same input gives the same bytes', async (kind) => {
    // Each call makes another sample sheet, so one is reused.
    const sheet = sample.sheet(60, 4)
    const again = (): Promise<Uint8Array> =>
      kind === 'lists' ? printLists({ imprint, catalogue, lists: [{ ...blank, sheet }] }) : make(kind)
    const first = kind === 'lists' ? again() : made(kind)
    expect(Buffer.from(await first).equals(await again())).toBe(true)
  })

  it.each(kinds.flatMap((kind) => (['pl', 'de', 'en'] as const).map((locale) => [kind, locale] as const)))(
    '%s in %s: every page has its number, the event, profile, version and hash; no word is missing',
    async (kind, locale) => {
      const pages = readable(await made(kind, locale))
      const [of, page] = { pl: ['z', 'strona'], de: ['von', 'Seite'], en: ['of', 'page'] }[locale] as [
        string,
        string,
      ]
      pages.forEach((text, n) => {
        expect(text).toContain(`${page} ${n + 1} ${of} ${pages.length}`)
        expect(text).toContain(`${imprint.name} · ${imprint.profileName} (pzskat, `)
        expect(text).toContain(`SHA-256 ${imprint.hash}`)
        expect(text).not.toMatch(/\{\w+\}|undefined|NaN|^\w+\.\w+(\.\w+)*$/m)
      })
    },
  )

  it('contains every letter of Polish and Kashubian', async () => {
    const letters = 'ĄĆĘŁŃÓŚŹŻąćęłńóśźżÃÉËÒÔÙãéëòôùŌŏ−–„”×°'
    const [page] = readable(
      await printSeatingPlan({ ...sample.plan, imprint: { ...imprint, name: letters }, tables: [] }),
    )
    expect(page).toContain(letters)
  })
})

describe('a slip', () => {
  it('has the cards of each place suit by suit, in the letters of the language, and a label for its outside', async () => {
    const [first = '', second = ''] = readable(await made('slips'))
    expect(first.match(/^Stolik 3 · rozdanie \d$/gm)).toHaveLength(6)
    expect(first).toContain('Stolik 3 · rozdanie 2 · rozdaje: B')
    expect(first).toContain('♣ W 10   ♥ A   ♦ 9')
    expect(second).toContain('Stolik 3 · rozdanie 7')
    expect(readable(await made('slips', 'de'))[0]).toContain('♣ B 10   ♥ A   ♦ 9')
  })

  it('for a table that misdeals is on a page of its own, for the director, and names no table', async () => {
    const pages = readable(await made('slips', 'en'))
    expect(pages).toHaveLength(3)
    const [, , spare = ''] = pages
    expect(spare).toContain('Spare 2 · deal 5 · dealer: B')
    expect(spare).toContain('♦ A')
    expect(spare).toContain('For the director: open it only after a misdeal.')
    expect(spare).not.toContain('Table')
  })
})

describe('the seating plan', () => {
  it('shows everybody at their table, and by name with table and place', async () => {
    const text = readable(await made('plan')).join('\n')
    for (const { name } of players) expect(text.split(name).length - 1).toBeGreaterThanOrEqual(2)
    expect(text).toContain('Powtórzone spotkania: 0 (nie mniej niż 0)')
  })

  it('is in the order of the Polish alphabet by last names', async () => {
    const text = readable(await made('plan')).at(-1) ?? ''
    const at = ['Bławat', 'Ceynowa', 'Labùda', 'Ptôch', 'Zelewsczi'].map((name) => text.indexOf(name))
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  })
})

describe('the seating plan of people whose surnames a file told', () => {
  it('is in the order of these surnames, and of last words where none was told', async () => {
    const named = (name: string, surnameAt?: number) => ({
      number: 1,
      name,
      team: null,
      ...(surnameAt !== undefined && { surnameAt }),
    })
    const table = {
      table: 1,
      online: false,
      players: [named('Jan Cis'), named('Ola Bąk Zych', 1), named('Abt Zych Ewa', 0), named('Iga Dyl')],
    }
    const plan = { ...sample.plan, tables: [table], byes: [], imprint }
    const text = readable(await printSeatingPlan(plan)).at(-1) ?? ''
    const at = ['Abt Zych Ewa', 'Ola Bąk Zych', 'Jan Cis', 'Iga Dyl'].map((name) => text.lastIndexOf(name))
    expect(at).toEqual(at.toSorted((a, b) => a - b))
  })
})

describe('the regulations', () => {
  it('PT 3.1, PT 6.2 say all that a plan of play must say', async () => {
    const text = readable(await made('regulations'))
      .join('\n')
      .replaceAll('\n', ' ')
    for (const must of [
      'Kaszubskie Towarzystwo Karciane w Kościerzynie',
      '50,00 zł',
      'nagrody, poczęstunek',
      '48 przy stoliku 4-osobowym, 36 przy 3-osobowym',
      'więcej: gry wygrane, mniej: gry przegrane, los',
      'według klasyfikacji',
      'Wykluczenie',
      'Odwołania',
      'Komisji Sędziowskiej',
      'w ciągu 15 minut',
      'talia kart',
      'Juniorzy (urodzeni w roku 2008 lub później)',
      sample.commitment,
      'kierownictwo turnieju',
    ])
      expect(text).toContain(must)
  })
})

describe('a table list', () => {
  it('has a row for each deal, the sums and room to sign', async () => {
    const text = readable(await printLists({ imprint, catalogue, lists: [blank] })).join('\n')
    for (let hand = 1; hand <= 48; hand++) expect(text).toMatch(new RegExp(`^${hand}$`, 'm'))
    for (const label of Object.values(catalogue).slice(0, 5)) expect(text).toContain(label)
    expect(text.match(/^podpis$/gm)).toHaveLength(4)
  })

  it('has the columns that are typed from it, in Polish and German, beside long names', async () => {
    const skat = games.find(({ plugin }) => plugin.id === 'skat') as (typeof games)[number]
    const columns = skat.plugin.papers.columns('pzskat', 4).map(({ code }) => code)
    const long = 'Maksymilian Trzebiatowsczi-Żelewski'
    for (const locale of ['pl', 'de'] as const) {
      const list = { ...blank, players: [long, long, long, long], columns }
      const own = skat.catalogues[locale]
      const bytes = await printLists({ imprint: { ...imprint, locale }, catalogue: own, lists: [list] })
      const text = readable(bytes).join(' ').replace(/\s+/g, ' ')
      for (const code of columns) expect(text).toContain(own[code])
    }
  })

  it.each([24, 36, 40, 48, 60])('with %i deals has rows of at least 6 mm to write in', async (deals) => {
    const list = { ...blank, columns: ['column.who', 'column.game'], dealers: sample.dealers(deals, 4) }
    const bytes = await printLists({ imprint, catalogue, lists: [list] })
    const text = readable(bytes).join('\n')
    for (let hand = 1; hand <= deals; hand++) expect(text).toMatch(new RegExp(`^${hand}$`, 'm'))
    const dots = dotsOf(bytes)
    expect(dots.flat()).toHaveLength(deals)
    for (const page of dots)
      for (const [i, y] of page.slice(1).entries()) expect(y - (page[i] ?? 0)).toBeGreaterThanOrEqual(17)
  })

  it('takes as many pages after another list as it takes alone', async () => {
    for (const deals of [36, 48, 60]) {
      const list = { ...blank, dealers: sample.dealers(deals, 4) }
      const pages = async (lists: readonly PaperList[]): Promise<number> =>
        readable(await printLists({ imprint, catalogue, lists })).length
      expect(await pages([list, list, list])).toBe(3 * (await pages([list])))
    }
  })

  it('cuts no name, however long', async () => {
    const long = 'Maksymilian Trzebiatowsczi-Żelewski'
    const list = { ...blank, players: [long, long, long, long], sheet: sample.sheet(48, 4) }
    const text = readable(await printLists({ imprint, catalogue, lists: [list] })).join('\n')
    expect(text.replaceAll('-\n', '-').match(/Trzebiatowsczi-Żelewski/g)).toHaveLength(4)
  })

  it('carries the totals over to its second page', async () => {
    const sheet = sample.sheet(60, 4)
    const pages = readable(
      await printLists({ imprint, catalogue, lists: [{ ...blank, dealers: sample.dealers(60, 4), sheet }] }),
    )
    expect(pages).toHaveLength(2)
    const totals = sheet.rows[29]?.totals.map((total) => String(total).replace('-', '−')) ?? []
    expect(pages[1]).toContain(['z przeniesienia', ...totals].join('\n'))
  })
})

describe('the results', () => {
  it('PT 3.3 have every place, the prizes, who was excluded and why points were deducted', async () => {
    const text = readable(await made('results')).join('\n')
    for (const { name, points } of sample.rows) {
      expect(text).toContain(name)
      expect(text).toContain(String(points).replace('-', '−'))
    }
    for (const must of [
      'Wyniki ostateczne',
      'puchar i 1500 zł',
      '4.°',
      'wykl.',
      '×',
      '−50 · spóźnienie (pkt 4.3)',
    ])
      expect(text).toContain(must)
  })

  it('show table points with fractions', async () => {
    const [row, ...rest] = sample.rows
    const shared = { ...(row as (typeof sample.rows)[number]), points: 13.5, small: -12 }
    const text = readable(
      await printResults({
        imprint,
        standings: { ...sample.standings, stamp: 'provisional', individual: [shared, ...rest] },
        adjustments: [],
        reopenings: [],
        endedEarly: null,
        placesScored: true,
        tieBreaks: [],
        catalogue: {},
      }),
    ).join('\n')
    for (const must of ['13,5', '−12', 'Wyniki tymczasowe']) expect(text).toContain(must)
  })
})

describe('a content hash', () => {
  it('is the same however keys are ordered, and different for other content', () => {
    expect(canonical({ b: [1, { d: null, c: 'ł' }], a: '"' })).toBe('{"a":"\\"","b":[1,{"c":"ł","d":null}]}')
    expect(contentHash({ b: 1, a: 2 })).toBe(contentHash({ a: 2, b: 1 }))
    expect(contentHash({ a: 1 })).not.toBe(contentHash({ a: 2 }))
    // As given by sha256sum for the two bytes {}.
    expect(contentHash({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a')
  })
})

describe('too wide content', () => {
  it('turns the page before a name is cut', async () => {
    const individual = sample.rows.map((row) => ({
      ...row,
      cells: [1, 2, 3, 4, 5].map((series) => ({ ...(row.cells[0] as (typeof row.cells)[number]), series })),
    }))
    const text = readable(
      await printResults({
        imprint,
        standings: { ...sample.standings, individual },
        adjustments: [],
        reopenings: [],
        endedEarly: null,
        placesScored: true,
        tieBreaks: [],
        catalogue: {},
      }),
    ).join('\n')
    for (const { name } of individual) expect(text).toContain(name)
    expect(text).toContain('puchar i 1500 zł')
  })

  it('wraps a long prize rather than cutting it', async () => {
    const prize =
      'puchar Burmistrza, dyplom, kosz pełen wędlin z tutejszej masarni i voucher na weekend nad jeziorem'
    const individual = sample.rows.map((row, n) => (n === 0 ? { ...row, prize } : row))
    const text = readable(
      await printResults({
        imprint,
        standings: { ...sample.standings, individual },
        adjustments: [],
        reopenings: [],
        endedEarly: null,
        placesScored: false,
        tieBreaks: [],
        catalogue: {},
      }),
    ).join('\n')
    expect(text.replaceAll('\n', ' ')).toContain(prize)
  })

  it.each(some)('say in a sentence how each series is seated, in %s', async (locale) => {
    const draws = ['lots', 'swiss', 'king', 'halves'] as const
    const series = draws.map((draw) => ({ rounds: 12, minutes: null, draw }))
    const text = readable(
      await printRegulations({
        imprint: { ...imprint, locale },
        regulations: {
          ...sample.regulations,
          clubsApart: true,
          format: { ...sample.regulations.format, series },
        },
        commitment: sample.commitment,
        rules: { base: 'Skat PZSkat', differences: [] },
        catalogue,
      }),
    )
    const plain = (of: string): string => of.replace(/\s/g, '')
    for (const code of draws.map((draw) => `draw.${draw}`))
      expect(plain(text.join(''))).toContain(plain(word(locale, code)))
    for (const code of ['swiss', 'king', 'halves', 'clubsApart'].map((one) => `seating.${one}`))
      expect(plain(text.join(''))).toContain(plain(word(locale, code)))
  })

  it('say how many results of a team and a pair count, or that all do', async () => {
    const printed = async (groups: typeof sample.regulations.groups): Promise<string> => {
      const pages = await printRegulations({
        imprint: { ...imprint, locale: 'en' },
        regulations: { ...sample.regulations, groups },
        commitment: sample.commitment,
        rules: { base: 'Skat PZSkat', differences: [] },
        catalogue,
      })
      return readable(pages).join(' ').replace(/\s+/g, ' ')
    }
    const team = { kind: 'team', size: 4, substitutes: 1 } as const
    const pair = { kind: 'pair', size: 2, substitutes: 0 } as const
    const some = await printed([{ ...team, counting: 3 }])
    expect(some).toContain('teams of 4; best results that count: 3, substitutes 1')
    const all = await printed([
      { ...team, counting: 4 },
      { ...pair, counting: 2 },
    ])
    expect(all).toContain('teams of 4; the results of all count, substitutes 1')
    expect(all).toContain('pairs; the results of both count')
  })

  it('leaves out no text of the organiser, and puts none into the footer', async () => {
    const words = Array.from({ length: 2500 }, (_, n) => `word${n}`)
    const other = words.join(' ')
    const pages = readable(
      await printRegulations({
        imprint,
        regulations: { ...sample.regulations, notes: { ...sample.regulations.notes, other } },
        commitment: sample.commitment,
        rules: { base: 'Skat PZSkat', differences: [] },
        catalogue,
      }),
    )
    expect(pages.length).toBeGreaterThan(3)
    const found = new Set(pages.join('\n').split(/\s+/))
    expect(words.filter((word) => !found.has(word))).toEqual([])
    pages.forEach((page, n) => expect(page).toContain(`strona ${n + 1} z ${pages.length}`))
  })
})

describe('rankings of groups', () => {
  const pairs: typeof sample.standings = {
    ...sample.standings,
    groups: sample.standings.groups.flatMap((ranking) => [
      ranking,
      {
        rule: { kind: 'pair', size: 2, counting: 2, substitutes: 0 },
        rows: ranking.rows.map((row, n) => ({ ...row, name: `Para ${n + 1}`, prize: null })),
      },
    ]),
  }
  const printed = async (part: 'results' | 'teams' | 'pairs' | 'categories'): Promise<string> =>
    readable(
      await printResults(
        {
          imprint,
          standings: pairs,
          adjustments: [],
          reopenings: [],
          endedEarly: null,
          placesScored: false,
          tieBreaks: [],
          catalogue: {},
        },
        part,
      ),
    ).join('\n')

  it('have headings of their own', async () => {
    const text = await printed('results')
    expect(text).toMatch(/^Drużyna$/m)
    expect(text).toMatch(/^Para$/m)
  })

  it('can be printed separately', async () => {
    const team = sample.standings.groups[0]?.rows[0]?.name ?? ''
    expect(await printed('pairs')).toContain('Wyniki par')
    expect(await printed('pairs')).toContain('Para 24')
    expect(await printed('pairs')).not.toContain(team)
    expect(await printed('teams')).toContain(team)
    expect(await printed('teams')).not.toContain('Para 24')
    const categories = await printed('categories')
    expect(categories).toContain('Kobiety')
    expect(categories).not.toMatch(/Para 24|Klasyfikacja indywidualna/)
  })
})

describe('rankings of categories', () => {
  const printed = async (categories: typeof sample.standings.categories): Promise<readonly string[]> =>
    readable(
      await printResults(
        {
          ...{
            imprint,
            adjustments: [],
            reopenings: [],
            endedEarly: null,
            placesScored: false,
            tieBreaks: [],
            catalogue: {},
          },
          standings: { ...sample.standings, categories },
        },
        'categories',
      ),
    )
  const ranked = (n: number, prizes: readonly string[]) =>
    sample.rows.slice(0, n).map(({ player }, i) => ({ place: i + 1, player, prize: prizes[i] ?? null }))

  it('have a row for each of 68 women, over several pages', async () => {
    const pages = await printed([{ category: 'women', rows: ranked(68, []) }])
    expect(pages.length).toBeGreaterThan(1)
    const text = pages.join('\n')
    for (let place = 1; place <= 68; place++) expect(text).toMatch(new RegExp(`^${place}\\.$`, 'm'))
  })

  it.each(['youngest', 'oldest'] as const)(
    'name among the %s only whom the prize is for',
    async (category) => {
      const names = async (rows: ReturnType<typeof ranked>): Promise<number> =>
        (await printed([{ category, rows }])).join('\n').match(/^\d+\.$/gm)?.length ?? 0
      expect(await names(ranked(40, ['puchar', 'dyplom']))).toBe(2)
      expect(await names(ranked(40, []))).toBe(1)
      const shared = ranked(40, []).map((row, i) => (i < 3 ? { ...row, place: 1 } : row))
      expect(await names(shared)).toBe(3)
    },
  )
})

describe('a page', () => {
  it('never has only a single row, or only the notes', async () => {
    const counts = [28, 29, 30, 31, 32, 33, 34, 35]
    for (const count of counts) {
      const individual = sample.rows.slice(0, count).map((row) => ({ ...row, club: null, prize: null }))
      const pages = readable(
        await printResults({
          imprint,
          standings: { ...sample.standings, individual, groups: [], categories: [] },
          adjustments: [],
          reopenings: [],
          endedEarly: null,
          placesScored: false,
          tieBreaks: [],
          catalogue: {},
        }),
      )
      for (const page of pages) {
        const rows = individual.filter(({ name, number }) => page.includes(`${number}\n${name}`))
        expect([count, rows.length >= 3]).toEqual([count, true])
      }
    }
  })
})
