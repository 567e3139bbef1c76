/** The gateway's answers, as the documents of this folder select them. */
import type { Answer, Done } from './document.js'
import type * as documents from './documents.js'
import type { table } from './table-document.js'

export type { BotLevel, Mark, RefusalCode, Speed, Phase } from './answers.js'

/** A person with a name; with `refresh`, a person with an account. */
export type Guest = { readonly name: string; readonly token: string } & (
  | { readonly refresh?: never }
  | { readonly refresh: string; /** Seconds for which a new token is valid. */ readonly expiresIn: number }
)

export type SignedIn = Omit<Done<typeof documents.refresh>, '__typename'>

export type Me = NonNullable<Answer<typeof documents.me>['me']>

type Games = Answer<typeof documents.games>['games'][number]
type Profile = Games['profiles'][number]
export type TableSize = Profile['tables'][number]
export type GameInfo = Omit<Games, 'profiles'> & {
  /** `ruleSet` is the name that a club gave to these rules; a profile of the game has none. */
  readonly profiles: readonly (Profile & { readonly ruleSet?: string })[]
}

export type LobbyTable = Answer<typeof documents.lobby>['lobby'][number]
export type LobbyPlayer = NonNullable<LobbyTable['players'][number]>

/** The view is of the game's own type, which only its renderer can read. */
export type Table = Answer<ReturnType<typeof table>>['table']
export type Player = NonNullable<Table['players'][number]>
export type LuckRound = NonNullable<Table['luck']>
/** A shuffle that was committed to and not played to the end. */
export type ThrownShuffle = Table['thrown'][number]
export type Fairness = NonNullable<Table['fairness']>
export type Opening = NonNullable<Fairness['opened']>
/** What the luck of a hand was bound to before any of it was opened. By chair. */
export type GatewayBinding = NonNullable<Opening['binding']>
export type GatewaySettlement = NonNullable<Table['settlement']>
export type GatewaySheet = Table['sheet']
export type GatewayArg = GatewaySettlement['lines'][number]['args'][number]
