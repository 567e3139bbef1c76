/**
 * A virtual screen: Xvfb on a free display. Each window has its own screen of the same size, because the pointer stands in the
 * middle of a screen, and without a window manager a window has the focus only where the pointer is.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { findTool } from '../../tools.mjs'
import { endWithUs } from './end.js'
import type { Size } from '../page.js'

export interface Screen {
  /** The value for DISPLAY. */
  readonly display: string
  stop(): Promise<void>
}

export async function startScreen({ width, height }: Size): Promise<Screen> {
  const server = findTool('xvfb')
  if (server === undefined) throw new Error('there is no Xvfb here')
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']
  const child = spawn(server, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const gone = once(child, 'exit')
  endWithUs(child)
  const told = once(child.stdio[3] as Readable, 'data') as Promise<[Buffer]>
  const first = await Promise.race([told, gone.then(() => undefined)])
  if (first === undefined) throw new Error(`Xvfb ended with ${child.exitCode}`)
  return {
    display: `:${first[0].toString().trim()}`,
    stop: async () => {
      child.kill()
      await gone
    },
  }
}
