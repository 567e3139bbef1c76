/** Ends a process whose event loop is blocked. Its supervisor then starts another one, and its tables are taken over. */
import { Worker } from 'node:worker_threads'

/** After so many milliseconds, a blocked loop is given up. */
const patience = 10_000

/**
 * A separate thread counts its own waits instead of reading the clock, so that sleep of the whole machine does not count. Its
 * code is text, because it must run wherever this file does, built or not.
 */
const thread = `
const { workerData } = require('node:worker_threads')
const { writeSync } = require('node:fs')
const beats = new Int32Array(workerData.beats)
const asleep = new Int32Array(new SharedArrayBuffer(4))
for (let [seen, stood] = [0, 0]; ; ) {
  Atomics.wait(asleep, 0, 0, workerData.every)
  const now = Atomics.load(beats, 0)
  stood = now === seen ? stood + workerData.every : 0
  seen = now
  if (stood < workerData.patience) continue
  writeSync(2, workerData.line + '\\n')
  process.kill(process.pid, 'SIGKILL')
}`

/** Watches this process from now on. The returned function ends it. */
export function watchLoop(most = patience): () => Promise<unknown> {
  const every = most / 20
  const beats = new SharedArrayBuffer(4)
  const count = new Int32Array(beats)
  const timer = setInterval(() => Atomics.add(count, 0, 1), every)
  timer.unref()
  const line = JSON.stringify({
    level: 60,
    event: 'LOOP_STANDS',
    msg: `the event loop has been blocked for ${most} ms: this process ends`,
  })
  const worker = new Worker(thread, {
    eval: true,
    execArgv: [],
    workerData: { beats, every, patience: most, line },
  })
  worker.unref()
  return () => {
    clearInterval(timer)
    return worker.terminate()
  }
}
