/** The words of one room (an element and its parts): one file per language, and only the language in use is fetched. */
import { locales, type Catalogue, type Locale } from '@stolik/core'

/** Sentences by language, either a `Room` or a plain record with all of them loaded. */
export type Words = Readonly<Record<Locale, Catalogue>>

/**
 * Reads like a record of languages. A language that has not loaded yet returns the one that loaded last, so that a switch keeps
 * the old language until the new one arrives. Before the first, it is empty: see `drawWithWords`.
 */
export interface Room extends Words {
  /** Whether this language has loaded; without an argument, whether any has. */
  has(locale?: Locale): boolean
  /** Fetches a language once. After a failure it tries again, with ever longer pauses, until it succeeds. */
  need(locale: Locale): Promise<void>
}

/** The files as the bundler's glob returns them: `./pl.json` with the function that fetches it. */
export type Files = Readonly<Record<string, () => Promise<unknown>>>

/** Returns a room of the languages that have a file: `room(import.meta.glob('./*.json'))`. */
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

/** Joins rooms into one whose parts are fetched together. If two have the same code, the later one's sentence is used. */
export const joined = (...rooms: readonly Room[]): Room =>
  roomOf(async (locale) => {
    await needWords(locale, rooms)
    return Object.assign({}, ...rooms.map((part) => part[locale])) as Catalogue
  })

/** The longest pause between two attempts, in milliseconds. */
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

/** Whether all of these have loaded in a language. */
export const hasWords = (locale: Locale, all: readonly Words[]): boolean =>
  all.every((words) => !isRoom(words) || words.has(locale))

/** Settles when all of these have loaded in a language. */
export const needWords = async (locale: Locale, all: readonly Words[]): Promise<void> => {
  await Promise.all(all.filter(isRoom).map((words) => words.need(locale)))
}

/**
 * Draws an element once it has words; call it from `scheduleUpdate`. Before the first language has loaded, nothing is drawn.
 * While a second one loads, the element is drawn in the first, and again when the second arrives.
 * @param again is called once the words of the first language have loaded; give it where the needed words can change until then
 */
export function drawWithWords(
  host: { requestUpdate(): void },
  locale: Locale,
  all: readonly Words[],
  draw: () => unknown,
  again = draw,
): Promise<unknown> | undefined {
  if (!hasWords(locale, all)) {
    const coming = needWords(locale, all)
    if (all.some((words) => isRoom(words) && !words.has())) return coming.then(again)
    void coming.then(() => host.requestUpdate())
  }
  draw()
  return undefined
}
