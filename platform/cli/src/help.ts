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
  'first puts the old file of the folder aside, or empties the database',
]
const data: readonly [string, string] = [
  '--data FOLDER',
  'the data folder; by default the database in DATABASE_URL',
]
const json: readonly [string, string] = ['--json', 'prints JSON, for programs']
const lang: readonly [string, string] = [
  '--lang LANGUAGE',
  `the language of the output: ${locales.join(', ')}; en by default`,
]

const commands = {
  selfplay: {
    does: 'Lets bots play hands and sums up the results.',
    use: '--game GAME|--rules FILE [options]',
    told: [
      ['--profile PROFILE', 'the rules; by default the first of the game'],
      ['--rules FILE', 'plays by a rule set instead: game, base, name and knobs, in JSON'],
      ['--hands N', 'how many hands; 1000 by default'],
      ['--seed TEXT', 'the same seed gives the same hands; 1 by default'],
      ['--chairs N', 'players at the table; by default the usual number'],
      ['--against random', 'measures one bot against players who make random legal moves'],
      ['--records', 'prints records of the hands instead, in a form that stolik replay reads'],
      ...[lang, json],
    ],
    example: 'stolik selfplay --game GAME --hands 100 --seed 7',
  },
  replay: {
    does: 'Replays records and prints how each hand was settled.',
    use: 'FILE… [options]',
    told: [
      ['FILE', 'a file of records, which may be gzipped (.gz); - is standard input'],
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
  solve: {
    does: 'Solves hands with open cards: whether the contract is made, the points, and what each card leads to.',
    use: 'FILE… [options]',
    told: [
      ['FILE', 'problems, one per line, or records; - is standard input'],
      ['--check', 'only compares with the claims win= and points=; exits with 0 if all of them are right'],
      json,
    ],
    example: 'stolik solve problems.txt',
  },
  analyse: {
    does: 'Analyses finished hands: which card gave a game away, with all cards open and as its player saw it.',
    use: 'FILE… [options]',
    told: [['FILE', 'a file of records, which may be gzipped (.gz); - is standard input'], json],
    example: 'stolik analyse hands.txt',
  },
  strength: {
    does: 'Says how well players play, with the luck of the cards taken out: docs/players.md.',
    use: 'FILE… [options]',
    told: [
      ['FILE', 'a file of records, which may be gzipped (.gz); - is standard input'],
      ['--player NAME', 'only this player; by default everybody with a name'],
      ['--masters', 'lets masters play the deals, too: surer for strong players, and twenty times slower'],
      json,
    ],
    example: 'stolik strength hands.txt',
  },
  problems: {
    does: 'Finds problems: positions of finished hands in which one card, discard or call is clearly right, as its player saw it.',
    use: 'FILE… | --game GAME [options]',
    told: [
      ['FILE', 'a file of records, which may be gzipped (.gz); - is standard input'],
      ['--game GAME, --profile PROFILE', 'looks at hands of bots instead'],
      ['--seed TEXT', 'the same seed gives the same hands and problems; 1 by default'],
      ['--hands N', 'how many hands of bots, at most 1000; 20 by default'],
      ['--kind KIND', 'only problems of this kind: card, discard or call'],
      ['--least N', 'only problems of this difficulty, from 1 to 5, or a higher one'],
      ['--hardest', 'at most one problem of each hand'],
      ['--check', 'recomputes the problems in the files; exits with 1 unless all of them are right'],
      ['--json', 'prints one problem a line, in the form that --check reads: docs/problems.md'],
    ],
    example: 'stolik problems --game GAME --seed 1 --hands 200 --json',
  },
  bid: {
    does: 'Says how high to bid with a hand, what its games are worth, and how often they are made.',
    use: 'CARDS [options]',
    told: [
      ['CARDS', 'the texts of the cards, with spaces or dots between them'],
      ['--game GAME, --profile PROFILE', 'by default the first one'],
      ['--rules FILE', 'judges by a rule set instead'],
      ['--seat SEAT', 'by default the first one'],
      json,
    ],
    example: 'stolik bid "CARDS" --json',
  },
  value: {
    does: 'Says what a contract is worth, or why it cannot be played.',
    use: 'WORDS [options]',
    told: [
      ['--game GAME, --profile PROFILE', 'by default the first one'],
      ['--rules FILE', 'values by a rule set instead'],
      ['--all', 'lists every contract that can be won, with its value'],
      ...[lang, json],
    ],
    example: 'stolik value "grand hand with 2 schneider"',
  },
  tournament: {
    does: 'Runs an event in a file, from its announcement to its result.',
    use: 'COMMAND EVENT [FILE] [options]',
    told: [
      [
        'presets [GAME|GAME/ID]',
        'lists the usual formats, for --preset; --json prints them with all their fields',
      ],
      [
        'create EVENT FILE',
        'announces an event from a JSON file of regulations (RegulationsInput of the schema);',
      ],
      ['', '--preset GAME/ID takes game and format from a preset, and --from EVENT all regulations of'],
      ['', 'an earlier event except its dates; then FILE holds only what differs. Notes that it leaves'],
      ['', 'out are the usual ones, in the language of --lang'],
      [
        'enter EVENT FILE',
        'reads entries from a CSV file: name, club, licence, woman, born, team, pair, substitute,',
      ],
      [
        '',
        'online, reserve; --preview only shows what it would do, --skip leaves out who is entered already',
      ],
      [
        'draw, start, end EVENT',
        'draws, starts or ends the next series, or --series N; --reason WHY draws again',
      ],
      ['', 'what is not started; --outside VALUE if the regulations announce one; --later discard|keep:'],
      ['', 'later draws; by rating: --data FOLDER with the ranking, --edition N for an older one'],
      ['list EVENT FILE', 'reads lists from a CSV file: series, table, hand, line, total1 to total4;'],
      [
        '',
        'with --series and --table only the lines of one list; --overwrite replaces entered hands; --preview',
      ],
      ['check-in EVENT NUMBER…', 'notes who has come, by their start numbers; --late after the start'],
      ['clock, extend EVENT', 'starts the clock of a series, or adds to its time: --minutes N; --series N'],
      ['pause, resume EVENT', 'stops play and its clock, with --reason WHY, or lets it go on'],
      ['When the evening does not go to plan, each with --reason WHY for the minutes:'],
      ['unstart EVENT', 'takes back the start of a series; --series N'],
      ['reseat EVENT NUMBER=TO…', 'gives players new seats: to a table, bye or out; --series N'],
      ['amend EVENT FILE', 'changes the regulations by a JSON file that holds only what differs'],
      ['advance EVENT', 'moves somebody to the head of the waiting list; --player NUMBER'],
      ['exclude, reinstate EVENT', 'excludes a player, or lifts that; --player NUMBER, --clause CLAUSE'],
      ['end-early EVENT', 'ends the event after its last series that has ended; --refund pays fees back'],
      ['undo-early-end EVENT', 'takes the early end back'],
      ['cancel EVENT', 'cancels the event'],
      ['reopen EVENT', 'takes back a final result that was found to be wrong; --clause CLAUSE'],
      ['Also:'],
      ['act EVENT FILE', 'does anything else: one act per line, in JSON (EventAct of the schema)'],
      ['rule EVENT', 'asks the rule book and records the ruling: --series, --table, --question ID,'],
      ['', '--fact NAME=VALUE…, --note'],
      ['final EVENT', 'makes the standings final'],
      ['standings, draws, waiting, audit EVENT', 'shows them; --json for programs'],
      [
        'export EVENT TO',
        'writes TO (.pdf, .csv or .json): --what results|teams|pairs|categories|regulations|money|',
      ],
      ['', 'minutes|protocol|cards|poster|cash|receipts, or with --series N draw|lists|kept|fallback;'],
      ['', '--lang, --zone. fallback: all that a series needs without a network'],
      [
        'export EVENT TO --whole',
        'checks every entry and writes the whole event, which a gateway takes as a new one or back',
      ],
      ['import EVENT FILE', 'checks such a file, or the one that a gateway handed over, and goes on with it'],
      [
        'verify FILE|ADDRESS',
        'draws and counts a published results.json again: prints “equal”, or every difference',
      ],
      ['', 'with its place; --json for programs. Ends with 1 unless all is equal'],
      ['--by NAME', 'the name of the director, for the audit'],
    ],
    example: 'stolik tournament create event.jsonl regulations.json --preset GAME/PRESET',
  },
  draws: {
    does: 'Repeats every draw of an event, and says whether the seats are the same.',
    use: 'FILE|ADDRESS',
    example: 'stolik draws https://stolik.example/files/event/ID/draws.json',
  },
  rank: {
    does: 'Counts, publishes and checks rankings of an association.',
    use: 'COMMAND [FILE…] [options]',
    told: [
      ['verify FILE|ADDRESS', 'counts an exported edition again and prints “equal” or the first difference;'],
      ['', '--key ID requires that key of the association'],
      [
        'count FILE…',
        'counts a ranking from a scheme and sheets, or from an exported edition; --date, --json',
      ],
      ['schemes [GAME/ID]', 'lists the usual schemes, or prints one for --season YEAR and --name NAME'],
      ['keygen FILE', 'creates a key for signing; --association NAME'],
      ['With --data FOLDER, of a stopped gateway or for rankings alone:'],
      [
        'create RANKING FILE',
        'creates a ranking with the scheme in the file, or adds its next scheme; --association NAME',
      ],
      ['event FILE', 'takes the result of an event of stolik tournament; --kind, --region, --association,'],
      ['', '--who PLAYER=PERSON|new, --all-new if nobody has the name, --different LIST if that list only'],
      ['', 'looks like one of another event'],
      [
        'import FILE',
        'shows what lists from elsewhere (CSV, .xlsx, .ods, JSON) would add; --source, --game, --association,',
      ],
      ['', '--encoding, --who KEY=PERSON|new, --all-new, --different LIST, and for all rows --profile,'],
      [
        '',
        '--event, --date, --organiser, --hands; --take SEEN takes what was shown, --rest only the rows that',
      ],
      ['', 'were not put aside, --replace replaces what is here'],
      [
        'members FILE',
        'shows what a list of members (CSV, .xlsx, .ods, JSON) would change in the register: name, club, joined,',
      ],
      ['', 'licence, from, until, born; --association; --from DAY and --joined DAY for rows without a day;'],
      ['', '--who KEY=PERSON|new, --all-new; --take SEEN takes all of what was shown, or nothing'],
      ['draft RANKING', 'counts an edition; --date, and --corrects N --reason WHY'],
      ['provisional, final, withdraw RANKING N', 'signs that step with --key FILE'],
      [
        'export RANKING N FILE',
        'writes an edition with everything it was counted from; --key FILE for each key, --no-names',
      ],
      ['editions, people, person ID', 'lists editions or people, or shows everything about one person'],
      ['forget ID', 'forgets the name of a person'],
      [
        'merge ID INTO, split ID',
        'makes two records one person from the next edition on, or separates them again',
      ],
    ],
    example: 'stolik rank verify https://stolik.example/rankings/league/editions/3.export.json',
  },
  league: {
    does: 'Counts a published league again, from its file or its address.',
    use: 'COMMAND FILE|ADDRESS [options]',
    told: [
      ['verify', 'counts the tables and repeats the draws, and prints equal or the first difference'],
      ['table', 'prints the tables as the results give them'],
      [
        'check',
        'prints what the end of the season waits for: matches without a date or a result, teams that are equal',
      ],
      json,
    ],
    example: 'stolik league verify https://stolik.example/leagues/league/league.json',
  },
  backup: {
    does: 'Makes a backup while gateways run, and tests it: restores it and reads every log.',
    use: 'FOLDER [options]',
    told: [
      data,
      [
        '--keep-days N, --keep-weeks N',
        'keeps the last backup of each of N days and of each of N weeks, and removes older ones',
      ],
      ['--due-hours N', 'does nothing if the last good backup is younger than N hours'],
      ['The name of a backup that fails the test ends in .bad, and the exit code is 1.'],
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
      ['--settled', 'leaves behind what only Redis holds: play since the last settled hands'],
      ['--undo FROM', 'lets gateways start on FROM again'],
    ],
    example: 'stolik move ./var postgres://stolik@localhost/stolik',
  },
  check: {
    does: 'Reads every log of a stopped installation, and says which are damaged.',
    use: '[options]',
    told: [
      data,
      ['--keep ID', 'keeps the sound first entries of a table, an event or a league and drops the rest'],
    ],
    example: 'stolik check --data ./var',
  },
  fairness: {
    does: 'Counts in the hands of an installation what players do to each other’s advantage. It proves nothing, and names hands to look at.',
    use: '[options]',
    told: [
      data,
      ['--days N', 'looks at hands of the last N days; 90 by default'],
      ['--game GAME', 'by default the first one that can be examined'],
      json,
      [
        'What is counted, and how often it is wrong: docs/fairness.md. A gateway must not use the data meanwhile:',
      ],
      ['look at a backup that stolik restore has put into another folder.'],
    ],
    example: 'stolik fairness --data ./restored --days 30',
  },
  doctor: {
    does: 'Looks at an installation: says in a line each what is wrong, and what to do.',
    use: '[options]',
    told: [
      ['It reads the settings from the environment, as a gateway does: set -a; . /etc/stolik/stolik.env'],
      ['--data FOLDER', 'the data folder; by default that of the settings'],
      json,
      ['Exits with 0 if nothing is wrong, otherwise with 1. It changes nothing, and sends no mail.'],
    ],
    example: 'stolik doctor --data /var/lib/stolik/4000',
  },
  account: {
    does: 'Finds accounts and changes them, through the running gateway.',
    use: 'COMMAND ACCOUNT [options]',
    told: [
      ['ACCOUNT', 'a login or an id'],
      ['find TEXT', 'lists accounts with this login or id, or with a similar name'],
      ['roles', 'gives and takes roles: --give ROLE, --take ROLE; REFEREE, ORGANISER, ASSOCIATION, OWNER'],
      ['reset', 'for somebody who cannot sign in: signs them out everywhere, removes password, second step,'],
      ['', 'passkeys and mail address, and prints codes with which they choose a new password'],
      ['ban', '--for hour|day|week|month, --mute only from talking, --with-address; --lift ends all bans'],
      ['export', 'prints everything that is stored about the account, as JSON'],
      ['forget', 'deletes the account and everything that names the person; needs --yes'],
      ['--data FOLDER', 'the data folder of the gateway; by default that of the settings'],
      json,
    ],
    example: 'stolik account roles anna --give organiser',
  },
  drain: {
    does: 'Empties a gateway for maintenance, and waits until it may be stopped without anybody noticing.',
    use: '[options]',
    told: [
      ['Of several gateways: the proxy sends nobody to it any more, and people move to the others.'],
      ['Of one, or with --tables: no new tables are opened, and those in play end.'],
      ['--tables', 'waits for tables in play, of all gateways; give it to each gateway'],
      ['--limit MINUTES', 'waits for so long at most, then exits with 1; 60 by default'],
      ['--off', 'ends it: everything is as usual again'],
      ['--data FOLDER', 'the data folder of the gateway; by default that of the settings'],
      ['--port PORT', 'which gateway, if several have that folder'],
    ],
    example: 'stolik drain --data /var/lib/stolik/4000 && systemctl restart stolik@4000',
  },
  secret: {
    does: 'Creates a new secret, and prints the settings that introduce it without an outage.',
    use: '[options]',
    told: [
      ['--hours N', 'hours until the new secret signs, enough to restart every process; 1 by default'],
      ['--days N', 'days for which the old secret is still accepted; 90 by default'],
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
    'json (one object per line)',
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
  if (command === 'solve')
    return games.flatMap(({ plugin, solver }) =>
      solver === undefined
        ? []
        : ['', row([plugin.id, solver.usage]), row(['', `such as: ${solver.example}`])],
    )
  if (command === 'bid')
    return games.flatMap(({ plugin, bidder }) =>
      bidder === undefined
        ? []
        : [
            '',
            row([plugin.id, `seats: ${bidder.seats.join(', ')}`]),
            row([
              `--${bidder.taken} CARDS`,
              'the cards taken up: then says what to put away, and which game to play',
            ]),
            row(['', `such as: stolik bid "${bidder.example}"`]),
          ],
    )
  if (command === 'analyse' || command === 'problems') {
    const analysed = games.flatMap(({ plugin, analysis }) => (analysis === undefined ? [] : [plugin.id]))
    return ['', `Games with an analysis: ${analysed.join(', ')}. A hand takes some seconds.`]
  }
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
      'For more about a command: stolik COMMAND --help, such as stolik selfplay --help',
      'Errors in the input are printed as file:line: what is wrong, with exit code 1. A wrong call has exit code 2.',
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
