/** What mails say. */
import { say, type Arg, type Catalogue, type Locale } from '@stolik/core'
import { csb } from './csb.js'
import { de } from './de.js'
import { en } from './en.js'
import { fr } from './fr.js'
import { pl } from './pl.js'
import { szl } from './szl.js'

const mailWords: Readonly<Record<Locale, Catalogue>> = { pl, csb, szl, de, en, fr }

export const saying =
  (locale: Locale) =>
  (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    say(mailWords[locale], locale, code, args)
