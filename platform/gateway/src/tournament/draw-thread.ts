/** The thread that makes draws: it gets a task, answers once, and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { drawSeats, type SeatsAsked } from '@stolik/tournament/draw/seats'

parentPort?.postMessage((workerData as readonly SeatsAsked[]).map(drawSeats))
