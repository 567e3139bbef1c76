/** Reads which certificates somebody asks for, from the query of their address. */
import { rankings } from '@stolik/contract/event/money'
import type { Paper } from './documents.js'

export interface CertificatesQuery {
  readonly of?: string
  readonly first?: string
  readonly text?: string
}

type Certificates = Extract<Paper, { kind: 'certificates' }>

const longestText = 600

/** Returns a sentence that says what to change if the query is not valid. */
export function certificatesOf({
  of = 'all',
  first = '',
  text = '',
}: CertificatesQuery): Certificates | { readonly refused: string } {
  const ranking = rankings.find((one) => one === of)
  if (ranking === undefined)
    return { refused: `There is no ranking of that name. Ask for one of: ${rankings.join(', ')}.` }
  if (first !== '' && !/^[1-9]\d{0,3}$/.test(first))
    return { refused: 'Ask for the first 1 to 9,999 places, or leave “first” out for all.' }
  const own = text.replaceAll('\r\n', '\n').trim()
  // Line breaks are the only control characters in a text.
  if (own.length > longestText || /[^\P{Cc}\n]/u.test(own))
    return { refused: `Write a text of at most ${longestText} characters, without control characters.` }
  return { kind: 'certificates', of: ranking, first: first === '' ? null : Number(first), text: own }
}
