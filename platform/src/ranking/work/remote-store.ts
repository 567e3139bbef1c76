/** The store of rankings as a thread sees it: everything is asked of the gateway, a little at a time. */
import type { EditionContent } from '../edition.js'
import type { EditionText } from '../store.js'
import type { Sheet } from '../sheet.js'
import type { WorkStore } from './here.js'
import type { Read } from './messages.js'

/** Sheets of an answer: few enough that the gateway is not held up while it reads them. */
const sheetsAtOnce = 100

type Ask = <T>(read: Read, ...args: readonly unknown[]) => Promise<T>

export function remoteStore(ask: Ask): WorkStore {
  const sheetTexts: WorkStore['sheetTexts'] = async (hashes) => {
    const found = new Map<string, string>()
    for (let from = 0; from < hashes.length; from += sheetsAtOnce) {
      const some = await ask<Map<string, string>>('sheetTexts', hashes.slice(from, from + sheetsAtOnce))
      for (const [hash, text] of some) found.set(hash, text)
    }
    return found
  }
  const editionText: WorkStore['editionText'] = (hash) => ask<EditionText | undefined>('editionText', hash)
  return {
    ranking: (id) => ask('ranking', id),
    editions: (ranking) => ask('editions', ranking),
    editionText,
    edition: async (hash) => {
      const found = await editionText(hash)
      return found && { ...found, content: JSON.parse(found.content) as EditionContent }
    },
    persons: () => ask('persons'),
    person: (id) => ask('person', id),
    sheetTexts,
    sheets: async (hashes) =>
      new Map([...(await sheetTexts(hashes))].map(([hash, text]) => [hash, JSON.parse(text) as Sheet])),
    playedBy: (person) => ask('playedBy', person),
  }
}
