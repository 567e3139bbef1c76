/** One person's WebKit: MiniBrowser, driven by its WebDriver in the protocol's own terms. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../servers/server.js'
import { findTool } from '../../tools.mjs'
import { endWithUs } from './end.js'

/** An error from WebDriver; `code` is its name in the protocol. */
export class Refusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

export interface Session {
  /** Sends a command of the protocol, with a path below the session's own. */
  ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>
  end(): Promise<void>
}

export interface Surroundings {
  /** A folder of its own, for settings and caches. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  readonly proxy: string
  /** Called with each line that the browser writes. */
  readonly hear: (line: string) => void
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Wraps the browser in a script, because WebDriver silences its standard output, where console messages go. */
function outspoken(folder: string, browser: string): string {
  const file = join(folder, 'browser')
  writeFileSync(file, `#!/bin/sh\nexec ${quoted(browser)} "$@" 1>&2\n`)
  chmodSync(file, 0o700)
  return file
}

interface Answer {
  readonly value: unknown
}

async function command(url: string, method: string, body?: object): Promise<unknown> {
  const text = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(url, { method, ...text })
  const { value } = (await response.json()) as Answer
  if (response.ok) return value
  const { error, message } = value as { readonly error: string; readonly message: string }
  throw new Refusal(error, message)
}

async function listening(driver: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`)
    const up = await fetch(`${url}/status`).then(
      (response) => response.ok,
      () => false,
    )
    if (up) return
    await new Promise((again) => setTimeout(again, 20))
  }
}

export async function startSession({ folder, environment, proxy, hear }: Surroundings): Promise<Session> {
  const [driver, browser] = [findTool('webkit'), findTool('minibrowser')]
  if (driver === undefined || browser === undefined) throw new Error('there is no WebKit here')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithUs(child)
  createInterface({ input: child.stderr }).on('line', hear)
  await listening(child, url)
  const args = ['--automation', `--proxy=${proxy}`, '--enable-write-console-messages-to-stdout=true']
  const options = { binary: outspoken(folder, browser), args }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const { sessionId } = (await command(`${url}/session`, 'POST', { capabilities })) as { sessionId: string }
  return {
    ask: async <T>(method: string, path: string, body?: object) =>
      (await command(`${url}/session/${sessionId}${path}`, method, body)) as T,
    end: async () => {
      // The browser may have ended by itself.
      await command(`${url}/session/${sessionId}`, 'DELETE').catch(() => undefined)
      const gone = once(child, 'exit')
      child.kill()
      await gone
    },
  }
}
