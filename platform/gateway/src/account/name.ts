import { readLine } from '@stolik/contract/line'
import { isReserved } from '@stolik/contract/reserved'

const longestName = 32

/** A name as it is shown: 1 to 32 visible characters; undefined when the text cannot be one. */
export const readName = (text: string): string | undefined => readLine(text, longestName)

/** What somebody is called whose name was taken away; `number` has four digits. */
export const neutralName = (number: number): string => `Player ${number}`

const isNeutral = (name: string): boolean => /^player [1-9]\d{3}$/iu.test(name)

/** A name that somebody chooses for themselves, or why they cannot. */
export function chosenName(text: string): { readonly name: string } | 'BAD_NAME' | 'RESERVED_NAME' {
  const named = ownerName(text)
  return named !== 'BAD_NAME' && (isReserved(named.name) || isNeutral(named.name)) ? 'RESERVED_NAME' : named
}

/** Whoever sets the site up may call themselves what they are. */
export function ownerName(text: string): { readonly name: string } | 'BAD_NAME' {
  const name = readName(text)
  return name === undefined ? 'BAD_NAME' : { name }
}
