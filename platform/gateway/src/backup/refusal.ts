/** Why a backup, a restore or a move was not done, in one line for the person at the machine. */
export class NotDone extends Error {}

/** Puts a disk error of the system into words. */
export function ofDisk(error: unknown, where: string): NotDone {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  const words: Readonly<Record<string, string>> = {
    ENOSPC: 'is on a disk that is full',
    SQLITE_FULL: 'is on a disk that is full',
    EDQUOT: 'is on a disk whose quota is used up',
    EROFS: 'is on a read-only disk',
    EACCES: 'may not be written by this user',
    EPERM: 'may not be written by this user',
    ENOENT: 'does not exist',
    ENOTDIR: 'is not a folder',
  }
  return new NotDone(`${where} ${words[code] ?? `cannot be used (${code})`}.`)
}
