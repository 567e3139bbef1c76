/** The widgets' own words. */
import { say, type Arg, type Locale } from '@stolik/core'
import { room, type Room } from '@stolik/kit/words'

export const words: Room = room(import.meta.glob('./*.json'))

/** Says a code of these catalogues. */
export const speak = (locale: Locale, code: string, args: Readonly<Record<string, Arg>> = {}): string =>
  say(words[locale], locale, code, args)
