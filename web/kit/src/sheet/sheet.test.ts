import type { Catalogue, Sheet } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TablePlayer } from '../table/renderer.js'
import '../tokens/tokens.js'
import { words } from '../words/index.js'
import { StolikSheet } from './sheet.js'

// Until they have come it is drawn in the language of before, which may be that of another file.
beforeAll(() => words.need('pl'))
afterEach(() => document.body.replaceChildren())

const player = (name: string): TablePlayer => ({ name, bot: false, online: true, clock: null })
const catalogue: Catalogue = {
  'row.game': '{game}, z {n}',
  'row.passed': 'spasowane',
  'sum.won': 'wygrane gry',
}
const sheet: Sheet = {
  rows: [
    {
      hand: 0,
      dealer: 3,
      code: 'row.game',
      args: { game: 'herc', n: 1 },
      owners: [0],
      scores: [20, null, null, null],
      totals: [20, 0, 0, 0],
    },
    {
      hand: 1,
      dealer: 0,
      code: 'row.passed',
      args: {},
      owners: [],
      scores: [null, null, null, null],
      totals: [20, 0, 0, 0],
    },
    {
      hand: 2,
      dealer: 1,
      code: 'row.game',
      args: { game: 'grand', n: 2 },
      owners: [2],
      scores: [null, null, -144, null],
      totals: [20, 0, -144, 0],
    },
  ],
  sums: [{ code: 'sum.won', clause: '5.1', values: [1, 0, 0, 0] }],
  totals: [110, 40, -194, 40],
}
const draw = (more: Partial<StolikSheet> = {}): Promise<StolikSheet> =>
  show(new StolikSheet(), {
    lang: 'pl',
    sheet,
    catalogue,
    players: ['Ola', 'Jan', 'Ewa', 'Piotr'].map(player),
    ...more,
  })
const rows = (list: StolikSheet, part: string): string[][] =>
  Array.from(list.shadowRoot?.querySelectorAll(`${part} tr`) ?? [], (row) =>
    Array.from(row.children, (cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
  )
const long = (n: number): Sheet => ({
  ...sheet,
  rows: Array.from({ length: n }, (_, hand) => ({
    ...(sheet.rows[hand % 3] as Sheet['rows'][number]),
    hand,
  })),
})

describe('stolik-sheet', () => {
  it('is accessible, empty and full, in light and dark', async () => {
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset['theme'] = theme
      expect(await faults(await draw())).toEqual([])
      expect(await faults(await draw({ sheet: null }))).toEqual([])
    }
    delete document.documentElement.dataset['theme']
  })

  it('writes each game with its score and the running total (5.5.1)', async () => {
    expect(rows(await draw(), 'tbody')).toEqual([
      ['1 herc, z 1', '+20 20 grający', '', '', ''],
      ['2 spasowane', '', '', '', ''],
      ['3 grand, z 2', '', '', '−144 −144 grający', ''],
    ])
  })

  it('writes the owner’s entry, and no other, in bold', async () => {
    const entries = Array.from((await draw()).shadowRoot?.querySelectorAll('tbody .entry') ?? [])
    expect(entries.map((entry) => getComputedStyle(entry).fontWeight)).toEqual(['800', '800'])
  })

  it('ends with the sums and the totals', async () => {
    expect(rows(await draw(), 'tfoot')).toEqual([
      ['wygrane gry pkt 5.1', '1', '0', '0', '0'],
      ['Razem', '110', '40', '−194', '40'],
    ])
  })

  it('names the document of a clause that comes from another document', async () => {
    const sums = [{ code: 'sum.won', clause: 'pzskat PT 5.1', values: [1, 0, 0, 0] }]
    const words = { ...catalogue, 'document.pzskat': 'PZSkat' }
    const list = await draw({ sheet: { ...sheet, sums }, catalogue: words })
    expect(rows(list, 'tfoot')[0]).toEqual(['wygrane gry pkt PT 5.1 (PZSkat)', '1', '0', '0', '0'])
  })

  it('scrolls inside itself at 360 px while its head, first column and totals stay in place', async () => {
    const list = await draw({ sheet: long(48) })
    list.style.inlineSize = '328px'
    list.style.setProperty('--stolik-list-height', '400px')
    const paper = list.shadowRoot?.querySelector('.paper') as HTMLElement
    paper.scrollTo(60, 500)
    const box = paper.getBoundingClientRect()
    const place = (selector: string): DOMRect =>
      (list.shadowRoot?.querySelector(selector) as HTMLElement).getBoundingClientRect()
    expect(paper.scrollTop).toBe(500)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    expect(place('thead th').top).toBeCloseTo(box.top + 1, 0)
    expect(place('thead th').left).toBeCloseTo(box.left + 1, 0)
    expect(place('tfoot .total th').bottom).toBeCloseTo(paper.clientTop + box.top + paper.clientHeight, 0)
  })

  it('shows four players at 360 px without scrolling sideways', async () => {
    const figures = { scores: [4, -4, -288, 4], totals: [-1248, 4, -4, 1248] }
    const rows = long(3).rows.map((row) => ({ ...row, ...figures }))
    const list = await draw({
      players: ['Ola', 'Jan', 'Bot Franciszek', 'Piotr'].map(player),
      sheet: { rows, sums: [], totals: figures.totals },
    })
    list.style.inlineSize = '328px'
    const paper = list.shadowRoot?.querySelector('.paper') as HTMLElement
    expect(paper.scrollWidth).toBe(paper.clientWidth)
    for (const cell of list.shadowRoot?.querySelectorAll<HTMLElement>('td') ?? [])
      expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
  })

  it.each([[['Ola', 'Jan', 'Bot Franciszek', 'Piotr']], [['Gospodarz', 'Ola', 'Jan']]])(
    'turns a box within each head cell, never the cell, where names are upright: %s',
    async (names) => {
      const list = await draw({
        players: names.map(player),
        sheet: {
          rows: long(2).rows.map((row) => ({ ...row, totals: names.map(() => 4) })),
          sums: [],
          totals: names.map(() => 4),
        },
      })
      list.style.inlineSize = '328px'
      const heads = [...(list.shadowRoot?.querySelectorAll<HTMLElement>('thead th + th') ?? [])]
      expect(heads).toHaveLength(names.length)
      for (const head of heads) {
        const [cell, box] = [getComputedStyle(head), getComputedStyle(head.firstElementChild as Element)]
        expect([cell.writingMode, cell.rotate]).toEqual(['horizontal-tb', 'none'])
        expect([box.writingMode, box.rotate]).toEqual(['vertical-rl', '180deg'])
        // One line: no name breaks within a word.
        const { width, height } = (head.firstElementChild as Element).getBoundingClientRect()
        expect(width).toBeLessThan(height + 12)
      }
    },
  )

  it.each([288, 320, 360, 440])('breaks no name of a player inside a word, %i px wide', async (width) => {
    for (const names of [
      ['Danuta', 'Antk', 'Greta'],
      ['Zbych', 'Marlena', 'Wiola'],
    ]) {
      const list = await draw({ sheet: { ...long(3), totals: [0, 0, 0] }, players: names.map(player) })
      list.style.cssText = `display: block; inline-size: ${width}px`
      for (const name of list.shadowRoot?.querySelectorAll('.name') ?? []) {
        const text = document.createRange()
        text.selectNodeContents(name)
        const lines = new Set([...text.getClientRects()].map(({ left, top }) => `${left} ${top}`))
        expect(lines.size, name.textContent).toBe(1)
      }
      list.remove()
    }
  })

  it('keeps an upright name of 40 letters within its column', async () => {
    const names = ['A Aleksandra Gostomska-Trzebiatowska-Wenta', 'B Jan Zając', 'C Ewa Łoś', 'D Adam Lis']
    const list = await draw({ sheet: long(3), players: names.map(player) })
    list.style.inlineSize = '328px'
    for (const head of list.shadowRoot?.querySelectorAll('thead th + th') ?? []) {
      const [cell, name] = [head, head.firstElementChild as Element].map((one) => one.getBoundingClientRect())
      expect(name?.left).toBeGreaterThanOrEqual(cell?.left ?? 0)
      expect(name?.right).toBeLessThanOrEqual(cell?.right ?? 0)
      expect(name?.top).toBeGreaterThanOrEqual(cell?.top ?? 0)
    }
  })

  it('leaves room between the figures and the frame', async () => {
    const list = await draw({ sheet: long(3) })
    list.style.inlineSize = '328px'
    for (const cell of list.shadowRoot?.querySelectorAll<HTMLElement>('td:last-child') ?? [])
      expect(Number.parseFloat(getComputedStyle(cell).paddingInlineEnd)).toBeGreaterThanOrEqual(3)
  })

  it.each([1, 9])(
    'scrolls the newest row into sight, right above the total, with %i sums below it',
    async (n) => {
      const sums = Array.from({ length: n }, () => sheet.sums[0] as Sheet['sums'][number])
      const list = await draw({ sheet: { ...long(20), sums } })
      list.style.setProperty('--stolik-list-height', '300px')
      list.sheet = { ...long(30), sums }
      await list.updateComplete
      const place = (selector: string): DOMRect =>
        (list.shadowRoot?.querySelector(selector) as HTMLElement).getBoundingClientRect()
      expect(place('tbody tr:last-child').bottom).toBeCloseTo(place('.total th').top, 0)
    },
  )

  it.each([560, 672, 760, 900])(
    'keeps all four players in sight at %i px and never breaks a name within a word',
    async (width) => {
      const names = [
        'A Łucja Drewek',
        'B Ola Brzezińska-Dąbrowska',
        'C Aleksandra Bielecki',
        'D Henryk Zając',
      ]
      const list = await draw({ sheet: long(9), players: names.map(player) })
      list.style.inlineSize = `${width}px`
      const paper = list.shadowRoot?.querySelector('.paper') as HTMLElement
      expect(paper.scrollWidth).toBe(paper.clientWidth)
      const word = document.createElement('canvas').getContext('2d')
      if (word === null) throw new Error('no canvas')
      for (const head of list.shadowRoot?.querySelectorAll<HTMLElement>('thead th + th') ?? []) {
        word.font = getComputedStyle(head).font
        const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(head)
        const room = head.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
        const parts = head.textContent.trim().split(/\s+|(?<=-)/)
        expect(Math.max(...parts.map((one) => word.measureText(one).width))).toBeLessThanOrEqual(room + 1)
      }
    },
  )

  it('does not widen the page by content that is scrolled out of sight', async () => {
    const names = ['Aleksandrynów', 'Brzezińskadąbrowska', 'Konstantynopolitańczyk', 'Miszewskapotrykus']
    const last = long(9).rows.map((row) => ({ ...row, owners: [3], scores: [null, null, null, 20] }))
    const list = await draw({ sheet: { ...sheet, rows: last }, players: names.map(player) })
    list.style.inlineSize = '500px'
    const paper = list.shadowRoot?.querySelector('.paper') as HTMLElement
    expect(paper.scrollWidth).toBeGreaterThan(paper.clientWidth)
    const { right } = paper.getBoundingClientRect()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(Math.ceil(right + window.scrollX))
  })

  it('keeps its scroll position when the same rows come again', async () => {
    const list = await draw({ sheet: long(30) })
    list.style.setProperty('--stolik-list-height', '300px')
    const paper = list.shadowRoot?.querySelector('.paper') as HTMLElement
    paper.scrollTop = 40
    list.sheet = long(30)
    await list.updateComplete
    expect(paper.scrollTop).toBe(40)
  })
})
