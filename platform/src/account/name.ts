import { readLine } from '../line.js'

const longestName = 32

/** A name as it is shown: 1 to 32 visible characters; undefined when the text cannot be one. */
export const readName = (text: string): string | undefined => readLine(text, longestName)
