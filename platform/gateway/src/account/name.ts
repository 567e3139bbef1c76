import { readPersonName } from '@stolik/contract/line'
import { isReserved } from '@stolik/contract/reserved'

export const longestName = 32

/** Returns a name as it is shown, with 1 to 32 visible characters and a letter or a digit; undefined if the text cannot be a name. */
export const readName = (text: string): string | undefined => readPersonName(text, longestName)

/** The name of a person whose own name was taken away; `number` has four digits. */
export const neutralName = (number: number): string => `Player ${number}`

const isNeutral = (name: string): boolean => /^player [1-9]\d{3}$/iu.test(name)

/** Checks a name that somebody chooses for themselves. */
export function chosenName(text: string): { readonly name: string } | 'BAD_NAME' | 'RESERVED_NAME' {
  const named = ownerName(text)
  return named !== 'BAD_NAME' && (isReserved(named.name) || isNeutral(named.name)) ? 'RESERVED_NAME' : named
}

/** Checks the name of the person who sets up the site. They may use reserved names. */
export function ownerName(text: string): { readonly name: string } | 'BAD_NAME' {
  const name = readName(text)
  return name === undefined ? 'BAD_NAME' : { name }
}
