/** The file of problems that a game brings along: one problem a line. Lines before the first one say how the file was made. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Problem } from '@stolik/core'

/** @param file named as in `import`. A test recomputes its problems, so they are not checked here. */
export const readProblemFile = (from: string, file: string): readonly Problem[] =>
  problemsIn(readFileSync(createRequire(from).resolve(file), 'utf8'))

const problemsIn = (text: string): readonly Problem[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Problem)
