/** Commands on what an installation stores. Each is loaded only when it is called. */
import { data, type Command } from '../base/command.js'

const over = '--over  first puts the old file of the folder aside, or empties the database'

export const storeCommands = {
  backup: {
    does: 'Makes a backup while gateways run, and tests it: restores it and reads every log.',
    use: 'FOLDER [options]',
    terms: `
      ${data}
      --keep-days N, --keep-weeks N  keeps the last backup of each of N days and of each of N weeks, and removes older ones
      --due-hours N  does nothing if the last good backup is younger than N hours
      The name of a backup that fails the test ends in .bad, and the exit code is 1.`,
    example: 'stolik backup /srv/backups --data ./var',
    run: async (call) => (await import('./store-backup.js')).backupCommand(call),
  },
  restore: {
    does: 'Puts a backup into an empty data folder or database.',
    use: 'FILE TARGET [--over]',
    terms: `
      TARGET  a data folder, or postgres://…
      ${over}`,
    example: 'stolik restore stolik-2026-11-23T145512Z-v34.db ./var',
    run: async (call) => (await import('./store-restore.js')).restoreCommand(call),
  },
  move: {
    does: 'Moves everything between a data folder and a PostgreSQL database, and compares both.',
    use: 'FROM TO [options]',
    terms: `
      FROM, TO  a data folder, or postgres://…; no gateway starts on FROM afterwards
      ${over}
      --settled  leaves behind what only Redis holds: play since the last settled hands
      --undo FROM  lets gateways start on FROM again`,
    example: 'stolik move ./var postgres://stolik@localhost/stolik',
    run: async (call) => (await import('./store-restore.js')).moveCommand(call),
  },
  check: {
    does: 'Reads every log of a stopped installation, and says which are damaged.',
    use: '[options]',
    terms: `
      ${data}
      --keep ID  keeps the sound first entries of a table, an event or a league and drops the rest`,
    example: 'stolik check --data ./var',
    run: async (call) => (await import('./store-check.js')).checkStoreCommand(call),
  },
} as const satisfies Readonly<Record<string, Command>>
