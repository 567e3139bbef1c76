/** How much room is left where the data are: a full disk takes no move any more, and says so when it is too late. */
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
/** Some weeks of a club, and a backup of what it has. It has to be a tenth more to be enough again, so that it is not told to and fro. */
export const lowBelow = gigabyte
const enoughFrom = 1.1 * gigabyte
const lookEvery = 60_000

/** The disk of a folder; undefined where the system does not tell. */
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

/** Says once that little is left, and once that there is enough again. The answer ends it. */
export function watchDisk(disk: Disk, { time, log }: { readonly time: Time; readonly log: Log }): () => void {
  const part = partStanding('DISK', { time, log })
  let cancel = (): void => undefined
  let stopped = false
  const look = async (): Promise<void> => {
    const room = await disk()
    if (stopped) return
    if (room !== undefined) {
      // A small disk is not always short of room.
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
