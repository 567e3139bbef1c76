/**
 * Many gateways in one process, as they are shipped, each with its own settings, port and data folder: loading one takes longer
 * than some journeys. Left out is what exists once in a process: signals, the watchdog, and its end.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../platform/gateway/dist/app/config.js'
import { serve } from '../../platform/gateway/dist/app/serve.js'
import { games } from '../../platform/gateway/dist/games.js'
import { thinkInWorkers } from '../../platform/gateway/dist/thinking/in-workers.js'
import { printInWorker } from '../../platform/gateway/dist/event/print/print-in-worker.js'

const portal = join(import.meta.dirname, '../../web/portal/dist')
const { print, waiting } = printInWorker()
/** All gateways share one printing thread, so none of them may stop it. */
const printing = { print, waiting, stop: () => Promise.resolve() }
/** Shared as for gateways behind one address, because writing two thousand files takes most of a start. */
const assets = mkdtempSync(join(tmpdir(), 'stolik-assets-'))
const running = new Map()

/** The games, one of which always deals the same cards if a test wants to know them before. */
const dealing = (dealt) =>
  games.map((offer) =>
    offer.plugin.id === dealt?.game
      ? { ...offer, plugin: { ...offer.plugin, deal: () => dealt.cards } }
      : offer,
  )

async function start({ id, env, dealt }) {
  const served = await serve(readConfig({ STOLIK_ASSETS: assets, ...env }), dealing(dealt), portal, {
    printing,
    thinking: thinkInWorkers,
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
// The process that runs the tests has ended.
process.once('disconnect', () => process.exit())
process.once('exit', () => rmSync(assets, { recursive: true, force: true }))
