/**
 * Which lists of the code have a sentence for each of their values, and where. Whoever adds a value (a tie-break, a level, a knob,
 * a kind of notification) changes nothing here: `npm run words -- missing` names the sentences that it needs.
 */
import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType } from 'graphql'
import { plainLines } from '@stolik/contract/event/plain-lines'
import { countedTieBreaks } from '@stolik/contract/event/tie-breaks'
import { figureNames } from '@stolik/contract/ranking/figures'
import { scheme } from '@stolik/contract/ranking/scheme'
import { botLevels } from '@stolik/core'
import { newsCodes } from '../../platform/gateway/src/notices/news.js'
import { games } from '../../platform/gateway/src/games.js'
import { figures } from '../../web/elements/src/ranking/view.js'
import { root } from '../rooms.js'
import { fileOf, wordsIn } from './catalogues.js'

const schema = buildSchema(readFileSync(`${root}docs/schema.graphql`, 'utf8'))

/** The values of an enum of the schema, such as BotLevel. */
function valuesOf(name: string): readonly string[] {
  const type = schema.getType(name)
  if (!isEnumType(type)) throw new Error(`The schema has no enum ${name}.`)
  return type.getValues().map((value) => value.name)
}

const print = 'platform/gateway/src/print/words'
const published = 'platform/gateway/src/ranking/publish/words'
const heads = 'platform/gateway/src/ranking/publish/heads'
const site = 'platform/gateway/src/web/site/words'
const elements = 'web/elements/src/words'
const desk = 'web/desk/src/words'

/** The enums of the schema whose values have sentences. Each place is a folder of words and the beginning of its codes. */
const enums: Readonly<Record<string, readonly string[]>> = {
  ActKind: [`${desk}/owner owner.did.`],
  BanLasts: [`${desk}/owner owner.lasts.`],
  BotLevel: [
    `${elements}/gather gather.bot.`,
    `${elements}/gather gather.level.`,
    `${elements}/gather gather.means.`,
    `${elements}/problem-solution problem.misses.`,
  ],
  DailyRefusalCode: [`${elements}/daily daily.refused.`],
  DeliveryStatus: [`${desk}/webhooks webhook.`],
  EditionStatus: [`${published} status.`, `${elements}/ranking ranking.status.`],
  EventCategory: [
    `${print} of.`,
    `${published} of.`,
    `${elements}/event category.`,
    `${elements}/event rules.of.`,
  ],
  EventDraw: [`${print} draw.`, `${elements}/event rules.draw.`],
  EventListStatus: [`${elements}/event list.`],
  EventMode: [`${print} mode.`, `${elements}/event/list mode.`],
  EventOffice: [`${print} minutes.office.`, `${desk}/event office.`],
  EventOnlookers: [`${print} onlookers.`, `${elements}/event rules.onlookers.`],
  EventPhase: [`${site} phase.`, `${elements}/event phase.`, `${elements}/event/list phase.short.`],
  EventPlayerStatus: [`${elements}/event status.`],
  EventProtestStatus: [`${elements}/event protest.`],
  EventSameCards: [`${print} sameCards.`, `${elements}/event rules.sameCards.`],
  EventStamp: [`${print} stamp.`, `${elements}/event standings.`],
  FairPlayDetector: [`${elements}/fair-play fairPlay.`],
  FindingEntryKind: [`${elements}/fair-play fairPlay.entry.`],
  FindingState: [`${elements}/fair-play fairPlay.state.`],
  LeagueAheadBy: [`${print} league.by.`, `${elements}/league league.ahead.`],
  LeaguePhase: [`${print} league.`, `${elements}/league league.phase.`],
  LeagueResultKind: [`${desk}/league leaguedesk.do.`],
  LeagueTieBreak: [`${desk}/league leaguedesk.tie.`],
  LeagueWithdrawal: [`${desk}/league leaguedesk.withdrawal.`, `${desk}/league leaguedesk.withdrawHint.`],
  LeftOutReason: [`${desk}/ranking rankdesk.leftOut.`],
  NoHintReason: [`${elements}/hint hint.none.`],
  ReportReason: [`${elements}/talk report.`],
  Speed: [`${print} speed.`, `${elements} speed.`],
  WebhookType: [`${desk}/webhooks webhook.type.`],
}

interface Family {
  readonly values: readonly string[]
  readonly places: readonly string[]
}

const families: readonly Family[] = [
  ...Object.entries(enums).map(([name, places]) => ({ values: valuesOf(name), places })),
  {
    values: [...countedTieBreaks, 'lot'],
    places: [`${print} tie.`, `${elements}/event rules.tieBreak.`],
  },
  { values: scheme.entries.tieBreaks.item.options, places: [`${desk}/scheme rankscheme.tie.`] },
  { values: scheme.entries.categories.item.options, places: [`${elements}/ranking ranking.category.`] },
  {
    values: plainLines,
    places: [`${print} `, `${elements}/event rules.`, `${desk}/event announce.`],
  },
  { values: figureNames, places: [`${heads} `] },
  { values: figures, places: [`${elements}/ranking ranking.`] },
  { values: newsCodes, places: ['platform/gateway/src/notices/words '] },
  { values: botLevels, places: [`${elements}/same-cards sameCards.level.`] },
  ...games.flatMap(({ plugin: { id, knobs, conflicts } }) => {
    const room = `games/${id}/words/knobs`
    return [
      { values: knobs.map((knob) => knob.id), places: [`${room} knob.`] },
      ...knobs.map((knob) => ({
        values: knob.choices.map((choice) => choice.id),
        places: [`${room} knob.${knob.id}.`],
      })),
      { values: conflicts.map(({ reason }) => reason), places: [`${room} knob.cannot.`] },
    ]
  }),
]

/** A sentence that the code needs. */
export interface Need {
  readonly room: string
  readonly code: string
  /** The code of another value of the same list, whose sentence shows how this one is said. */
  readonly like: string | undefined
}

/** Returns the codes of a list's sentences. They are written in small letters where the others of the list are. */
function needsAt(values: readonly string[], place: string): readonly Need[] {
  const [room = '', prefix = ''] = place.split(' ')
  const words = wordsIn(room, 'pl')
  const small = (value: string): string => prefix + value.toLowerCase()
  const isSmall = values.every((value) => !Object.hasOwn(words, prefix + value))
  const codes = values.map((value) => (isSmall ? small(value) : prefix + value))
  const like = codes.findLast((code) => Object.hasOwn(words, code))
  return codes.map((code) => ({ room, code, like: like === code ? undefined : like }))
}

/** All sentences that lists of the code need, each once. */
export const needs = (): readonly Need[] => {
  const all = families.flatMap(({ values, places }) => places.flatMap((place) => needsAt(values, place)))
  return [...new Map(all.map((need) => [`${fileOf(need.room, 'pl')} ${need.code}`, need])).values()]
}
