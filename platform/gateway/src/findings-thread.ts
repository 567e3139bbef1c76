/** A worker thread that examines finished hands for unfair play, for all games of this gateway. */
import { giveWay, runTasks } from './base/threads.js'
import { examineHere } from './findings/examining.js'
import type { Task } from './findings/in-worker.js'
import { games } from './games.js'

// Behind everything else, also behind bots that think.
giveWay()

const examiner = examineHere(games)
runTasks((task: Task): Promise<unknown> => {
  switch (task.method) {
    case 'examine':
      return examiner.examine(task.input)
    case 'add':
      return examiner.add(task.input)
    case 'count':
      return examiner.count(task.input)
  }
})
