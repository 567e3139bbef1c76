/** Commands on rankings. Each is loaded only when it is called. */
import { type Command } from '../base/command.js'

export const rankingCommands = {
  rank: {
    does: 'Counts, publishes and checks rankings of an association.',
    use: 'COMMAND [FILE…] [options]',
    terms: `
      verify FILE|ADDRESS  counts an exported edition again and prints “equal” or the first difference;
        --key ID requires that key of the association
      count FILE…  counts a ranking from a scheme and sheets, or from an exported edition; --date, --json
      schemes [GAME/ID]  lists the usual schemes, or prints one for --season YEAR and --name NAME
      keygen FILE  creates a key for signing; --association NAME
      With --data FOLDER, of a stopped gateway or for rankings alone:
      create RANKING FILE  creates a ranking with the scheme in the file, or adds its next scheme; --association NAME
      event FILE  takes the result of an event of stolik tournament; --kind, --region, --association,
        --who PLAYER=PERSON|new, --all-new if nobody has the name, --different LIST if that list only
        looks like one of another event
      import FILE  shows what lists from elsewhere (CSV, .xlsx, .ods, JSON) would add; --source, --game, --association,
        --encoding, --who KEY=PERSON|new, --all-new, --different LIST, and for all rows --profile,
        --event, --date, --organiser, --hands; --take SEEN takes what was shown, --rest only the rows that
        were not put aside, --replace replaces what is here
      members FILE  shows what a list of members (CSV, .xlsx, .ods, JSON) would change in the register: name, club, joined,
        licence, from, until, born; --association; --from DAY and --joined DAY for rows without a day;
        --who KEY=PERSON|new, --all-new; --take SEEN takes all of what was shown, or nothing
      season RANKING FILE  writes the season as one workbook (.xlsx, .ods): scheme, members, results
      take-season RANKING FILE  shows what such a workbook would bring; --source, --association, --who, --all-new; --take SEEN
        takes what was shown. members and import read their own sheets of it
      draft RANKING  counts an edition; --date, and --corrects N --reason WHY
      provisional, final, withdraw RANKING N  signs that step with --key FILE
      export RANKING N FILE  writes an edition with everything it was counted from; --key FILE for each key, --no-names
      editions, people, person ID  lists editions or people, or shows everything about one person
      forget ID  forgets the name of a person
      merge ID INTO, split ID  makes two records one person from the next edition on, or separates them again`,
    example: 'stolik rank verify https://stolik.example/rankings/league/editions/3.export.json',
    run: async (call) => (await import('./rank.js')).rankCommand(call),
  },
} as const satisfies Readonly<Record<string, Command>>
