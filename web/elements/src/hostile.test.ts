/** A page with styles for everything on it, as themes and page builders write them. */
import '@stolik/kit/table'
import { faults, shown } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { below } from '../test/below.js'
import { fakeLine, type Line } from '../test/line.js'
import { event } from '../test/event.js'
import { league } from '../test/league.js'
import { fakeFiles, person, published, row } from '../test/ranking.js'
import './event/standings/standings.js'
import './league/league.js'
import './list/list.js'
import './lobby/lobby.js'
import './ranking/player/player.js'
import './ranking/ranking.js'
import './table/table.js'

const hostile = `
  html { font-size: 62.5% }
  body { font: italic 11px/3 cursive; text-align: right }
  * {
    color: #f0f !important;
    font-family: cursive !important;
    font-size: 9px !important;
    font-style: italic !important;
    font-variant: small-caps !important;
    font-weight: 900 !important;
    line-height: 4 !important;
    letter-spacing: 5px !important;
    word-spacing: 9px !important;
    text-align: right !important;
    text-indent: 40px !important;
    text-shadow: 2px 2px red !important;
    text-transform: uppercase !important;
    white-space: nowrap !important;
    word-break: break-all !important;
    hyphens: auto !important;
    cursor: wait !important;
    -webkit-text-fill-color: #0f0 !important;
    transition: all 2s !important;
  }
  button, input, a, p, h2, ul, li, table, td { display: block !important; border: 9px dashed red !important; padding: 30px !important }
  button { width: 100% !important; height: 9px !important }
  h2::before { content: 'HOST' !important }
  [role='status'] { display: none !important }
  .button, .row, .panel, .note, header, main, aside { position: fixed !important; float: left !important }
  [hidden] { display: block !important }
`
/** All properties of text and boxes that a page could change. */
const looks = [
  ...['color', 'font-family', 'font-size', 'font-style', 'font-variant', 'font-weight', 'line-height'],
  ...['letter-spacing', 'word-spacing', 'text-align', 'text-indent', 'text-shadow', 'text-transform'],
  ...[
    'white-space',
    'word-break',
    'hyphens',
    'cursor',
    '-webkit-text-fill-color',
    'display',
    'position',
    'float',
  ],
  ...['border-top-width', 'padding-top', 'transition-duration', 'width', 'height'],
]

let line: Line
const theme = new CSSStyleSheet()
beforeEach(() => {
  localStorage.clear()
  line = fakeLine()
  theme.replaceSync('')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme]
})
afterEach(() => {
  document.body.replaceChildren()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== theme)
  line.restore()
})

/** Describes the look of each inner element, one line each. */
const picture = (element: HTMLElement): string[] =>
  below(element.shadowRoot as ShadowRoot).map((one) => {
    const style = getComputedStyle(one)
    return `${one.localName}.${one.getAttribute('class') ?? ''} ${looks.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`
  })

/** The first heading with text in each element. */
const headings: Readonly<Record<string, string>> = {
  'stolik-lobby': 'Stoliki',
  'stolik-table':
    'Ta strona nie mówi, co tu pokazać (brak atrybutu „table”). Powiedz o tym osobie, która ją prowadzi.',
  'stolik-standings': 'Wieczór klubowy',
  'stolik-list': 'x',
  'stolik-ranking': 'Lista roczna 2027',
  'stolik-player': 'Gracz 1',
  'stolik-league': 'Liga doliny',
}

async function draw(tag: string, attributes: Readonly<Record<string, string>>): Promise<HTMLElement> {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ server: line.base, lang: 'pl', ...attributes }))
    element.setAttribute(name, value)
  // Gives the element its full width, whatever the page's styles do to widths.
  element.style.setProperty('width', '600px', 'important')
  const files = ['stolik-ranking', 'stolik-player', 'stolik-league'].includes(tag) ? fakeFiles() : null
  files?.put('/rankings/r/latest.json', published([row(1), row(2)]))
  files?.put('/leagues/l/league.json', league())
  files?.put('/rankings/r/people/p1.json', person())
  document.body.append(element)
  if (tag === 'stolik-standings') await line.push('Event', { event: event({ phase: 'FINAL' }) })
  if (tag === 'stolik-list') await line.push('TableList', { table })
  await expect.poll(() => shown(element.shadowRoot, ':is(h2, h3):not([aria-hidden])')).toBe(headings[tag])
  files?.restore()
  return element
}

const table = {
  game: 'x',
  profile: 'x',
  length: 36,
  phase: 'PLAYING',
  players: [{ name: 'Ola' }, null],
  sheet: {
    rows: [{ hand: 0, dealer: 0, code: 'x', args: [], owners: [0], scores: [-48, null], totals: [-48, 0] }],
    sums: [],
    totals: [-48, 0],
  },
}

describe('an element on a page with styles for everything', () => {
  it.each([
    ['stolik-lobby', {}],
    ['stolik-table', {}],
    ['stolik-standings', { event: 'e' }],
    ['stolik-list', { table: 'a' }],
    ['stolik-ranking', { ranking: 'r' }],
    ['stolik-player', { ranking: 'r', person: 'p1' }],
    ['stolik-league', { league: 'l' }],
  ] as const)('looks the same inside <%s> as on any other page', async (tag, attributes) => {
    const element = await draw(tag, attributes)
    const calm = picture(element)
    expect(calm.length).toBeGreaterThan(3)
    theme.replaceSync(hostile)
    expect(getComputedStyle(element).transitionDuration).toBe('2s')
    expect(picture(element)).toEqual(calm)
    expect(await faults(element)).toEqual([])
  })

  it('has the reader’s own text size, whatever size the page gives to rem', async () => {
    theme.replaceSync('html { font-size: 62.5% }')
    const element = await draw('stolik-lobby', {})
    expect(getComputedStyle(element).fontSize).toBe('16px')
    expect(getComputedStyle(element.shadowRoot?.querySelector('h2') as Element).fontSize).toBe('28px')
  })

  it('stays hidden where it is hidden', async () => {
    theme.replaceSync(hostile)
    const element = await draw('stolik-lobby', {})
    element.hidden = true
    expect(getComputedStyle(element).display).toBe('none')
  })

  it('takes the colours of a club’s tokens, and the page’s font where the token is removed', async () => {
    theme.replaceSync(
      'stolik-lobby { --stolik-font: initial; --stolik-ink: #123456 } body { font-family: serif }',
    )
    const element = await draw('stolik-lobby', {})
    const { fontFamily, color } = getComputedStyle(element.shadowRoot?.querySelector('h2') as Element)
    expect([fontFamily, color]).toEqual(['serif', 'rgb(18, 52, 86)'])
  })
})
