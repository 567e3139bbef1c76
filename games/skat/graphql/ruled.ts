/** Reads a view with the rules that its legal moves follow from. */
import { turnedReader } from '@stolik/core'
import { profiles } from '../src/profiles.js'
import type { Rules } from '../src/rules.js'
import type { View } from '../src/view.js'
import { readShown } from './read.js'
import type { SkatViewShape } from './shape.js'

const rulesOf = turnedReader<Rules>(profiles)

/** The inverse of `present`. */
export function read(data: SkatViewShape): View {
  const view = readShown(data)
  return data.turned ? { ...view, rules: rulesOf(data.profile, data.turned) } : view
}
