/** Starts a thread from one of our files, also on a page of another site. */

export interface Thread {
  send(message: unknown): void
  stop(): void
}

/** What a thread tells: its messages, and once, in the end, that it could not start or has died. */
export interface Told {
  message(data: unknown): void
  died(): void
}

/** Whether a browser has threads at all. */
export const hasThreads = (): boolean => typeof Worker === 'function'

/**
 * A page may not start a thread from a file of another origin, but a thread of its own may import that file. A site's content
 * security policy has to allow both, by `worker-src blob:` with our origin. Where it does not, the thread has died. Never throws.
 *
 * @param address of a built module, as the bundler gives it
 */
export function startThread(address: string, listener: Told): Thread {
  const { href, origin } = new URL(address, import.meta.url)
  const isOurs = origin === location.origin
  const start = isOurs
    ? href
    : URL.createObjectURL(new Blob([`import ${JSON.stringify(href)}`], { type: 'text/javascript' }))
  let worker: Worker | null = null
  const stop = (): void => {
    worker?.terminate()
    worker = null
    if (!isOurs) URL.revokeObjectURL(start)
  }
  const died = (): void => {
    if (worker === null) return
    stop()
    listener.died()
  }
  try {
    worker = new Worker(start, { type: 'module' })
  } catch {
    // Said later, as by all other browsers.
    queueMicrotask(() => listener.died())
    return { send: () => undefined, stop: () => undefined }
  }
  worker.onmessage = ({ data }) => listener.message(data)
  worker.onmessageerror = died
  worker.onerror = (event) => {
    // What the page would otherwise report as its own error.
    event.preventDefault()
    died()
  }
  return { send: (message) => worker?.postMessage(message), stop }
}

/** Asks a thread one question, and ends it with the answer. Tells null if it could not start or has died. */
export function askOnce(address: string, question: unknown, answer: (data: unknown) => void): Thread {
  const thread = startThread(address, {
    message: (data) => {
      thread.stop()
      answer(data)
    },
    died: () => answer(null),
  })
  thread.send(question)
  return thread
}
