/** A gateway as a process of its own, with all games in the version that `RULES` names. */
import { run } from '../../src/app/run.js'
import { houseOf, versions, type Version } from './games.js'

const isVersion = (text: string): text is Version => Object.hasOwn(versions, text)

const version = process.env['RULES'] ?? ''
if (!isVersion(version)) throw new Error(`there are no rules “${version}”`)
await run(process.env, houseOf(version))
