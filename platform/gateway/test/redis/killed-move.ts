/** A move of data that is killed once it prints something: `killed-move.ts FROM TO WORDS`. */
import { move } from '../../src/backup/move.js'
import { placeOf } from '../../src/backup/place.js'

const [from = '', to = '', words = ''] = process.argv.slice(2)

// Makes every page seem slow, so that its progress is printed.
let now = 0
Date.now = () => (now += 60_000)

await move(placeOf(from), placeOf(to), {
  over: false,
  settled: false,
  now: () => 0,
  tell: (line) => {
    if (line.includes(words)) process.kill(process.pid, 'SIGKILL')
  },
})
