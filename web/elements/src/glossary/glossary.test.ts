import { beta, locales } from '@stolik/core'
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { glossaryWords } from '../words/glossary/index.js'
import { glossary } from '../words/terms/glossary.js'
import { questions } from '../words/terms/questions.js'
import { fetchChapters } from './chapter.js'
import { StolikGlossary } from './glossary.js'

beforeEach(() => {
  localStorage.clear()
})
afterEach(() => {
  document.body.replaceChildren()
})

const all = (element: Element, selector: string): HTMLElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const text = (element: Element): string => (element.shadowRoot?.textContent ?? '').replace(/\s+/g, ' ')
const shown = (element: Element): string[] => all(element, 'td b').map((word) => word.textContent)
const chapters = await fetchChapters()
const draw = async (lang: string, more: Partial<StolikGlossary> = {}): Promise<StolikGlossary> => {
  const element = await show(new StolikGlossary(), { lang, ...more })
  await expect.poll(() => all(element, 'caption').length).toBeGreaterThan(0)
  return element
}

async function seek(element: StolikGlossary, sought: string): Promise<string[]> {
  const input = element.shadowRoot?.querySelector<HTMLInputElement>('input[type=search]')
  if (!input) throw new Error('no search')
  input.value = sought
  input.dispatchEvent(new Event('input'))
  await element.updateComplete
  return shown(element)
}

async function choose(element: StolikGlossary, of: string): Promise<void> {
  const select = element.shadowRoot?.querySelector('select')
  if (!select) throw new Error('no choice')
  select.value = of
  select.dispatchEvent(new Event('change'))
  await element.updateComplete
}

describe('stolik-glossary', () => {
  for (const theme of ['light', 'dark'])
    it.each(['pl', 'szl'])(`has no faults that axe finds, ${theme}, in %s`, async (lang) => {
      expect(await faults(await draw(lang, { theme, correct: 'https://a.example' }))).toEqual([])
    })

  it.each(locales)('has a table for each chapter with all its words, in %s', async (lang) => {
    const element = await draw(lang)
    await choose(element, lang)
    expect(all(element, 'caption')).toHaveLength(Object.keys(chapters).length)
    const words = glossary(chapters, lang).flatMap((row) => row.words.map(({ word }) => word))
    expect(shown(element)).toEqual(words)
    // A code without words would appear as it is.
    expect(text(element)).not.toMatch(/\bwords\./)
  })

  it('marks words without a source, and names the sources of the others', async () => {
    const element = await draw('szl')
    const rows = all(element, 'tbody tr')
    const rowOf = (word: string): string =>
      rows.find((row) => row.querySelector('b')?.textContent === word)?.textContent.replace(/\s+/g, ' ') ?? ''
    expect(rowOf('szpilać')).toContain('niysprawdzōne')
    expect(rowOf('grun')).toContain('encyklopedyjŏ')
    expect(rows.find((row) => row.textContent.includes('„cichŏ”'))?.textContent).toContain(
      'To je jedne z naszych pytań.',
    )
    const link = all(element, 'td a').find((one) => one.textContent === 'szl.wikipedia.org/wiki/Szkat')
    expect(link?.getAttribute('href')).toBe('https://szl.wikipedia.org/wiki/Szkat')
  })

  it('finds a thing by any of its names, typed with or without diacritics', async () => {
    const element = await draw('szl')
    for (const sought of ['grun', 'Grin', 'pik']) expect(await seek(element, sought)).toContain('grin')
    expect(await seek(element, 'stol')).toContain('stōł')
    expect(await seek(element, 'ż'.repeat(9))).toEqual([])
    expect(text(element)).toContain('Tego słowa na liście niy ma.')
  })

  it('can show only unverified words, and the words of another language', async () => {
    const element = await draw('pl')
    const tick = element.shadowRoot?.querySelector<HTMLInputElement>('input[type=checkbox]')
    if (!tick) throw new Error('no wish')
    await choose(element, 'szl')
    expect(shown(element)).toContain('krojc')
    await choose(element, 'csb')
    expect(shown(element)).toContain('krziż')
    tick.click()
    await element.updateComplete
    const doubtful = glossary(chapters, 'csb').filter(({ verified }) => !verified)
    expect(all(element, 'tr.first')).toHaveLength(doubtful.length)
    expect(all(element, 'td b').every((word) => word.lang === 'csb')).toBe(true)
  })

  it('begins with a language in beta, whatever the language of the page', async () => {
    expect(shown(await draw('pl'))).toContain('krziż')
    expect(shown(await draw('szl'))).toContain('krojc')
  })

  it.each(beta)('asks the questions about %s, in the language of the page', async (of) => {
    await glossaryWords.need('pl')
    const element = await draw(of)
    expect(all(element, 'ol li')).toHaveLength(questions.filter(({ locale }) => locale === of).length)
  })

  it('says where to correct a word, or whom to tell', async () => {
    const element = await draw('en')
    // The previous language is shown until the words of this one have loaded.
    await expect.poll(() => text(element)).toContain('tell them')
    element.correct = 'mailto:words@a.example'
    await element.updateComplete
    expect(all(element, 'a.button').map((one) => one.getAttribute('href'))).toEqual([
      'mailto:words@a.example',
    ])
  })
})
