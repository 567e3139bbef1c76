/** A thread that plays the deals it is told to. */
import { parentPort, workerData } from 'node:worker_threads'
import { playDeal } from './play.js'
import type { Task } from './task.js'

const task = workerData as Task
parentPort?.on('message', (deal: number) => parentPort?.postMessage({ deal, hands: playDeal(task, deal) }))
