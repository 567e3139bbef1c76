/** `stolik doctor`: looks at an installation, and names what is wrong with it and what to do. */
import { resolve } from 'node:path'
import { roomOf } from '@stolik/gateway/health/disk'
import { take } from '../base/arguments.js'
import { judge } from './doctor/judge.js'
import { lookAround, type World } from './doctor/look.js'
import type { Io } from '../base/io.js'

const options = { data: { type: 'string' }, json: { type: 'boolean' } } as const

/** The machine that the command runs on. */
export const thisMachine = (env: World['env']): World => ({
  env,
  now: () => Date.now(),
  node: process.versions.node,
  room: roomOf,
})

/** Returns 0 if nothing is wrong, otherwise 1. */
export async function doctorCommand(args: readonly string[], io: Io, world: World): Promise<number> {
  const { values } = take(args, options, false)
  const { data, json = false } = values
  const env = data === undefined ? world.env : { ...world.env, STOLIK_DATA: resolve(data) }
  const found = judge(await lookAround({ ...world, env }))
  if (json) io.out(JSON.stringify({ findings: found }))
  else if (found.length === 0) io.out('Nothing is wrong.')
  else for (const { name, wrong, remedy } of found) io.out(`${name}: ${wrong} ${remedy}`)
  return found.length === 0 ? 0 : 1
}
