/** The portal's own sentences. */
import { de } from './de.js'
import { en } from './en.js'
import { pl } from './pl.js'

export const words = { pl, de, en }
