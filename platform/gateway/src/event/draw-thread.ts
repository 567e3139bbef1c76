/** The thread that makes draws: it gets a task, answers once, and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { drawFixtures } from '@stolik/league/draw/draw'
import { drawSeats, type SeatsAsked } from '@stolik/event/draw/seats'
import type { FixturesAsked } from './draw-in-worker.js'

const asked = workerData as readonly SeatsAsked[] | FixturesAsked
parentPort?.postMessage(
  'homes' in asked ? drawFixtures(asked.drawn, (team) => asked.homes.get(team) ?? '') : asked.map(drawSeats),
)
