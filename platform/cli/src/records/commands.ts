/** Commands on records of hands. Each is loaded only when it is called. */
import type { Offer } from '@stolik/gateway/base/offer'
import { json, lang, records, type Command } from '../base/command.js'

/** The forms of records that the games here can read. */
function recordForms(games: readonly Offer[]): readonly string[] {
  const foreign = games.flatMap(({ formats = [] }) => formats.map(({ id }) => id))
  const forms = ['text', 'json (one object per line)', ...foreign]
  return ['', `Forms of records: ${forms.join(', ')}. A file may mix them.`]
}

export const recordsCommands = {
  replay: {
    does: 'Replays records and prints how each hand was settled.',
    use: 'FILE… [options]',
    terms: `
      ${records}
      --check  compares each record with the result that it claims; exits with 0 if all of them agree
      ${lang}
      ${json}`,
    example: 'stolik replay --check hands.txt',
    ofGames: recordForms,
    run: async (call) => (await import('./replay.js')).replayCommand(call),
  },
  convert: {
    does: 'Writes records in another form.',
    use: '--to FORM FILE…',
    example: 'stolik convert --to json hands.txt',
    ofGames: recordForms,
    run: async (call) => (await import('./convert.js')).convertCommand(call),
  },
} as const satisfies Readonly<Record<string, Command>>
