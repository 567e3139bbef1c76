/** A person who reads pages by screen reader and knows the words of their language. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import { say, type Catalogue } from '../../games/core/src/words.js'
import {
  screenReaderFor,
  find,
  lendAnnouncements,
  poor,
  textOf,
  type ScreenReader,
  type Key,
  type Told,
} from './screen-reader.js'
import { desk } from './visit.js'

const root = join(import.meta.dirname, '../..')
/** Folders of the words that they know; each holds one file per language. */
const rooms = ['games/skat/words', 'games/skat/web', 'web/elements/src/words', 'web/kit/src/words']

export type Language = 'pl' | 'csb'

/**
 * All words of a language. Some codes exist both at a table and in a lesson, with different words; tests ask for none of those.
 */
function wordsOf(locale: Language): Catalogue {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => basename(file) === `${locale}.json`)
      .map((file) => JSON.parse(readFileSync(join(root, room, file), 'utf8')) as Catalogue),
  )
  return Object.assign({}, ...files) as Catalogue
}

export interface Reader {
  readonly page: Page
  readonly screenReader: ScreenReader
  readonly say: (code: string, args?: Readonly<Record<string, string | number>>) => string
  goTo(address: string): Promise<void>
  /** Waits until there is an element with that role and name. */
  met(role: string, name: string | RegExp): Promise<Told>
  press(role: string, name: string | RegExp, key?: Key): Promise<void>
  /** Waits until these words are read anywhere on the page. */
  reads(words: string): Promise<void>
  /** Complains about anything that a screen reader would read out poorly. */
  sound(where: string): Promise<void>
  /** What was announced since the last call. */
  news(): Promise<readonly string[]>
}

export async function readerOf(browser: Browser, locale: Language): Promise<Reader> {
  const known = wordsOf(locale)
  const context = await browser.newContext({ viewport: desk, locale: 'pl-PL', reducedMotion: 'reduce' })
  await lendAnnouncements(context)
  await context.addInitScript((language) => {
    localStorage.setItem('stolik.prefs', JSON.stringify({ locale: language }))
  }, locale)
  const page = await context.newPage()
  const screenReader = await screenReaderFor(page)
  let heard = 0
  const met: Reader['met'] = async (role, name) => {
    let found: Told | undefined
    await expect
      .poll(async () => (found = find(await screenReader.listen(), role, name)) !== undefined, {
        timeout: 20_000,
        interval: 30,
        message: `there is no ${role} “${String(name)}”`,
      })
      .toBe(true)
    if (found === undefined) throw new Error(String(name))
    return found
  }
  return {
    page,
    screenReader,
    met,
    say: (code, args = {}) => {
      if (!Object.hasOwn(known, code)) throw new Error(`nobody says ${code}`)
      return say(known, locale, code, args)
    },
    goTo: async (address) => {
      await page.goto(address)
      heard = 0
    },
    // An element that is being redrawn cannot take the focus, so it is looked up again.
    press: (role, name, key) =>
      expect
        .poll(
          async () => {
            const told = await met(role, name)
            return screenReader.press(told, key).then(() => true, String)
          },
          { timeout: 20_000 },
        )
        .toBe(true),
    reads: (words) =>
      expect
        .poll(async () => textOf(await screenReader.listen()).join(' '), { timeout: 20_000 })
        .toContain(words),
    sound: async (where) => expect(poor(await screenReader.listen()), where).toEqual([]),
    news: async () => {
      const lines = await screenReader.announced()
      const fresh = lines.slice(heard)
      heard = lines.length
      return fresh
    },
  }
}
