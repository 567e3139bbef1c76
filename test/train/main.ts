/** `npm run train`: makes the weights of a game's bidding from a seed, on this machine. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { readOptions, usage, type Options } from './options.js'
import { train } from './train.js'
import { weightsFile } from './write.js'

function optionsOf(args: readonly string[]): Options | undefined {
  try {
    return readOptions(args)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return undefined
  }
}

function run(options: Options): void {
  const from = performance.now()
  const report = (line: string): void => {
    const seconds = (performance.now() - from) / 1000
    console.log(`${seconds.toFixed(0)} s: ${line}`)
    if (seconds > 60 * options.minutes) throw new RangeError(`not done in ${options.minutes} minutes`)
  }
  writeFileSync(options.out, weightsFile(options, train({ ...options, report })))
  execFileSync('npx', ['oxfmt', options.out])
  console.log(`wrote ${options.out}`)
}

const args = process.argv.slice(2)
const options = args.includes('--help') ? undefined : optionsOf(args)
if (args.includes('--help')) console.log(usage)
else if (options === undefined) process.exitCode = 2
else
  try {
    run(options)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
