/** The worker thread that prints, one paper after the other, for all games of this gateway. */
import { games } from './games.js'
import { runTasks } from './base/threads.js'
import { printHere, type PrintAsked } from './event/print/printing.js'

const printing = printHere(games)
runTasks((request: PrintAsked) => printing.print(request))
