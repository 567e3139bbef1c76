/** `npm run arena`: lets bots play the same deals in every seating, and says who is stronger. */
import { readOptions, usage, type Options } from './options.js'
import { ladderRow, report } from './report.js'
import { run } from './run.js'

function optionsOf(args: readonly string[]): Options | undefined {
  try {
    return readOptions(args)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return undefined
  }
}

const args = process.argv.slice(2)
const options = args.includes('--help') ? undefined : optionsOf(args)
if (args.includes('--help')) console.log(usage)
else if (options === undefined) process.exitCode = 2
else
  try {
    const figures = await run(options)
    if (options.ladder) console.log(ladderRow(figures, new Date()))
    else console.log(options.json ? JSON.stringify(figures, null, 2) : report(figures))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
