/**
 * Many gateways in one process, as they are shipped, each with settings, a port and a data folder of its own: to load one takes longer than
 * some journeys. What a process has only once is not here: signals, the watchdog, and the end of it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../platform/gateway/dist/app/config.js'
import { serve } from '../../platform/gateway/dist/app/serve.js'
import { games } from '../../platform/gateway/dist/games.js'
import { printInWorker } from '../../platform/gateway/dist/tournament/print-in-worker.js'

const portal = join(import.meta.dirname, '../../web/portal/dist')
const { print, waiting } = printInWorker()
/** One thread for all of them, so none of them may end it. */
const printing = { print, waiting, stop: () => Promise.resolve() }
/** As for gateways behind one address: to lay two thousand files takes most of a start. */
const assets = mkdtempSync(join(tmpdir(), 'stolik-assets-'))
const running = new Map()

async function start({ id, env }) {
  const served = await serve(readConfig({ STOLIK_ASSETS: assets, ...env }), games, portal, {
    printing,
    superseded: () => console.error(`gateway ${id} was superseded`),
  })
  running.set(id, served)
  return { setup: served.setup }
}

async function stop({ id }) {
  await running.get(id).stop()
  running.delete(id)
  return {}
}

process.on('message', (asked) => {
  const answer = (what) => process.send({ id: asked.id, ...what })
  const done = asked.env === undefined ? stop(asked) : start(asked)
  done.then(answer, (error) => answer({ failed: error.stack ?? String(error) }))
})
// Whoever runs the tests has ended.
process.once('disconnect', () => process.exit())
process.once('exit', () => rmSync(assets, { recursive: true, force: true }))
