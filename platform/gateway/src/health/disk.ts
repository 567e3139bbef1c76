/** Watches the free space on the disk of the data. On a full disk no move can be stored, and that is noticed too late. */
import { statfs } from 'node:fs/promises'
import type { Log } from '../base/failure.js'
import type { Time } from '../base/time.js'
import { partStanding } from '../base/part.js'

/** In bytes. */
export interface Room {
  readonly free: number
  readonly size: number
}

export type Disk = () => Promise<Room | undefined>

const gigabyte = 2 ** 30
/**
 * Enough for some weeks of a club, and for a backup of its data. It counts as enough again only with a tenth more, so that
 * messages do not alternate.
 */
export const lowBelow = gigabyte
const enoughFrom = 1.1 * gigabyte
const lookEvery = 60_000

/** The disk of a folder; undefined if the system does not report it. */
export const roomOf =
  (folder: string): Disk =>
  async () => {
    try {
      const { bavail, blocks, bsize } = await statfs(folder)
      return { free: bavail * bsize, size: blocks * bsize }
    } catch {
      return undefined
    }
  }

/** Logs once when space is low, and once when there is enough again. The returned function ends it. */
export function watchDisk(disk: Disk, { time, log }: { readonly time: Time; readonly log: Log }): () => void {
  const part = partStanding('DISK', { time, log })
  let cancel = (): void => undefined
  let stopped = false
  const look = async (): Promise<void> => {
    const room = await disk()
    if (stopped) return
    if (room !== undefined) {
      // On a small disk, less free space is enough.
      const low = Math.min(lowBelow, room.size / 10)
      if (room.free < low) part.away({ free: room.free })
      else if (room.free >= low * (enoughFrom / lowBelow)) part.back({ free: room.free })
    }
    cancel = time.after(lookEvery, () => void look())
  }
  void look()
  return () => {
    stopped = true
    cancel()
  }
}
