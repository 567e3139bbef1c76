/** The thread that makes draws. */
import { drawFixtures } from '@stolik/league/draw/draw'
import { drawSeats, type SeatsAsked } from '@stolik/event/draw/seats'
import { runTasks } from '../../base/threads.js'
import type { FixturesAsked } from './draw-in-worker.js'

runTasks((request: readonly SeatsAsked[] | FixturesAsked) =>
  'homes' in request
    ? drawFixtures(request.drawn, (team) => request.homes.get(team) ?? '')
    : request.map(drawSeats),
)
