/** Commands on leagues. Each is loaded only when it is called. */
import { json, type Command } from '../base/command.js'

export const leagueCommands = {
  league: {
    does: 'Counts a published league again, from its file or its address.',
    use: 'COMMAND FILE|ADDRESS [options]',
    terms: `
      verify  counts the tables and repeats the draws, and prints equal or the first difference
      table  prints the tables as the results give them
      check  prints what the end of the season waits for: matches without a date or a result, teams that are equal
      ${json}`,
    example: 'stolik league verify https://stolik.example/leagues/league/league.json',
    run: async (call) => (await import('./league.js')).leagueCommand(call),
  },
} as const satisfies Readonly<Record<string, Command>>
