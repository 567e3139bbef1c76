import { parseArgs, type ParseArgsConfig } from 'node:util'
import { locales, type Locale } from '@stolik/core'
import { isDay } from '@stolik/contract/ranking/parts'
import { UsageError } from './io.js'

type Options = NonNullable<ParseArgsConfig['options']>

/** The options of every command. */
export const common = { lang: { type: 'string' }, json: { type: 'boolean' } } as const satisfies Options

/** Parses the arguments of a command. @throws UsageError for an unknown option. */
export function take<O extends Options>(args: readonly string[], options: O, positionals: boolean) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: positionals, strict: true })
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/)
    throw new UsageError(`${String(sentence)}.`)
  }
}

/** @throws UsageError unless it is one of the languages. */
export function readLocale(text: string | undefined): Locale {
  if (text === undefined) return 'en'
  const found = locales.find((one) => one === text)
  if (found !== undefined) return found
  throw new UsageError(`--lang is ${locales.join(', ')}, not “${text}”.`)
}

/** Reads a whole number from 1. @throws UsageError for other text. */
export function readCount<T>(
  name: string,
  text: string | undefined,
  usual: T,
  most = 99_999_999,
): number | T {
  if (text === undefined) return usual
  if (/^[1-9]\d{0,7}$/.test(text) && Number(text) <= most) return Number(text)
  throw new UsageError(`--${name} is a whole number from 1 to ${most}, not “${text}”.`)
}

/** Reads a day, if the option is given. @throws UsageError for an invalid day. */
export function readDay<T>(name: string, text: string | undefined, usual: T): string | T {
  if (text === undefined) return usual
  if (isDay(text)) return text
  throw new UsageError(`--${name} is a day such as 2026-12-31, not “${text}”.`)
}
