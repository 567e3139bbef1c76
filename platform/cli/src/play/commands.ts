/** Commands that let bots play. Each is loaded only when it is called. */
import { json, lang, row, type Command } from '../base/command.js'

export const playCommands = {
  selfplay: {
    does: 'Lets bots play hands and sums up the results.',
    use: '--game GAME|--rules FILE [options]',
    terms: `
      --profile PROFILE  the rules; by default the first of the game
      --rules FILE  plays by a rule set instead: game, base, name and knobs, in JSON
      --hands N  how many hands; 1000 by default
      --seed TEXT  the same seed gives the same hands; 1 by default
      --chairs N  players at the table; by default the usual number
      --against random  measures one bot against players who make random legal moves
      --records  prints records of the hands instead, in a form that stolik replay reads
      ${lang}
      ${json}`,
    example: 'stolik selfplay --game GAME --hands 100 --seed 7',
    ofGames: (games) => [
      '',
      'Games and their profiles:',
      ...games.map(({ plugin }) => row(plugin.id, plugin.profiles.join(', '))),
    ],
    run: async (call) => (await import('./selfplay.js')).selfplayCommand(call),
  },
} as const satisfies Readonly<Record<string, Command>>
