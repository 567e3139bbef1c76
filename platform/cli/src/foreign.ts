import { signed, type ForeignReplay } from '@stolik/core'

/** A replayed record of another platform. */
export interface Foreign extends ForeignReplay {
  readonly format: string
  readonly id: string | null
}

/** Formats the record for people. */
export function printForeign(found: Foreign, where: string): string {
  const { format, id, actions, players, scores, result, differences } = found
  const names = players.map((name, seat) => name || `seat ${seat}`)
  return [
    `${where}  ${format}${id === null ? '' : ` ${id}`}, ${actions} actions`,
    `  ${result}`,
    ...differences.map(({ what, claimed }) => `  it claims a different ${what}: ${claimed}`),
    `  ${names.map((name, seat) => `${name} ${signed(scores[seat] as number)}`).join(' · ')}`,
    '',
  ].join('\n')
}
