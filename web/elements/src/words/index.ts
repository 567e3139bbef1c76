/** The general words of the elements. */
import { say, type Arg, type Locale } from '@stolik/core'
import { room, type Room } from '@stolik/kit/words'

export const words: Room = room(import.meta.glob('./*.json'))

/** Translates a code of these catalogues. */
export const speak = (locale: Locale, code: string, args: Readonly<Record<string, Arg>> = {}): string =>
  say(words[locale], locale, code, args)
