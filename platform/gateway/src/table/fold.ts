/** Computes a table by folding its log. Pure: no time, no randomness, no store. */
import type { Plugin } from '@stolik/core'
import { BadLog } from './bad-log.js'
import { allowance } from './clocks.js'
import type { Entry, Opened, Restored, Shuffled, Voided } from './entry.js'
import { deal, move } from './fold-hand.js'
import { haveSatAfter, leave, named, seat, sit } from './fold-seats.js'
import { nameless } from './forgotten.js'
import { luckStep } from './luck-round.js'
import { freshRound } from './shuffle.js'
import { lacksShuffle, type TableState } from './state.js'
import { throwAway } from './thrown.js'

/**
 * The newly opened table.
 * @throws BadLog if the plugin does not match the game and the profile in the entry.
 */
export function open(plugin: Plugin, opened: Opened): TableState {
  if (opened.game !== plugin.id) throw new BadLog('another game')
  if (!plugin.knows(opened.profile)) throw new BadLog('a profile that there is no more')
  const chairs = Array.from({ length: opened.chairs })
  const clock = allowance(opened.speed, opened.length)
  return {
    plugin,
    opened,
    seq: 1,
    phase: 'GATHERING',
    botsAt: opened.botsAt ?? null,
    occupants: chairs.map(() => null),
    haveSat: [],
    reserves: clock === null ? null : chairs.map(() => clock.reserve),
    ready: chairs.map(() => false),
    luck: chairs.map(() => ''),
    commits: chairs.map(() => false),
    luckRound: freshRound(opened.chairs),
    withholdings: chairs.map(() => 0),
    next: opened.sealed,
    nextDeal: null,
    hand: null,
    shuffle: null,
    thrown: [],
    hinted: [],
    strayed: null,
    notice: null,
    settled: [],
    settledBy: [],
    paused: false,
    awaits: false,
    hasPersonMoved: false,
    lapsed: [],
    again: null,
    voided: [],
    isReleased: opened.sealed !== null && opened.onlookers === undefined,
  }
}

/** The table after one more entry. */
export function step(state: TableState, entry: Entry): TableState {
  const after = { ...state, seq: state.seq + 1 }
  switch (entry.kind) {
    case 'open':
      throw new BadLog('a table is opened once')
    case 'sit':
      return { ...sit(after, entry), haveSat: haveSatAfter(state, entry) }
    case 'wait':
      return { ...after, botsAt: null }
    case 'bot': {
      const { chair, name, level = 'club' } = entry
      return seat(after, chair, { name, bot: true, level, person: null })
    }
    case 'leave':
      return leave(after, entry.chair)
    case 'deal':
      return deal(after, entry)
    case 'move':
      return move(after, entry)
    case 'ready':
      return {
        ...after,
        ready: after.ready.with(entry.chair, true),
        luck: entry.luck === '' ? after.luck : after.luck.with(entry.chair, entry.luck),
      }
    case 'luck':
      return luckStep(after, entry)
    case 'hint':
      return { ...after, hinted: [...after.hinted, entry.chair] }
    case 'resume':
      return entry.botsAt === undefined ? after : { ...after, botsAt: entry.botsAt }
    case 'restore':
      return restore(after, entry)
    case 'pause':
      return { ...after, paused: entry.paused, awaits: entry.paused && entry.awaits === true }
    case 'void':
      return voided(after, entry)
    case 'shuffle':
      return shuffled(after, entry)
    case 'release':
      return { ...after, isReleased: true }
    case 'stop':
      return {
        ...throwAway(after, null),
        phase: 'CLOSED',
        hand: null,
        strayed: null,
        notice: 'RULES_CHANGED',
      }
    case 'again':
      return { ...after, again: { table: entry.table, name: entry.name } }
    case 'forget':
      return named(after, entry.person, nameless)
    case 'rename':
      return named(after, entry.person.id, entry.person.name)
    case 'close':
      return { ...throwAway(after, null), phase: 'CLOSED' }
    case 'shorten':
      return { ...after, seq: entry.length, phase: 'CLOSED' }
  }
}

const restore = (state: TableState, { next }: Restored): TableState => ({
  ...throwAway(state, next),
  next,
  notice: 'RESTORED',
  ready: state.ready.map(() => false),
  luck: state.luck.map(() => ''),
  luckRound: freshRound(state.opened.chairs),
})

function voided(state: TableState, { next }: Voided): TableState {
  if (state.phase !== 'PLAYING') throw new BadLog('no hand that could be dealt anew')
  const voided = [...state.voided, state.settled.length]
  const notice = state.strayed === null ? state.notice : 'RULES_CHANGED'
  const thrown = throwAway(state, next)
  return { ...thrown, phase: 'BETWEEN', hand: null, strayed: null, next, voided, notice }
}

function shuffled(state: TableState, { next, deal }: Shuffled): TableState {
  if (!lacksShuffle(state)) throw new BadLog('no shuffle was to come')
  return { ...state, next, nextDeal: deal ?? null }
}
