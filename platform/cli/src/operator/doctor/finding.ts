/** What `stolik doctor` finds wrong. */

/** Each fault, and what to do about it. The names are stable, for programs that read `--json`. */
export const remedies = {
  SETTING_WRONG: 'Correct it; a gateway does not start with it. docs/operations.md lists all settings.',
  SETTING_UNKNOWN: 'Correct its name, or remove it: nothing reads it.',
  SETTING_OVER: 'Remove it from the settings.',
  SECRET_UNREADABLE:
    'Let the user of the gateway read it, with mode 600, or put back the right file from your backup.',
  SECRET_PUBLIC: 'Run chmod 600 on it: whoever reads it can sign in as anybody.',
  SECRET_OTHER:
    'If the folder belongs to another installation, name your own in STOLIK_DATA. Otherwise set STOLIK_SECRET to the content of the file, or remove the file.',
  NODE_OLD: 'Install Node 24; 22.13 and 20.19 work, too.',
  FOLDER_UNWRITABLE: 'Give the folder to the user of the gateway, and run this command as that user.',
  DISK_LOW: 'Move old backups away, or enlarge the disk. On a full disk no move is accepted.',
  DATABASE_AWAY: 'Start the database, and compare the settings with its user, password and name.',
  DATABASE_DAMAGED: 'Restore a backup: npx stolik restore FILE FOLDER --over.',
  DATABASE_OLD: 'Upgrade PostgreSQL to 15 or newer.',
  DATABASE_NEWER: 'Start the newer Stolik again, or restore a backup from before the upgrade.',
  DATABASE_CARELESS:
    'Switch it on in postgresql.conf and reload: otherwise a crash of the server loses results.',
  REDIS_AWAY: 'Start Redis, and compare REDIS_URL with its address and password.',
  REDIS_OLD: 'Upgrade to Redis 7 or Valkey 8.',
  REDIS_EVICTS: 'Run redis-cli CONFIG SET maxmemory-policy noeviction, then CONFIG REWRITE.',
  REDIS_FORGETS: 'Run redis-cli CONFIG SET appendonly yes, then CONFIG REWRITE.',
  REDIS_UNWRITTEN: 'Make room on the disk of Redis, and read its log.',
  REDIS_FULL: 'Give it more memory (maxmemory): at its limit it accepts no move.',
  CLOCK_OFF: 'Let both machines set their clocks by themselves: timedatectl set-ntp true.',
  MAIL_AWAY:
    'Compare the host and port of STOLIK_SMTP with those of your mail server: smtp://…:587 or smtps://…:465.',
  MAIL_REFUSED: 'Compare the user and the password of STOLIK_SMTP with those that your mail server knows.',
  GATEWAY_DOWN:
    'Start it (systemctl start stolik@4000), and read its last line: journalctl --unit stolik@4000 -n 5.',
  URL_UNREACHABLE:
    'Compare STOLIK_URL with the name and the port of your proxy, and look whether the proxy runs.',
  URL_ELSEWHERE:
    'Let STOLIK_URL, the name in the DNS, and the addresses in the settings of your proxy name this installation.',
  URL_NOT_READY: 'Ask /readyz on this machine for the reason, and read the log of the gateway.',
  URL_NOT_HTTPS:
    'Get a certificate (docs/operations.md, The certificate), and write https:// into STOLIK_URL.',
  CERTIFICATE_INVALID:
    'Renew it for the name in STOLIK_URL. If your own authority has signed it, set NODE_EXTRA_CA_CERTS to its ca.pem.',
  CERTIFICATE_ENDING: 'Renew it: certbot renew, or npx certbot on the machine of your proxy.',
  PROXY_UNKNOWN:
    'Add this address to STOLIK_PROXIES and restart: until then all guests share one address and its limits.',
  PROXY_SILENT:
    'Let your proxy set X-Forwarded-For (docs/deploy/nginx.conf has the line). If there is no proxy, remove STOLIK_PROXIES.',
  PROXY_NO_UPGRADE: 'Let your proxy pass Upgrade and Connection on: docs/deploy/nginx.conf has the lines.',
  PROXY_OTHER_HOST: 'Let your proxy pass Host on with its port: proxy_set_header Host $http_host.',
  ARCHIVE_BEHIND: 'Check the disk and the load of PostgreSQL, and do not empty Redis meanwhile.',
  BACKUP_UNWRITABLE: 'Create it for the user of the gateway, and name it in ReadWritePaths of the unit.',
  BACKUP_OLD: 'Look for BACKUP_FAILED in the log, and make one by hand: npx stolik backup FOLDER.',
} as const

export type Fault = keyof typeof remedies

export interface Finding {
  readonly name: Fault
  /** What is wrong, as one sentence. */
  readonly wrong: string
  readonly remedy: string
}

/** Notes a finding, by default with the remedy that belongs to its name. */
export type Note = (name: Fault, wrong: string, remedy?: string) => void
