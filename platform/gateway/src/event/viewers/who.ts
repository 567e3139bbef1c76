/** Determines a person's roles in an event: by account, by the code of a start card, or by the key of a table. */
import type { Role } from '../show/show-table.js'
import type { Account } from '../../account/account.js'
import type { Accounts } from '../../account/accounts.js'
import type { RightsChanges } from '../../store/rights-changes.js'
import type { privileges } from '../../account/privilege.js'
import type { Context } from '../../account/context.js'
import type { Act } from '@stolik/event/model/act'
import type { At, By } from '@stolik/event/model/entry'
import type { LiveEvent } from '../live/event.js'
import { codes } from '../store/codes.js'
import { isDevice, isSame, type Keys } from '../store/keys.js'
import { chairAt, sitterAt, tableOf, takesPart } from '@stolik/event/model/playing'
import { refuse, type EventRefusal } from '@stolik/event/model/refusal'
import type { EventState } from '@stolik/event/model/state'

export interface Pass {
  readonly card?: string | null
  readonly key?: string | null
  readonly chair?: number | null
  /** The device's own id. */
  readonly device?: string | null
  /** Chairs whose players agree on this device, with the codes given for their PINs. */
  readonly agreed?: readonly { readonly chair: number; readonly code: string }[] | null
}

export interface Who {
  /** The author of their acts as director; null if they are not one. */
  readonly director: (By & { readonly kind: 'direction' }) | null
  /** The same for acts as referee. */
  readonly referee: (By & { readonly kind: 'direction' }) | null
  /** The same for check-in at the door. */
  readonly door: (By & { readonly kind: 'direction' }) | null
  readonly person: string | null
  /** Their account; null for guests and strangers. */
  readonly account: Pick<Account, 'id' | 'name'> | null
  /** Their player in the event. */
  readonly player: string | null
  /**
   * Whether they may see what is kept from players while a series is played: they direct or referee, and do not play themselves.
   */
  readonly oversees: boolean
  /** Whether that player takes part. */
  readonly takesPart: boolean
  /** Their roles by the current state of the event: they may have been appointed or have entered since. */
  now(): Who | EventRefusal
  /** The table whose key they have, and the chair from which they say they write its list. */
  readonly keeps: (At & { readonly chair: number | null }) | null
  readonly device: string | null
  /** Whether the player on a chair is known to agree: it is this person, or they gave this device their PIN. */
  agrees(at: At, chair: number): boolean
}

/**
 * A referee sees the protests. Otherwise they see only what players see, without codes, keys and personal data. A helper at the
 * door sees besides who has come and paid, and the codes of start cards, which they scan and print.
 */
export const roleOf = ({ director, referee, door, takesPart, keeps }: Who): Role => {
  if (director !== null) return 'director'
  const plays = referee !== null || takesPart || keeps !== null
  if (door !== null) return plays ? 'playerAtDoor' : 'door'
  return plays ? 'player' : 'public'
}

export interface WhoDeps {
  readonly keys: Keys
  readonly accounts: Pick<Accounts, 'byId'>
  readonly privilege: Pick<ReturnType<typeof privileges>, 'asking' | 'rolesOf' | 'referees'>
  readonly changes: Pick<RightsChanges, 'watch' | 'count'>
}

/** How many accounts' clubs are cached. A club does not change until the account is deleted. */
const mostKnown = 1_000

export function knower({ keys, accounts, privilege, changes }: WhoDeps) {
  const ofCode = codes(keys)
  const clubs = new Map<string, string | null>()
  changes.watch(({ kind }) => {
    if (kind === 'unknown') clubs.clear()
  })
  /**
   * The club of an event: the club of the account that announced it. Undefined if that account is gone: then the event has
   * no club.
   */
  const clubOf = async (event: LiveEvent): Promise<string | null | undefined> => {
    const owner = event.owner()
    if (owner.kind !== 'direction') return undefined
    const known = clubs.get(owner.account)
    if (known !== undefined) return known
    const before = changes.count()
    const account = await accounts.byId(owner.account)
    if (account === undefined) return undefined
    if (clubs.size >= mostKnown) clubs.clear()
    // A result read before a change may be outdated.
    if (changes.count() === before) clubs.set(owner.account, account.club)
    return account.club
  }
  /** Refuses an invalid pass, so that nobody acts as another player than they think. */
  return async (
    event: LiveEvent,
    context: Context,
    pass: Pass | null | undefined,
  ): Promise<Who | EventRefusal> => {
    const { person, session } = context
    const asking = session === null ? null : await privilege.asking(context)
    const account = typeof asking === 'string' ? null : asking
    const club = account === null ? undefined : await clubOf(event)
    const card = pass?.card ?? null
    const key = pass?.key ?? null
    const deviceName = pass?.device ?? ''
    const device = isDevice(deviceName) ? deviceName : null
    const known = {
      device,
      person: person?.id ?? null,
      account: account === null ? null : { id: account.id, name: account.name },
    }
    const now = (): Who | EventRefusal => {
      // Checked each time, so that codes that became invalid also end for viewers who already watch.
      const held = card === null ? undefined : ofCode.player(event.id, event.state(), card)
      const table = key === null ? undefined : ofCode.table(event.id, event.state(), key)
      if ((card !== null && held === undefined) || (key !== null && table === undefined))
        return refuse('BAD_KEY')
      const state = event.state()
      const player = held ?? ofPerson(state, person?.id)
      const agrees: Who['agrees'] = (at, chair) => {
        const sits = sitterAt(state, at, chair)
        if (sits === undefined || sits === player) return sits !== undefined
        const code = pass?.agreed?.find((one) => one.chair === chair)?.code
        return (
          code !== undefined &&
          device !== null &&
          keys.good().some((words) => isSame(code, words.agreed(event.id, sits, device)))
        )
      }
      const office = account === null ? nobody : officeOf(event, account, club)
      return {
        ...known,
        ...office,
        keeps: table === undefined ? null : { ...table, chair: pass?.chair ?? null },
        oversees: office.referee !== null && !mayPlay(state, person?.id),
        player,
        takesPart: player !== null && takesPart(state, player),
        agrees,
        now,
      }
    }
    return now()
  }

  function officeOf(
    event: LiveEvent,
    account: Account,
    club: string | null | undefined,
  ): Pick<Who, 'director' | 'referee' | 'door'> {
    const roles = privilege.rolesOf(account)
    const owner = event.owner()
    const by = { kind: 'direction', account: account.id, name: account.name } as const
    const owns = owner.kind === 'direction' && owner.account === account.id && roles.includes('ORGANISER')
    const office = event.state().officials.find((one) => one.account === account.id)?.office
    const directs = owns || office === 'direction' || roles.includes('ASSOCIATION')
    const byRole = club !== undefined && privilege.referees(account, club)
    const rules = directs || office === 'referee' || byRole
    const helps = directs || office === 'door'
    return { director: directs ? by : null, referee: rules ? by : null, door: helps ? by : null }
  }
}

const nobody = { director: null, referee: null, door: null } as const

/** The player of a person. If they took part more than once, the one who is not withdrawn. */
function ofPerson(state: EventState, person: string | undefined): string | null {
  if (person === undefined) return null
  const found = [...state.players.values()].filter(({ entrant }) => entrant.person === person)
  return (found.findLast(({ status }) => status !== 'withdrawn') ?? found.at(-1))?.id ?? null
}

/** Whether a person plays, has played, or may still get a place. */
const mayPlay = (state: EventState, person: string | undefined): boolean =>
  [...state.players.values()].some(
    ({ id, entrant, status }) =>
      entrant.person === person && (takesPart(state, id) || status === 'waiting' || status === 'pending'),
  )

const atTable: ReadonlySet<Act['kind']> = new Set(['hand', 'confirm', 'sign', 'correct'])
const ofReferee: ReadonlySet<Act['kind']> = new Set(['rule', 'decide', 'decideAppeal', 'adjust', 'revoke'])
const ofPlayer: ReadonlySet<Act['kind']> = new Set(['claim', 'protest', 'appeal', 'ready'])

/** The writer of a table's list: a chair with the table's code, or a player seated there. */
function atItsTable(state: EventState, { keeps, player, device }: Who, at: At): By | undefined {
  const by = device === null ? {} : { device }
  if (keeps !== null && keeps.chair !== null && keeps.series === at.series && keeps.table === at.table)
    return { kind: 'chair', chair: keeps.chair, ...by }
  const table = tableOf(state, at)
  const sits = player !== null && table !== undefined && chairAt(state, at.series, table, player)
  return player !== null && sits !== false && sits !== undefined
    ? { kind: 'player', player, ...by }
    : undefined
}

/** Chairs whose players must agree themselves. The table's code is not enough, since anybody may have a photo of it. */
function speaking(act: Act): readonly number[] {
  if (act.kind === 'confirm' || act.kind === 'sign') return [act.chair]
  return act.kind === 'correct' ? act.consent : []
}

/** Lists are corrected by the director, also where a protest is decided with it. */
const corrects = (act: Act): boolean => 'correction' in act && act.correction !== null

/** The author of an act. Whether they may do it is decided with the act. */
export function byOf(state: EventState, who: Who, act: Act): By | EventRefusal {
  const player: By | null = who.player === null ? null : { kind: 'player', player: who.player }
  const person: By | null = who.person === null ? null : { kind: 'person', person: who.person }
  if (atTable.has(act.kind) && 'series' in act && 'table' in act) {
    const by = atItsTable(state, who, act)
    if (by !== undefined) {
      const silent = speaking(act).find((chair) => !who.agrees(act, chair))
      return silent === undefined ? by : refuse('PIN_NEEDED', { chair: silent + 1 })
    }
  }
  if (ofPlayer.has(act.kind)) {
    const others = 'player' in act && act.player !== who.player
    if (player !== null && !others) return player
  }
  if (who.director !== null) return who.director
  if (act.kind === 'accept') return person ?? refuse('NOT_SIGNED_IN')
  if (who.referee !== null && ofReferee.has(act.kind) && !corrects(act)) return who.referee
  if (who.door !== null && act.kind === 'checkIn') return who.door
  return player ?? person ?? refuse(who.keeps === null ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED')
}
