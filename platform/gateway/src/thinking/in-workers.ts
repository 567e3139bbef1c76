/** Thinks in worker threads of this process, which give way to the thread that serves people. */
import { startThread } from '../base/threads.js'
import { steady, type Received } from './answer.js'
import { pool, type Asked, type Thread, type ThreadEvents } from './pool.js'
import { noThinking, type Answer, type MakeThinking } from './thinking.js'

/** What the thread sends: that it can be asked, or an answer. */
export type FromThread = 'ready' | Answer

/**
 * @param threads the most threads; 0: nothing thinks
 * @param script what a thread runs: it has only the games of the composition root
 */
export const thinkInWorkers =
  (threads: number, script: URL = ownScript): MakeThinking =>
  (deps) =>
    threads === 0 ? noThinking : pool({ ...deps, threads, start: (events) => startThinker(script, events) })

const ownScript = new URL('../thinking-thread.js', import.meta.url)

/** In megabytes: a thread that needs more is replaced, and the gateway's own memory is left alone. */
const mostMemory = 512

function startThinker(script: URL, { ready, answered, ended }: ThreadEvents): Thread {
  const thread = startThread(script, { resourceLimits: { maxOldGenerationSizeMb: mostMemory } })
  // A gateway that has nothing else to do may end.
  thread.unref()
  thread.on('message', (word: FromThread) => (word === 'ready' ? ready() : answered(word)))
  thread.on('error', ended)
  thread.on('exit', ended)
  return {
    ask: ({ within, ...question }: Asked) =>
      thread.postMessage({ ...question, until: steady() + within } satisfies Received),
    end: () => thread.terminate(),
  }
}
