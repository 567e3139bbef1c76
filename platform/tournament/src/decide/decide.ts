/**
 * What comes of an act: the entries to write, or why not. It is decided on the state that stands when it is written: of two
 * directors at once the second is decided on what the first has made.
 */
import type { Act } from '../model/act.js'
import { decideCorrection } from './correction.js'
import { isDirector, notAllowed, nothing, write, type Ask, type Decision } from './ask.js'
import { decideDesk } from './desk.js'
import { decideDirector } from './director.js'
import { decideDraw } from './draw.js'
import { decideFinal, decideReopen } from './final.js'
import { decideList } from './list.js'
import { decideInvitation } from './invitation.js'
import { decideOfficial } from './official.js'
import { decideHand } from './hand.js'
import { decidePlayers } from './players.js'
import { decideProtest } from './protest.js'
import { decideRegulations } from './regulations.js'
import { opKey } from '../fold/fold.js'
import { tableOf } from '../model/playing.js'
import { refuse } from '../model/refusal.js'

export type { Decision, Tools } from './ask.js'

/** @param op the sender's own name for the act: one that is in the log already is done, whatever has changed since. */
export function decide(ask: Ask, act: Act, op: string | null): Decision {
  if (op !== null && isDone(ask, act, op)) return nothing
  if (ask.state.final !== null && !afterwards.has(act.kind)) return refuse('FINAL')
  if (!isDirector(ask) && !open.has(act.kind)) return notAllowed
  switch (act.kind) {
    case 'amend':
      return decideRegulations(ask, act)
    case 'appoint':
      return decideOfficial(ask, act)
    case 'forgetOfficial':
      return ask.by.kind === 'gateway' ? write(act) : notAllowed
    case 'invite':
    case 'uninvite':
    case 'accept':
      return decideInvitation(ask, act)
    case 'renewCodes':
      return write({ kind: 'renewCodes', epoch: ask.state.codesEpoch + 1 })
    case 'enter':
    case 'enterAll':
    case 'change':
    case 'claim':
    case 'pay':
    case 'admit':
    case 'approve':
    case 'decline':
    case 'withdraw':
    case 'exclude':
    case 'replace':
    case 'forget':
      return decidePlayers(ask, act)
    case 'draw':
    case 'move':
    case 'start':
    case 'end':
      return decideDraw(ask, act)
    case 'hand':
    case 'confirm':
    case 'sign':
      return decideHand(ask, act)
    case 'correct':
      return decideCorrection(ask, act)
    case 'list':
    case 'listAll':
      return decideList(ask, act)
    case 'pause':
    case 'extend':
    case 'open':
    case 'annul':
    case 'missing':
    case 'redeal':
    case 'substitute':
      return decideDirector(ask, act)
    case 'adjust':
    case 'revoke':
    case 'rule':
      return decideDesk(ask, act)
    case 'protest':
    case 'decide':
    case 'appeal':
    case 'decideAppeal':
      return decideProtest(ask, act)
    case 'final':
      return decideFinal(ask)
    case 'reopen':
      return decideReopen(ask, act)
  }
}

/** What others than the director may ask for; who of them may is asked there. */
const open: ReadonlySet<Act['kind']> = new Set([
  'accept',
  'enter',
  'claim',
  'withdraw',
  'open',
  'hand',
  'confirm',
  'sign',
  'correct',
  'list',
  'redeal',
  'substitute',
  'protest',
  'appeal',
  'forget',
  'forgetOfficial',
])

/** What changes no result can be done when it is final. */
const afterwards: ReadonlySet<Act['kind']> = new Set(['reopen', 'forget', 'forgetOfficial', 'renewCodes'])

function isDone({ state, by }: Ask, act: Act, op: string): boolean {
  const at = 'table' in act ? act : act.kind === 'listAll' ? act.rows[0] : undefined
  const ops = at === undefined ? state.ops : tableOf(state, at)?.list.ops
  return ops?.has(opKey(by, op)) ?? false
}
