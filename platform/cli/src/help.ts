/** What `stolik --help` and `stolik COMMAND --help` print. */
import { locales } from '@stolik/core'
import type { Offer } from '@stolik/gateway/base/offer'

interface CommandHelp {
  /** One sentence, for the list of all commands. */
  readonly does: string
  /** The usage line. */
  readonly use: string
  /** Its arguments and options, as term and meaning. A term alone is a heading. */
  readonly told?: readonly (readonly [string, string?])[]
  readonly example: string
}

const over: readonly [string, string] = [
  '--over',
  'puts the folder’s old file aside, or empties the database, first',
]
const data: readonly [string, string] = [
  '--data FOLDER',
  'the data folder; without it the database in DATABASE_URL',
]
const json: readonly [string, string] = ['--json', 'prints JSON, for programs']
const lang: readonly [string, string] = [
  '--lang LANGUAGE',
  `of what is printed: ${locales.join(', ')}; en by default`,
]

const commands = {
  selfplay: {
    does: 'Lets bots play hands and sums up how they went.',
    use: '--game GAME [options]',
    told: [
      ['--profile PROFILE', 'the rules; by default the first of the game'],
      ['--hands N', 'how many hands; 1000 by default'],
      ['--seed TEXT', 'the same seed gives the same hands; 1 by default'],
      ['--chairs N', 'players at the table; by default the usual number'],
      ['--against random', 'measures one bot among players who play any legal move'],
      ['--records', 'prints records of the hands instead, as stolik replay reads them'],
      ...[lang, json],
    ],
    example: 'stolik selfplay --game GAME --hands 100 --seed 7',
  },
  replay: {
    does: 'Plays records again and prints how each hand was settled.',
    use: 'FILE… [options]',
    told: [
      ['FILE', 'a file of records, also packed (.gz); - is standard input'],
      ['--check', 'compares each record with the result that it claims; exits with 0 if all of them agree'],
      ...[lang, json],
    ],
    example: 'stolik replay --check hands.txt',
  },
  convert: {
    does: 'Writes records in another form.',
    use: '--to FORM FILE…',
    example: 'stolik convert --to json hands.txt',
  },
  value: {
    does: 'Says what a contract is worth, or why it cannot be played.',
    use: 'WORDS [options]',
    told: [
      ['--game GAME, --profile PROFILE', 'by default the first one'],
      ['--all', 'lists every contract that can be won, with its value'],
      ...[lang, json],
    ],
    example: 'stolik value "grand hand with 2 schneider"',
  },
  tournament: {
    does: 'Holds an event in a file, from its announcement to its result.',
    use: 'COMMAND EVENT [FILE] [options]',
    told: [
      ['presets', 'lists the usual formats, for --preset'],
      ['create EVENT FILE', 'announces it by a JSON file of regulations (RegulationsInput of the schema);'],
      ['', '--preset GAME/ID takes game and format from a preset'],
      [
        'enter EVENT FILE',
        'reads entries from a CSV file: name, club, licence, woman, born, team, pair, substitute,',
      ],
      ['', 'online, reserve'],
      [
        'draw, start, end EVENT',
        'does so with the next series, or with --series N; --reason WHY to draw again;',
      ],
      ['', '--outside VALUE where the regulations announce one'],
      ['list EVENT FILE', 'reads lists from a CSV file: series, table, hand, line, total1 to total4;'],
      ['', 'with --series and --table only the lines of one list'],
      ['act EVENT FILE', 'does anything else: a line of JSON an act (EventAct of the schema)'],
      ['rule EVENT', 'asks the rule book and writes down the ruling: --series, --table, --question ID,'],
      ['', '--fact NAME=VALUE…, --note'],
      ['final EVENT', 'makes the standings final'],
      ['standings, draws, audit EVENT', 'shows them; --json for programs'],
      [
        'export EVENT TO',
        'writes TO (.pdf, .csv or .json): --what results|teams|pairs|categories|regulations|money|',
      ],
      ['', 'minutes|protocol, or with --series N draw|lists|kept; --lang, --zone'],
      ['--by NAME', 'who directs, for the audit'],
    ],
    example: 'stolik tournament create event.jsonl regulations.json --preset GAME/PRESET',
  },
  draws: {
    does: 'Draws every series of an event again, and says whether the seats are the same.',
    use: 'FILE|ADDRESS',
    example: 'stolik draws https://stolik.example/files/event/ID/draws.json',
  },
  rank: {
    does: 'Counts, publishes and checks rankings of an association.',
    use: 'COMMAND [FILE…] [options]',
    told: [
      ['verify FILE|ADDRESS', 'counts an exported edition again and says equal, or the first difference;'],
      ['', '--key ID insists on that key of the association'],
      [
        'count FILE…',
        'counts a ranking from a scheme and sheets, or from an exported edition; --date, --json',
      ],
      ['schemes [GAME/ID]', 'lists the usual schemes, or prints one for --season YEAR and --name NAME'],
      ['keygen FILE', 'draws a key to sign with; --association NAME'],
      ['On --data FOLDER, a gateway’s that stands still or one of its own:'],
      [
        'create RANKING FILE',
        'makes a ranking by the scheme in the file, or gives it its next scheme; --association NAME',
      ],
      ['event FILE', 'takes the result of an event of stolik tournament; --kind, --region, --association,'],
      ['', '--who PLAYER=PERSON|new, --different LIST if that list is not the one another event has'],
      [
        'import FILE',
        'shows what lists from elsewhere (CSV or JSON) bring; --source, --game, --association,',
      ],
      ['', '--encoding, --who KEY=PERSON|new, --different LIST, and for all rows --profile, --event,'],
      ['', '--date, --organiser, --hands; --take SEEN takes what was shown, --rest the rows that were'],
      ['', 'not put aside, --replace instead of what is here'],
      ['draft RANKING', 'counts an edition; --date, and --corrects N --reason WHY'],
      ['provisional, final, withdraw RANKING N', 'signs that step with --key FILE'],
      [
        'export RANKING N FILE',
        'writes an edition with all that it was counted from; --key FILE for each key, --no-names',
      ],
      ['editions, people, person ID', 'shows what there is, or all of one person'],
      ['forget ID', 'forgets the name of a person'],
      ['merge ID INTO, split ID', 'makes two records one person from the next edition on, or two again'],
    ],
    example: 'stolik rank verify https://stolik.example/rankings/league/editions/3.export.json',
  },
  backup: {
    does: 'Makes a backup while gateways run, restores it on trial and reads every log of it.',
    use: 'FOLDER [options]',
    told: [
      data,
      [
        '--keep-days N, --keep-weeks N',
        'removes older backups but the last one of each of so many days and weeks',
      ],
      ['--due-hours N', 'does nothing while the last good backup is younger'],
      ['A backup that is not good ends in .bad, and the exit code is 1.'],
    ],
    example: 'stolik backup /srv/backups --data ./var',
  },
  restore: {
    does: 'Puts a backup into an empty data folder or database.',
    use: 'FILE TARGET [--over]',
    told: [['TARGET', 'a data folder, or postgres://…'], over],
    example: 'stolik restore stolik-2026-11-23T145512Z-v34.db ./var',
  },
  move: {
    does: 'Moves everything between a data folder and a PostgreSQL database, and compares both.',
    use: 'FROM TO [options]',
    told: [
      ['FROM, TO', 'a data folder, or postgres://…; no gateway starts on FROM afterwards'],
      over,
      ['--settled', 'leaves behind what only Redis has since the last settled hands'],
      ['--undo FROM', 'lets gateways start on FROM again'],
    ],
    example: 'stolik move ./var postgres://stolik@localhost/stolik',
  },
  check: {
    does: 'Reads every log of an installation that stands still, and says which are damaged.',
    use: '[options]',
    told: [data, ['--keep ID', 'keeps the sound first entries of a table or an event and drops the rest']],
    example: 'stolik check --data ./var',
  },
  secret: {
    does: 'Draws a new secret, as settings that change it without an outage.',
    use: '[options]',
    told: [
      ['--hours N', 'until it signs, when every process has been restarted; 1 by default'],
      ['--days N', 'for which the old one is believed; 90 by default'],
    ],
    example: 'stolik secret --hours 2',
  },
} as const satisfies Readonly<Record<string, CommandHelp>>

export type CommandName = keyof typeof commands
export const commandNames = Object.keys(commands) as readonly CommandName[]
export const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)

const width = 28
const row = ([term, meaning]: readonly [string, string?]): string =>
  meaning === undefined
    ? term
    : term.length > width
      ? `  ${term}\n  ${' '.repeat(width)}  ${meaning}`
      : `  ${term.padEnd(width)}  ${meaning}`

/** The lines about a command that depend on the games offered. */
function ofGames(command: CommandName, games: readonly Offer[]): readonly string[] {
  const forms = [
    'text',
    'json (an object a line)',
    ...games.flatMap(({ formats = [] }) => formats.map(({ id }) => id)),
  ]
  const profiles = games.map(({ plugin }) => row([plugin.id, plugin.profiles.join(', ')]))
  if (command === 'selfplay') return ['', 'Games and their profiles:', ...profiles]
  if (command === 'value')
    return games.flatMap(({ plugin, calculator }) =>
      calculator === undefined
        ? []
        : [row([plugin.id, `${calculator.usage}, as in “${calculator.example}”`])],
    )
  if (command === 'replay' || command === 'convert')
    return ['', `Forms of records: ${forms.join(', ')}. A file may mix them.`]
  return []
}

/** Returns a line for each command, or the full help of one. */
export function help(games: readonly Offer[], command?: CommandName): string {
  if (command === undefined)
    return [
      'Use: stolik COMMAND [options]',
      '',
      ...commandNames.map((name) => row([name, commands[name].does])),
      '',
      'stolik COMMAND --help says more, such as: stolik selfplay --help',
      'Wrong input is told as file:line: what is wrong, with the exit code 1; a wrong call has the exit code 2.',
    ].join('\n')
  const { does, use, example, told = [] }: CommandHelp = commands[command]
  return [
    does,
    '',
    `Use: stolik ${command} ${use}`,
    ...told.map(row),
    ...ofGames(command, games),
    '',
    `Example: ${example}`,
  ].join('\n')
}
