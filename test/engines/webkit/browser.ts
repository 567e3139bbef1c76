/** WebKit as packaged by Debian (MiniBrowser on GTK), with the part of Playwright's pages that `page.ts` names. */
import { EventEmitter } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Context, Look, Message, Page, Size } from '../page.js'
import { keysOf } from './keys.js'
import { startLine, type Line } from './line.js'
import { findsIn, type Hands } from './locator.js'
import { startScreen } from './screen.js'
import { scriptOf } from './script.js'
import { startSession, type Session } from './session.js'
import { surround } from './surroundings.js'
import { windowsOf, type Windows } from './windows.js'

/** How often a window size is tried before this fails. */
const tries = 20

/**
 * Sizes the window so that the page in it gets the wanted size. On a busy machine the window follows late. Until then it and
 * its page report sizes of different moments, so the computed size is never allowed below the page's own.
 */
async function resize(session: Session, { width, height }: Size): Promise<void> {
  const inner = (): Promise<[number, number]> =>
    session.ask('POST', '/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] })
  await session.ask('POST', '/window/rect', { width, height })
  let is = await inner()
  for (let n = 0; n < tries && (is[0] !== width || is[1] !== height); n++) {
    const { width: outerWidth, height: outerHeight } = await session.ask<Size>('GET', '/window/rect')
    await session.ask('POST', '/window/rect', {
      width: Math.max(width, outerWidth + width - is[0]),
      height: Math.max(height, outerHeight + height - is[1]),
    })
    is = await inner()
  }
  if (is[0] !== width || is[1] !== height) throw new Error(`the page is ${is.join(' × ')} px large`)
}

/** A console line as WebKit writes it: its kind and its text. */
const consoleLine = /^CONSOLE (?:(JS) )?(\w+) (.*)$/

function hearing(events: EventEmitter): (line: string) => void {
  return (line) => {
    const [, fromScript, kind = '', text = ''] = consoleLine.exec(line) ?? []
    if (fromScript !== undefined && kind === 'ERROR') events.emit('pageerror', new Error(text))
    else if (kind !== '')
      events.emit('console', { type: () => kind.toLowerCase(), text: () => text } satisfies Message)
  }
}

function pageOf(context: Context, session: Session, hands: Hands, events: EventEmitter): Page {
  let address = 'about:blank'
  const { script } = hands
  const current = async (): Promise<string> => (address = await session.ask<string>('GET', '/url'))
  const moving = (how: 'refresh' | 'back') => async (): Promise<void> => {
    await session.ask('POST', `/${how}`, {})
    await current()
  }
  return {
    ...findsIn(hands, ''),
    goto: async (to) => {
      await session.ask('POST', '/url', { url: to })
      await current()
    },
    reload: moving('refresh'),
    goBack: moving('back'),
    url: () => address,
    title: () => session.ask('GET', '/title'),
    waitForURL: async (wanted) => {
      const end = performance.now() + hands.patience
      const isThere = (url: string): boolean =>
        typeof wanted === 'string' ? url === wanted : wanted.test(url)
      while (!isThere(await current())) {
        if (performance.now() > end) throw new Error(`the page is at ${address}, not at ${String(wanted)}`)
        await new Promise((again) => setTimeout(again, 30))
      }
    },
    evaluate: (run: string | ((given?: never) => unknown), given?: unknown) =>
      script.run<never>(typeof run === 'string' ? `() => (${run})` : String(run), given),
    keyboard: hands.keys,
    setViewportSize: (size) => resize(session, size),
    setDefaultTimeout: (milliseconds) => void (hands.patience = milliseconds),
    screenshot: async ({ path } = {}) => {
      const picture = Buffer.from(await session.ask<string>('GET', '/screenshot'), 'base64')
      if (path !== undefined) writeFileSync(path, picture)
      return picture
    },
    context: () => context,
    on: (event: string, hear: (what: never) => void) => events.on(event, hear as () => void),
    close: () => session.end(),
  }
}

/** A person's browser. It starts with its first page; each page is a window as large as the screen, on top of earlier ones. */
function openContext(look: Look, closed: () => void): Context {
  const { viewport = { width: 1280, height: 720 } } = look
  const scripts: string[] = []
  const ends: (() => void | Promise<void>)[] = [closed]
  const events = new EventEmitter()
  let line: Line | undefined
  let windows: Promise<Windows> | undefined
  const start = async (): Promise<Windows> => {
    const folder = mkdtempSync(join(tmpdir(), 'stolik-webkit-'))
    ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }))
    const own = (line = await startLine())
    ends.push(() => own.stop())
    const screen = await startScreen(viewport)
    ends.push(() => screen.stop())
    const environment = surround(folder, screen.display, look)
    const session = await startSession({ folder, environment, proxy: own.url, hear: hearing(events) })
    ends.push(() => session.end())
    return windowsOf(session)
  }
  const context: Context = {
    addInitScript: (run) => Promise.resolve(scripts.push(`(${String(run)})()`)),
    newPage: async () => {
      const session = await (await (windows ??= start())).open()
      const script = scriptOf(session)
      for (const source of scripts) script.add(source)
      await resize(session, viewport)
      return pageOf(context, session, { session, script, keys: keysOf(session), patience: 30_000 }, events)
    },
    setOffline: (isOffline) => Promise.resolve(line?.cut(isOffline)),
    close: async () => {
      for (const end of ends.splice(0).toReversed()) await end()
    },
  }
  return context
}

export function openWebkit(): Browser {
  const open = new Set<Context>()
  return {
    newContext: (look = {}) => {
      const context = openContext(look, () => open.delete(context))
      open.add(context)
      return Promise.resolve(context)
    },
    close: async () => {
      await Promise.all([...open].map((context) => context.close()))
    },
  }
}
