/** Shows an owner how the installation is maintained: the last backup, and what was deleted by rule. */
import type { Gateway } from '../../api/gateway.js'

export async function upkeep({
  lastBackup,
  lastForgotten,
}: Pick<Gateway, 'lastBackup' | 'lastForgotten'>): Promise<object> {
  const run = await lastForgotten()
  return {
    __typename: 'Upkeep',
    lastBackup: (await lastBackup()) ?? null,
    forgotten: run === undefined ? null : { at: run.at, ...run.gone },
  }
}
