/** Commands on events. Each is loaded only when it is called. */
import { type Command } from '../base/command.js'

export const eventCommands = {
  tournament: {
    does: 'Runs an event in a file, from its announcement to its result.',
    use: 'COMMAND EVENT [FILE] [options]',
    terms: `
      presets [GAME|GAME/ID]  lists the usual formats, for --preset; --json prints them with all their fields
      create EVENT FILE  announces an event from a JSON file of regulations (RegulationsInput of the schema);
        --preset GAME/ID takes game and format from a preset, and --from EVENT all regulations of
        an earlier event except its dates; then FILE holds only what differs. Notes that it leaves
        out are the usual ones, in the language of --lang
      enter EVENT FILE  reads entries from a CSV file: name, club, licence, woman, born, team, pair, substitute,
        online, reserve; --preview only shows what it would do, --skip leaves out who is entered already;
        --columns "Jaki klub?=club" says what a column is, or that it is ignored, once for each
      draw, start, end EVENT  draws, starts or ends the next series, or --series N; --reason WHY draws again
        what is not started; --outside VALUE if the regulations announce one; --later discard|keep:
        later draws; by rating: --data FOLDER with the ranking, --edition N for an older one
      list EVENT FILE  reads lists from a CSV file: series, table, hand, line, total1 to total4;
        with --series and --table only the lines of one list; --overwrite replaces entered hands; --preview
      check-in EVENT NUMBER…  notes who has come, by their start numbers; --late after the start
      clock, extend EVENT  starts the clock of a series, or adds to its time: --minutes N; --series N
      pause, resume EVENT  stops play and its clock, with --reason WHY, or lets it go on
      When the evening does not go to plan, each with --reason WHY for the minutes:
      unstart EVENT  takes back the start of a series; --series N
      reseat EVENT NUMBER=TO…  gives players new seats: to a table, bye or out; --series N
      amend EVENT FILE  changes the regulations by a JSON file that holds only what differs
      advance EVENT  moves somebody to the head of the waiting list; --player NUMBER
      exclude, reinstate EVENT  excludes a player, or lifts that; --player NUMBER, --clause CLAUSE
      end-early EVENT  ends the event after its last series that has ended; --refund pays fees back
      undo-early-end EVENT  takes the early end back
      cancel EVENT  cancels the event
      reopen EVENT  takes back a final result that was found to be wrong; --clause CLAUSE
      Also:
      act EVENT FILE  does anything else: one act per line, in JSON (EventAct of the schema)
      rule EVENT  asks the rule book and records the ruling: --series, --table, --question ID,
        --fact NAME=VALUE…, --note
      final EVENT  makes the standings final
      standings, draws, waiting, audit EVENT  shows them; --json for programs
      export EVENT TO  writes TO (.pdf, .csv, .xlsx, .ods or .json): --what results|teams|pairs|categories|regulations|money|
        minutes|protocol|cards|poster|cash|receipts, or with --series N draw|lists|kept|fallback; as tables results|cash|entries|lists;
        --lang, --zone. fallback: all that a series needs without a network
      export EVENT TO --template FILE  writes the results into your own sheet (.csv, .xlsx or .ods) below its heads, or
        from its row of names in braces such as {place} and {name}
      export EVENT TO --whole  checks every entry and writes the whole event, which a gateway takes as a new one or back
      import EVENT FILE  checks such a file, or the one that a gateway handed over, and goes on with it
      verify FILE|ADDRESS  draws and counts a published results.json again: prints “equal”, or every difference
        with its place; --json for programs. Ends with 1 unless all is equal
      --by NAME  the name of the director, for the audit`,
    example: 'stolik tournament create event.jsonl regulations.json --preset GAME/PRESET',
    run: async (call) => (await import('./tournament.js')).tournamentCommand(call),
  },
  draws: {
    does: 'Repeats every draw of an event, and says whether the seats are the same.',
    use: 'FILE|ADDRESS',
    example: 'stolik draws https://stolik.example/files/event/ID/draws.json',
    run: async (call) => (await import('./verify.js')).drawsCommand(call),
  },
} as const satisfies Readonly<Record<string, Command>>
