/** The thread that makes draws. */
import { drawFixtures } from '@stolik/league/draw/draw'
import { drawSeats, type SeatsAsked } from '@stolik/event/draw/seats'
import { runTasks } from '../../base/threads.js'
import type { FixturesAsked } from './draw-in-worker.js'

runTasks((asked: readonly SeatsAsked[] | FixturesAsked) =>
  'homes' in asked ? drawFixtures(asked.drawn, (team) => asked.homes.get(team) ?? '') : asked.map(drawSeats),
)
