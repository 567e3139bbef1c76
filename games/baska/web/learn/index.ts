/** Baśka's lessons for the browser. */
import { sealTeaching } from '@stolik/core'
import type { Lessons } from '@stolik/kit/table'
import { teaching } from '../../src/learn/index.js'
import { lessonWords } from './words.js'

export const lessons: Lessons = { teaching: sealTeaching(teaching), words: lessonWords }
