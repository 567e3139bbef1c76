/** Commands for operators. Each is loaded only when it is called. */
import { data, json, type Command } from '../base/command.js'

export const operatorCommands = {
  fairness: {
    does: 'Counts in the hands of an installation what players do to each other’s advantage. It proves nothing, and names hands to look at.',
    use: '[options]',
    terms: `
      ${data}
      --days N  looks at hands of the last N days; 90 by default
      --game GAME  by default the first one that can be examined
      ${json}
      What is counted, and how often it is wrong: docs/fairness.md. A gateway must not use the data meanwhile:
      look at a backup that stolik restore has put into another folder.`,
    example: 'stolik fairness --data ./restored --days 30',
    run: async (call) => (await import('./fairness.js')).fairnessCommand(call),
  },
  ratings: {
    does: 'Counts the ratings of an installation again, from the logs and results of all rated series.',
    use: 'check|recompute [options]',
    terms: `
      check  compares them with those that are stored, and exits with 1 if any differs
      recompute  writes them
      ${data}
      ${json}
      A gateway must not use the data meanwhile.`,
    example: 'stolik ratings check --data ./var',
    run: async (call) => (await import('./ratings.js')).ratingsCommand(call),
  },
  doctor: {
    does: 'Looks at an installation: says in a line each what is wrong, and what to do.',
    use: '[options]',
    terms: `
      It reads the settings from the environment, as a gateway does: set -a; . /etc/stolik/stolik.env
      --data FOLDER  the data folder; by default that of the settings
      ${json}
      Exits with 0 if nothing is wrong, otherwise with 1. It changes nothing, and sends no mail.`,
    example: 'stolik doctor --data /var/lib/stolik/4000',
    knowsNoGame: true,
    run: async (call) => (await import('./doctor.js')).doctorCommand(call),
  },
  account: {
    does: 'Finds accounts and changes them, through the running gateway.',
    use: 'COMMAND ACCOUNT [options]',
    terms: `
      ACCOUNT  a login or an id
      find TEXT  lists accounts with this login or id, or with a similar name
      roles  gives and takes roles: --give ROLE, --take ROLE; REFEREE, ORGANISER, ASSOCIATION, OWNER
      reset  for somebody who cannot sign in: signs them out everywhere, removes password, second step,
        passkeys and mail address, and prints codes with which they choose a new password
      ban  --for hour|day|week|month, --mute only from talking, --with-address; --lift ends all bans
      export  prints everything that is stored about the account, as JSON
      forget  deletes the account and everything that names the person; needs --yes
      --data FOLDER  the data folder of the gateway; by default that of the settings
      ${json}`,
    example: 'stolik account roles anna --give organiser',
    knowsNoGame: true,
    run: async (call) => (await import('./account.js')).accountCommand(call),
  },
  drain: {
    does: 'Empties a gateway for maintenance, and waits until it may be stopped without anybody noticing.',
    use: '[options]',
    terms: `
      Of several gateways: the proxy sends nobody to it any more, and people move to the others.
      Of one, or with --tables: no new tables are opened, and those in play end.
      --tables  waits for tables in play, of all gateways; give it to each gateway
      --limit MINUTES  waits for so long at most, then exits with 1; 60 by default
      --off  ends it: everything is as usual again
      --data FOLDER  the data folder of the gateway; by default that of the settings
      --port PORT  which gateway, if several have that folder`,
    example: 'stolik drain --data /var/lib/stolik/4000 && systemctl restart stolik@4000',
    knowsNoGame: true,
    run: async (call) => (await import('./drain.js')).drainCommand(call),
  },
  secret: {
    does: 'Creates a new secret, and prints the settings that introduce it without an outage.',
    use: '[options]',
    terms: `
      --hours N  hours until the new secret signs, enough to restart every process; 1 by default
      --days N  days for which the old secret is still accepted; 90 by default`,
    example: 'stolik secret --hours 2',
    knowsNoGame: true,
    run: async (call) => (await import('./secret.js')).secretCommand(call),
  },
} as const satisfies Readonly<Record<string, Command>>
