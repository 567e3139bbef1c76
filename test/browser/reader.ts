/** Somebody who reads pages by screen reader, in a language whose words they know. */
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
/** Where words of theirs are: folders with a file a language. */
const rooms = ['games/skat/words', 'games/skat/web', 'web/elements/src/words', 'web/kit/src/words']

export type Language = 'pl' | 'csb'

/** All words of a language. Where one code is said twice, a table's own word is not the one of a lesson: none of those is asked for. */
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
  /** Waits until something of that role and name is told. */
  met(role: string, name: string | RegExp): Promise<Told>
  press(role: string, name: string | RegExp, key?: Key): Promise<void>
  /** Waits until somewhere on the page these words are read. */
  reads(words: string): Promise<void>
  /** Complains of what is told poorly. */
  sound(where: string): Promise<void>
  /** What was announced since it was last asked. */
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
    // What is drawn anew meanwhile cannot take the focus: it is looked for again.
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
