/** Words of one room (an element and what belongs to it): a file a language, and only what is spoken is fetched. */
import { locales, type Catalogue, type Locale } from '@stolik/core'

/** Sentences by language; a room of them, or all of them at hand. */
export type Words = Readonly<Record<Locale, Catalogue>>

/**
 * Read like a record of languages. A language that has not come reads as the last that did, so that a switch keeps
 * the old one until the new is there, and as empty before the first: see `drawSpoken`.
 */
export interface Room extends Words {
  /** Whether this language is there; without one, whether any is. */
  has(locale?: Locale): boolean
  /** Fetches a language once. What does not come is asked for again, ever more rarely, until it does. */
  need(locale: Locale): Promise<void>
}

/** As the builder's glob finds them: `./pl.json` and how it is fetched. */
export type Files = Readonly<Record<string, () => Promise<unknown>>>

/** A room of the languages that have a file: `room(import.meta.glob('./*.json'))`. */
export const room = (files: Files): Room =>
  roomOf(async (locale) => {
    const file = Object.keys(files).find((one) => one.endsWith(`/${locale}.json`)) ?? ''
    return ((await files[file]?.()) as { readonly default: Catalogue }).default
  })

export function roomOf(fetch: (locale: Locale) => Promise<Catalogue>): Room {
  const here = new Map<Locale, Catalogue>()
  const asked = new Map<Locale, Promise<void>>()
  let last: Catalogue = {}
  const fetched = async (locale: Locale): Promise<void> => {
    last = await untilDone(() => fetch(locale))
    here.set(locale, last)
  }
  const made = {
    has: (locale?: Locale) => (locale === undefined ? here.size > 0 : here.has(locale)),
    need(locale: Locale) {
      const coming = asked.get(locale) ?? fetched(locale)
      asked.set(locale, coming)
      return coming
    },
  }
  for (const locale of locales)
    Object.defineProperty(made, locale, { enumerable: true, get: () => here.get(locale) ?? last })
  return made as Room
}

/** Rooms that are spoken as one, fetched at once; where two have the same code, the later one's sentence counts. */
export const joined = (...rooms: readonly Room[]): Room =>
  roomOf(async (locale) => {
    await needWords(locale, rooms)
    return Object.assign({}, ...rooms.map((part) => part[locale])) as Catalogue
  })

/** Milliseconds between two attempts at most. */
const longest = 60_000

async function untilDone<T>(fetch: () => Promise<T>, wait = 1000): Promise<T> {
  try {
    return await fetch()
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait))
    return untilDone(fetch, Math.min(2 * wait, longest))
  }
}

const isRoom = (words: Words): words is Room => 'need' in words

/** Whether all of these are there in a language. */
export const hasWords = (locale: Locale, all: readonly Words[]): boolean =>
  all.every((words) => !isRoom(words) || words.has(locale))

/** Settles when all of these are there in a language. */
export const needWords = async (locale: Locale, all: readonly Words[]): Promise<void> => {
  await Promise.all(all.filter(isRoom).map((words) => words.need(locale)))
}

/**
 * Draws an element once it has words: to be called from `scheduleUpdate`. Before the first language has come nothing
 * is drawn; while a second one is coming it is drawn in the first, and once more when it is there.
 */
export function drawSpoken(
  host: { requestUpdate(): void },
  locale: Locale,
  all: readonly Words[],
  draw: () => unknown,
): Promise<unknown> | undefined {
  if (!hasWords(locale, all)) {
    const coming = needWords(locale, all)
    if (all.some((words) => isRoom(words) && !words.has())) return coming.then(draw)
    void coming.then(() => host.requestUpdate())
  }
  draw()
  return undefined
}
