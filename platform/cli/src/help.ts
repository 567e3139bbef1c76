/** All commands, and what `stolik --help` and `stolik COMMAND --help` print. */
import type { Offer } from '@stolik/gateway/base/offer'
import { analysisCommands } from './analysis/commands.js'
import { row, rows, type Command } from './base/command.js'
import { eventCommands } from './event/commands.js'
import { leagueCommands } from './league/commands.js'
import { operatorCommands } from './operator/commands.js'
import { playCommands } from './play/commands.js'
import { rankingCommands } from './ranking/commands.js'
import { recordsCommands } from './records/commands.js'
import { storeCommands } from './store/commands.js'

const commands = {
  ...playCommands,
  ...recordsCommands,
  ...analysisCommands,
  ...eventCommands,
  ...rankingCommands,
  ...leagueCommands,
  ...storeCommands,
  ...operatorCommands,
}

export type CommandName = keyof typeof commands
export const commandNames = Object.keys(commands) as readonly CommandName[]
export const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name)
export const commandOf = (name: CommandName): Command => commands[name]

/** Returns a line for each command, or the full help of one. */
export function help(games: readonly Offer[], name?: CommandName): string {
  if (name === undefined)
    return [
      'Use: stolik COMMAND [options]',
      '',
      ...commandNames.map((one) => row(one, commands[one].does)),
      '',
      'For more about a command: stolik COMMAND --help, such as stolik selfplay --help',
      'Errors in the input are printed as file:line: what is wrong, with exit code 1. A wrong call has exit code 2.',
    ].join('\n')
  const { does, use, example, terms, ofGames } = commandOf(name)
  return [
    does,
    '',
    `Use: stolik ${name} ${use}`,
    ...(terms === undefined ? [] : rows(terms)),
    ...(ofGames?.(games) ?? []),
    '',
    `Example: ${example}`,
  ].join('\n')
}
