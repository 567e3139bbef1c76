/** Looks up, once, what this gateway has for examples. Returns nothing where that fails. */
import type { Gateway } from '@stolik/elements/client/gateway'
import { rankingFile, readJson } from '@stolik/elements/ranking/files'
import type { SampleValues } from './example.js'
import { examples } from './examples-document.js'

export async function sampleValuesAt(gate: Gateway, server: string): Promise<SampleValues> {
  const answer = await gate.query(examples)
  if (!('done' in answer)) return {}
  const { lobby, events, rankings, leagues } = answer.done
  const table = lobby[0]?.id
  // Prefers an event with something to see.
  const event = (events.find(({ phase }) => phase !== 'OPEN') ?? events[0])?.id
  const ranking = rankings.find(({ editions }) => editions.some(isPublished))?.id
  const league = leagues[0]?.league
  const person = ranking === undefined ? undefined : await firstOf(server, ranking)
  return {
    ...(table !== undefined && { table }),
    ...(event !== undefined && { event }),
    ...(ranking !== undefined && { ranking }),
    ...(league !== undefined && { league }),
    ...(person !== undefined && { person }),
  }
}

const isPublished = ({ status }: { readonly status: string }): boolean =>
  status === 'FINAL' || status === 'PROVISIONAL'

async function firstOf(server: string, ranking: string): Promise<string | undefined> {
  const file = await readJson<{ readonly rows: readonly { readonly person: string }[] }>(
    rankingFile(server, ranking, 'latest.json'),
  )
  return 'done' in file ? file.done.rows[0]?.person : undefined
}
