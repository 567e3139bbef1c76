/** `stolik doctor`: looks at an installation, and names what is wrong with it and what to do. */
import { resolve } from 'node:path'
import { roomOf } from '@stolik/gateway/health/disk'
import { take, type Call } from '../base/command.js'
import { Failure } from '../base/io.js'
import { judge } from './doctor/judge.js'
import { lookAround, type World } from './doctor/look.js'

/** The machine that the command runs on. */
const thisMachine = (env: World['env']): World => ({
  env,
  now: () => Date.now(),
  node: process.versions.node,
  room: roomOf,
})

/** @throws Failure if something is wrong */
export async function doctorCommand(
  { args, io, env: settings }: Pick<Call, 'args' | 'io' | 'env'>,
  world = thisMachine(settings),
): Promise<void> {
  const { values } = take(args, '[--data FOLDER] [--json]')
  const { data, json = false } = values
  const env = data === undefined ? world.env : { ...world.env, STOLIK_DATA: resolve(data) }
  const found = judge(await lookAround({ ...world, env }))
  if (json) io.out(JSON.stringify({ findings: found }))
  else if (found.length === 0) io.out('Nothing is wrong.')
  else for (const { name, wrong, remedy } of found) io.out(`${name}: ${wrong} ${remedy}`)
  if (found.length > 0) throw new Failure()
}
