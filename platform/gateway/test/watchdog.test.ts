/** A process whose event loop is blocked is ended, but not one that works hard or was suspended. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'

const watchdog = new URL('../src/app/systemd.ts', import.meta.url).href

/** Starts a process with a watchdog of 400 ms, and the work it does once it is ready. */
function start(work: string) {
  const script = `import { watchLoop } from ${JSON.stringify(watchdog)}
    watchLoop(400)
    console.log('ready')
    ${work}`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script])
  running.push(child)
  const output = { out: '', err: '' }
  child.stdout.on('data', (bytes: Buffer) => (output.out += bytes.toString()))
  child.stderr.on('data', (bytes: Buffer) => (output.err += bytes.toString()))
  return { child, output, ended: once(child, 'close') }
}

const running: ReturnType<typeof spawn>[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

it('a process that hangs is ended, and this is logged', async () => {
  const { output, ended } = start(
    'setTimeout(() => { for (const until = Date.now() + 20_000; Date.now() < until; ); }, 50)',
  )
  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(JSON.parse(output.err)).toMatchObject({ event: 'LOOP_STANDS' })
})

it('a process that works in turns is spared, and may exit', async () => {
  const work = `let turns = 0
    const turn = () => {
      for (const until = Date.now() + 100; Date.now() < until; );
      if (++turns < 12) setImmediate(turn)
    }
    setTimeout(turn, 50)`
  const { output, ended } = start(work)
  expect(await ended).toEqual([0, null])
  expect(output.err).toBe('')
})

it('a process that was suspended is spared', async () => {
  const { child, output, ended } = start('setTimeout(() => undefined, 1_500)')
  await once(child.stdout, 'data')
  child.kill('SIGSTOP')
  // Far longer than its patience.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  child.kill('SIGCONT')
  expect(await ended).toEqual([0, null])
  expect(output.err).toBe('')
})
