/** The games that this gateway offers: the one place of the platform that names any. */
import { seal } from '@stolik/core'
import {
  baska,
  events as baskaEvents,
  rankings as baskaRankings,
  teaching as baskaTeaching,
} from '@stolik/baska'
import { present as presentBaska, sdl as baskaSdl } from '@stolik/baska/graphql'
import { catalogues as baskaTexts, lessonWords as baskaLessons } from '@stolik/baska/text'
import {
  arbiter,
  calculator,
  events as skatEvents,
  iss,
  rankings as skatRankings,
  skat,
  teaching as skatTeaching,
} from '@stolik/skat'
import { present as presentSkat, sdl as skatSdl } from '@stolik/skat/graphql'
import { catalogues as skatTexts, lessonWords as skatLessons } from '@stolik/skat/text'
import type { Offer } from './offer.js'

export const games: readonly Offer[] = [
  {
    plugin: seal(skat, presentSkat),
    sdl: skatSdl,
    type: 'SkatView',
    catalogues: skatTexts,
    lessons: { ...skatTeaching, words: skatLessons },
    formats: [iss],
    arbiter,
    calculator,
    events: skatEvents,
    rankings: skatRankings,
  },
  {
    plugin: seal(baska, presentBaska),
    sdl: baskaSdl,
    type: 'BaskaView',
    catalogues: baskaTexts,
    lessons: { ...baskaTeaching, words: baskaLessons },
    events: baskaEvents,
    rankings: baskaRankings,
  },
]
