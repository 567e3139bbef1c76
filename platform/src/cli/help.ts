import type { Offer } from '../offer.js'

/** What `stolik --help` says. */
export function help(games: readonly Offer[]): string {
  const list = games.map(({ plugin }) => `  ${plugin.id.padEnd(8)} ${plugin.profiles.join(', ')}`)
  const [first] = games
  const values = games.flatMap(({ plugin, calculator }) =>
    calculator === undefined
      ? []
      : [
          `  ${plugin.id.padEnd(8)} ${calculator.usage}`,
          `           as in: stolik value ${calculator.example}`,
        ],
  )
  const forms = [
    'text',
    'json (a line a record)',
    ...games.flatMap(({ formats = [] }) => formats.map(({ id }) => id)),
  ]
  const example =
    first === undefined ? '' : `--game ${first.plugin.id} --profile ${first.plugin.profiles[0] ?? ''}`
  return `stolik selfplay --game GAME [options]   lets bots play hands and says how they went
  --profile PROFILE     the rules; the game's first profile unless told
  --hands N             how many hands, 1000 unless told
  --seed SEED           any text; the same seed gives the same hands; 1 unless told
  --chairs N            players at the table, the usual number unless told
  --against random      one bot among players who play any legal move: how much better is it?
  --records             the records of the hands instead, as stolik replay takes them

stolik replay FILE… [options]           plays records again and prints their settlements
  FILE                  a file of records; - is standard input, .gz is unpacked
  --check               compares each with the result that it claims, and counts: N same, N differ,
                        N unreplayable, N invalid; the exit code is 0 if none differs and none is invalid

stolik convert --to FORM FILE…          writes records in another form, as far as that can hold them

stolik value WORDS [options]            says what a contract is worth, or why it cannot be
${values.join('\n')}
  --game, --profile     the first that there is unless told
  --all                 everything that can be won instead, with its value, and how much it is

Forms of records: ${forms.join(', ')}; each is known by its first line, and a file may mix them.

selfplay, replay and value: --lang en|pl|de the language of settlements and contracts, --json for machines.
A bad record is told as file:line: what is wrong; the others are still done, and the exit code is 1.

Games and their profiles:
${list.join('\n')}

Example: stolik selfplay ${example} --hands 1000 --seed 7`
}
