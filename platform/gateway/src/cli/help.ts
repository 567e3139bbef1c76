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

stolik tournament COMMAND EVENT [FILE] [options]   an event in a file, from announcement to result
  presets               the usual formats, for --preset
  create EVENT FILE     announces it by a JSON file of regulations (RegulationsInput of the schema)
    --preset GAME/ID    takes game and format from a preset
  enter EVENT FILE      entries from a CSV file: name, club, licence, woman, born, team, pair, substitute, online, reserve
  draw, start, end      a series: the next one, unless --series N; --reason where it is drawn again;
                        --outside VALUE where the regulations announce a value from outside
  list EVENT FILE       lists from a CSV file: series, table, hand, line, total1 to total4; or with --series and
                        --table the lines of one
  act EVENT FILE        anything else: a line of JSON an act (EventAct of the schema)
  rule EVENT            --series, --table, --question ID, --fact NAME=VALUE…, --note: what the rule book says, written down
  final EVENT           the standings become final
  standings, draws, audit EVENT   shown; --json for machines
  export EVENT TO       writes TO: .pdf, .csv or .json; --what results|teams|pairs|categories|regulations|
                        money|minutes|protocol, with --series N draw|lists|kept; --lang, --zone
  --by NAME             who directs, for the audit
  An act that is refused is told as file:line: why, nothing is written, and the exit code is 1.

stolik draws FILE|ADDRESS               draws every series of an event again, and says whether it was drawn so;
                        published at https://…/files/event/ID/draws.json

stolik rank COMMAND [FILE…] [options]   rankings of an association
  verify FILE|ADDRESS   counts an exported edition again from what it holds, and says equal or the first difference;
                        published ones are at https://…/rankings/RANKING/editions/N.export.json
    --key ID            insists on this key of the association; several where it had several
  count FILE…           a ranking from a scheme and sheets, or from an exported edition; --date, --json
  schemes [GAME/ID]     the usual schemes, or one of them with --season YEAR and --name
  keygen FILE           a key to sign with; --association NAME
  The rest works on --data FOLDER, a gateway's that stands still or one of its own:
  create RANKING FILE   a ranking by the scheme in the file, or its next scheme; --association
  event FILE            the result of an event of stolik tournament; --kind, --region, --association, --who PLAYER=PERSON|new,
                        --different LIST counts though another event has its equal
  import FILE           lists from elsewhere, CSV or JSON: shows what they bring; --source, --game, --association, and for
                        all rows --profile, --event, --date, --organiser, --hands; --encoding, --who KEY=PERSON|new,
                        --different LIST is another one than the event of its equal has
    --take SEEN         takes what was shown; --rest without what was put aside, --replace what is here otherwise
  draft RANKING         counts an edition; --date, and --corrects N --reason WHY
  provisional, final, withdraw RANKING N   signs it with --key FILE
  export RANKING N FILE writes it with all that it was counted from; --key FILE for each key that it was signed with, --no-names
  editions, people, person ID, forget ID   what there is; all of one person; their name is forgotten
  merge ID INTO, split ID   two records are one person from the next edition on, or two again

stolik backup FOLDER [options]          makes a backup there, dated, of an installation that may be in use: restores it into a scratch
                        place and reads every log of it before it is called good; what is not ends in .bad, and the exit code is 1
  --data FOLDER         the data folder; the database at DATABASE_URL unless told
  --keep-days N, --keep-weeks N   removes older ones but the last of each of so many days and weeks; none unless told
  --due-hours N         does nothing while the last good one of that installation is younger

stolik restore FILE TARGET              puts a backup into an empty data folder, or an empty database (postgres://…)
  --over                puts aside what is in the folder, or throws away what is in the database

stolik move FROM TO                     moves everything between a data folder and a database (postgres://…), in either direction, tables
                        in mid-hand included; both sides are counted and compared, and no gateway starts on FROM any more
  --over                as above, at the target
  --settled             of a database that several processes used: without what lies in Redis since the last settled hands
  --undo FROM           lets gateways start on it again

stolik check                            reads every log of an installation that stands still, and says which table or event cannot go on
  --data FOLDER         its data folder; the database at DATABASE_URL unless told
  --keep ID             keeps the first entries of the table or event, which follow each other, and drops the rest; once or more often

stolik secret                           draws a new secret for a gateway, as settings that change it without an outage
  --hours N             until it signs, and every process has been renewed; 1 unless told
  --days N              for which the one before is believed; 90 unless told

Forms of records: ${forms.join(', ')}; each is known by its first line, and a file may mix them.

selfplay, replay and value: --lang en|pl|csb|szl|de|fr the language of settlements and contracts, --json for machines.
A bad record is told as file:line: what is wrong; the others are still done, and the exit code is 1.

Games and their profiles:
${list.join('\n')}

Example: stolik selfplay ${example} --hands 1000 --seed 7`
}
