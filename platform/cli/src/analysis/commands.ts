/** Commands that judge hands. Each is loaded only when it is called. */
import type { Offer } from '@stolik/gateway/base/offer'
import { having, json, lang, records, row, type Command } from '../base/command.js'

/** The games whose hands can be analysed. */
function analysedGames(games: readonly Offer[]): readonly string[] {
  const analysed = having(games, 'analysis').map(({ plugin }) => plugin.id)
  return ['', `Games with an analysis: ${analysed.join(', ')}. A hand takes some seconds.`]
}

export const analysisCommands = {
  solve: {
    does: 'Solves hands with open cards: whether the contract is made, the points, and what each card leads to.',
    use: 'FILE… [options]',
    terms: `
      FILE  problems, one per line, or records; - is standard input
      --check  only compares with the claims win= and points=; exits with 0 if all of them are right
      ${json}`,
    example: 'stolik solve problems.txt',
    ofGames: (games) =>
      games.flatMap(({ plugin, solver }) =>
        solver === undefined ? [] : ['', row(plugin.id, solver.usage), row('', `such as: ${solver.example}`)],
      ),
    run: async (call) => (await import('./solve.js')).solveCommand(call),
  },
  analyse: {
    does: 'Analyses finished hands: which card gave a game away, with all cards open and as its player saw it.',
    use: 'FILE… [options]',
    terms: `
      ${records}
      ${json}`,
    example: 'stolik analyse hands.txt',
    ofGames: analysedGames,
    run: async (call) => (await import('./analyse.js')).analyseCommand(call),
  },
  strength: {
    does: 'Says how well players play, with the luck of the cards taken out: docs/players.md.',
    use: 'FILE… [options]',
    terms: `
      ${records}
      --player NAME  only this player; by default everybody with a name
      --masters  lets masters play the deals, too: surer for strong players, and twenty times slower
      ${json}`,
    example: 'stolik strength hands.txt',
    run: async (call) => (await import('./strength.js')).strengthCommand(call),
  },
  problems: {
    does: 'Finds problems: positions of finished hands in which one card, discard or call is clearly right, as its player saw it.',
    use: 'FILE… | --game GAME [options]',
    terms: `
      ${records}
      --game GAME, --profile PROFILE  looks at hands of bots instead
      --seed TEXT  the same seed gives the same hands and problems; 1 by default
      --hands N  how many hands of bots, at most 1000; 20 by default
      --kind KIND  only problems of this kind: card, discard or call
      --least N  only problems of this difficulty, from 1 to 5, or a higher one
      --hardest  at most one problem of each hand
      --check  recomputes the problems in the files; exits with 1 unless all of them are right
      --json  prints one problem a line, in the form that --check reads: docs/problems.md`,
    example: 'stolik problems --game GAME --seed 1 --hands 200 --json',
    ofGames: analysedGames,
    run: async (call) => (await import('./problem.js')).problemsCommand(call),
  },
  bid: {
    does: 'Says how high to bid with a hand, what its games are worth, and how often they are made.',
    use: 'CARDS [options]',
    terms: `
      CARDS  the texts of the cards, with spaces or dots between them
      --game GAME, --profile PROFILE  by default the first one
      --rules FILE  judges by a rule set instead
      --seat SEAT  by default the first one
      ${json}`,
    example: 'stolik bid "CARDS" --json',
    ofGames: (games) =>
      having(games, 'bidder').flatMap(({ plugin, bidder }) => [
        '',
        row(plugin.id, `seats: ${bidder.seats.join(', ')}`),
        row(
          `--${bidder.taken} CARDS`,
          'the cards taken up: then says what to put away, and which game to play',
        ),
        row('', `such as: stolik bid "${bidder.example}"`),
      ]),
    run: async (call) => (await import('./bid.js')).bidCommand(call),
  },
  value: {
    does: 'Says what a contract is worth, or why it cannot be played.',
    use: 'WORDS [options]',
    terms: `
      --game GAME, --profile PROFILE  by default the first one
      --rules FILE  values by a rule set instead
      --all  lists every contract that can be won, with its value
      ${lang}
      ${json}`,
    example: 'stolik value "grand hand with 2 schneider"',
    ofGames: (games) =>
      having(games, 'calculator').flatMap(({ plugin, calculator }) => [
        row(plugin.id, `${calculator.usage}, as in “${calculator.example}”`),
      ]),
    run: async (call) => (await import('./value.js')).valueCommand(call),
  },
} as const satisfies Readonly<Record<string, Command>>
