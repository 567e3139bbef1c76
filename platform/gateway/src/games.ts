/** The games that this gateway offers. No other place in the platform names one. */
import { seal, withHints, withRuleSets, withThink } from '@stolik/core'
import { readCatalogues, type Catalogues } from '@stolik/core/catalogues'
import {
  baska,
  events as baskaEvents,
  rankings as baskaRankings,
  houses as baskaHouses,
  ruleSets as baskaRuleSets,
  slips as baskaSlips,
  strength as baskaStrength,
  teaching as baskaTeaching,
} from '@stolik/baska'
import { hint as hintBaska } from '@stolik/baska/hint'
import { think as thinkBaska } from '@stolik/baska/think'
import { present as presentBaska, sdl as baskaSdl } from '@stolik/baska/graphql'
import {
  arbiter,
  calculator,
  events as skatEvents,
  iss,
  rankings as skatRankings,
  ruleSets as skatRuleSets,
  skat,
  slips as skatSlips,
  strength as skatStrength,
  teaching as skatTeaching,
} from '@stolik/skat'
import { present as presentSkat, sdl as skatSdl } from '@stolik/skat/graphql'
import { hint as hintSkat } from '@stolik/skat/hint'
import { scrutiny } from '@stolik/skat/scrutiny'
import { solver } from '@stolik/skat/solve'
import { bidder, think as thinkSkat } from '@stolik/skat/think'
import { sixtysix } from '@stolik/sixtysix'
import { present as presentSixtysix, sdl as sixtysixSdl } from '@stolik/sixtysix/graphql'
import type { Offer } from './base/offer.js'
import { readProblemFile } from './base/problem-file.js'

/** Joins several catalogues of a game. */
const words = (game: string, ...rooms: readonly string[]): Catalogues =>
  readCatalogues(import.meta.url, ...rooms.map((room) => `@stolik/${game}/words/${room}`))

export const games: readonly Offer[] = [
  {
    plugin: seal(withHints(withThink(withRuleSets(skat, skatRuleSets), thinkSkat), hintSkat), presentSkat),
    sdl: skatSdl,
    type: 'SkatView',
    catalogues: words('skat', 'table', 'value', 'presets', 'paper', 'arbiter', 'knobs'),
    lessons: { ...skatTeaching, words: words('skat', 'learn') },
    formats: [iss],
    arbiter,
    calculator,
    solver,
    analysis: async () => (await import('@stolik/skat/analysis')).analysis,
    decide: async () => (await import('@stolik/skat/decide')).decide,
    problems: () => readProblemFile(import.meta.url, '@stolik/skat/problems.jsonl'),
    bidder,
    scrutiny,
    slips: skatSlips,
    strength: skatStrength,
    events: skatEvents,
    rankings: skatRankings,
  },
  {
    plugin: seal(
      withHints(withThink(withRuleSets(baska, baskaRuleSets), thinkBaska), hintBaska),
      presentBaska,
    ),
    sdl: baskaSdl,
    type: 'BaskaView',
    catalogues: words('baska', 'table', 'presets', 'paper', 'knobs'),
    lessons: { ...baskaTeaching, words: words('baska', 'learn') },
    events: baskaEvents,
    houses: baskaHouses,
    slips: baskaSlips,
    rankings: baskaRankings,
    analysis: async () => (await import('@stolik/baska/analysis')).analysis,
    strength: baskaStrength,
    problems: () => readProblemFile(import.meta.url, '@stolik/baska/problems.jsonl'),
  },
  {
    plugin: seal(sixtysix, presentSixtysix),
    sdl: sixtysixSdl,
    type: 'SixtysixView',
    catalogues: words('sixtysix', 'game'),
  },
]
