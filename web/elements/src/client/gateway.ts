/** One gateway as the elements see it: the person's session, the connection, queries and orders. */
import { observable, type Observable } from '../base/observable.js'
import type { Answer, Document, Done, Variables, VariablesFor } from './document.js'
import { requesterAt, offline } from './requester.js'
import type { Barred } from './barred.js'
import type { ClubStatus } from './club.js'
import { addressAt } from '../base/place.js'
import * as documents from './documents.js'
import { ask, fetchFile, unpackAnswer, timeAt, type Failure, type Outcome } from './http.js'
import { luck } from './luck.js'
import { guestOf } from './session.js'
import type * as Rare from './rare-documents.js'
import type { Connection } from './socket.js'
import type { table as tableDocument } from './table-document.js'
import type { BotLevel, GameInfo, Guest, LobbyTable, Me, SignedIn, Speed, Table } from './types.js'

export interface OpenChoice {
  readonly game: string
  readonly profile: string
  readonly chairs: number
  readonly length: number
  readonly speed: Speed
  readonly private: boolean
}

/** The answer to an order that changes a table. */
export type OrderAnswer = Done<typeof documents.play>
export type Found = Done<typeof Rare.findTable>

export interface Which {
  readonly id: string
  /** For a private table at which the person has no seat yet. */
  readonly invitation: string | undefined
}

type Failed = (why: Failure) => void

export interface Gateway {
  readonly connection: Observable<Connection>
  /** How often a connection was opened. From the second time on, a newer gateway may be behind it. */
  readonly opened: Observable<number>
  /** Why this page gets no answers; null if it does, and until something goes wrong. */
  readonly barred: Observable<Barred | null>
  /** The person as the gateway knows them; null before they have given a name. */
  readonly guest: Observable<Guest | null>
  /** Gives a name to a person without one, or changes it. */
  enter(name: string): Promise<Outcome<{ readonly name: string }>>
  /** Whether the owner has taken the person's name away, according to the last `me`. */
  readonly nameTaken: Observable<boolean>
  /** What the club's own site has said about who the person is. */
  readonly club: Observable<ClubStatus>
  /** Asks the club's site at this address who the person is, once for all elements of the page. */
  signInBy(tokenUrl: string): void
  /** Returns the gateway's time in milliseconds since 1970; null before its first answer. */
  now(): number | null
  /**
   * Sends any other query, such as one for an event. Returns the whole answer.
   * @param isRepeatable whether it is an order that may be sent twice: it then goes over the connection if that is open
   */
  query<const D extends Document>(
    document: D,
    ...[variables, isRepeatable]: [...VariablesFor<D>, isRepeatable?: boolean]
  ): Promise<Outcome<Answer<D>>>
  /** For documents whose text is not known to the compiler. */
  query<T>(document: string, variables?: object): Promise<Outcome<T>>
  /** Sends any other order. Returns the one field of the answer, or why it was refused. */
  order<const D extends Document>(document: D, ...[variables]: VariablesFor<D>): Promise<Outcome<Done<D>>>
  /** For documents whose text is not known to the compiler. */
  order<T>(document: string, variables: object): Promise<Outcome<T>>
  watch<const D extends Document>(
    document: D,
    variables: Variables<D>,
    next: (data: Answer<D>) => void,
    failed: Failed,
  ): () => void
  /** Returns the address of a file on the gateway, such as `event/abc/results.pdf`. */
  address(file: string): string
  /** Returns the token that identifies the person in other requests; null for nobody. */
  token(): Promise<string | null>
  /** Fetches a file that not everybody may read. */
  file(file: string): Promise<Outcome<Blob>>
  /** Sends an order that may sign somebody in. A guest sends it with their token, so that their games move to the account. */
  signInWith<const D extends Document>(document: D, variables: Variables<D>): Promise<Outcome<Done<D>>>
  forget(): void
  /** Ends the session at the gateway and forgets it here, even if the gateway cannot be reached. */
  signOut(): Promise<void>
  /** Continues as the person whom an answer has signed in. */
  become(signed: SignedIn): void
  me(): Promise<Outcome<Me | null>>
  games(): Promise<Outcome<readonly GameInfo[]>>
  open(choice: OpenChoice): Promise<Outcome<OrderAnswer>>
  sit(table: string, chair?: number, invitation?: string): Promise<Outcome<OrderAnswer>>
  /** Sits down at a table where people wait, or opens one, with these rules or with any. */
  findTable(rules: { readonly game: string; readonly profile: string } | null): Promise<Outcome<Found>>
  /** Puts bots on all free chairs; without a level, usual ones. */
  fillWithBots(table: string, level?: BotLevel): Promise<Outcome<OrderAnswer>>
  leave(table: string): Promise<Outcome<OrderAnswer>>
  play(table: string, seq: number, move: string): Promise<Outcome<OrderAnswer>>
  ready(table: string): Promise<Outcome<OrderAnswer>>
  record(table: string, hand: number, invitation?: string): Promise<Outcome<string>>
  /** Returns which game is played at a table. */
  gameAt(id: string, invitation?: string): Promise<Outcome<string>>
  watchLobby(next: (tables: readonly LobbyTable[]) => void, failed: Failed): () => void
  /** Opens the connection for a table that will be requested soon; returns a function that releases it. */
  awake(which: Which): () => void
  /** Subscribes to a table. `document` selects the table with the view of its game. */
  watchTable(
    which: Which,
    document: ReturnType<typeof tableDocument>,
    next: (table: Table) => void,
    failed: Failed,
  ): () => void
}

const gateways = new Map<string, Gateway>()

/** Returns the GraphQL address of the gateway at a base address; null if there cannot be one. */
export const graphqlAt = (base: string): string | null => addressAt(base, 'graphql')

/** A name that never resolves (RFC 6761). Requests to an invalid gateway get no answer and throw nothing. */
const nowhere = 'https://stolik.invalid/graphql'

/** Returns the gateway at a base address. All elements of a page share one connection. */
export function gatewayAt(base: string): Gateway {
  const url = graphqlAt(base) ?? nowhere
  const known = gateways.get(url)
  if (known !== undefined) return known
  const gateway = connect(url)
  gateways.set(url, gateway)
  return gateway
}

function connect(url: string): Gateway {
  const { session, club, socket, barred, token, query, order, rare, rarely, subscribe } = requesterAt(url)
  const { guest } = session
  const nameTaken = observable(false)
  const address = (file: string): string => new URL(`files/${file}`, url).href

  return {
    connection: socket.connection,
    opened: socket.opened,
    barred,
    guest,
    now: () => timeAt(url),
    query,
    order: order as unknown as Gateway['order'],
    watch: (document, variables, next, failed) => subscribe(document, () => variables, next, failed),
    address,
    token,
    file: async (file) => fetchFile(address(file), await token()),
    async signInWith<const D extends Document>(document: D, variables: Variables<D>) {
      const outcome = unpackAnswer<D>(await query(document, variables))
      const done: object = 'done' in outcome ? outcome.done : {}
      if ('token' in done) session.become(guestOf(done as SignedIn))
      return outcome
    },
    forget: () => session.become(null),
    async signOut() {
      const lastToken = await token()
      session.become(null)
      if (lastToken === null) return
      const documents = await rare().catch(() => null)
      if (documents !== null) await ask(url, lastToken, documents.signOut)
    },
    nameTaken,
    enter: (name) =>
      import('./enter.js')
        .then(({ enterAt }) => enterAt(url, name, { nameTaken, session, order }))
        .catch(offline),
    club: club.status,
    signInBy: (tokenUrl) => club.askAt(tokenUrl),
    become: (signedIn) => session.become(guestOf(signedIn)),
    async me() {
      const outcome = map(await query(documents.me), (data) => data.me)
      if ('refused' in outcome || guest.value === null) return outcome
      if (outcome.done === null) session.lost()
      else if (outcome.done.name !== guest.value.name) session.rename(outcome.done.name)
      nameTaken.set(outcome.done?.nameTaken ?? false)
      return outcome
    },
    games: async () => map(await query(documents.games), (data) => data.games),
    open: (choice) => rarely('open', { ...choice, luck: luck() }),
    sit: (table, chair, invitation) =>
      order(documents.sit, { table, chair, invitation, luck: luck(), commits: true }),
    findTable: (rules) => rarely('findTable', { ...rules, luck: luck() }),
    fillWithBots: (table, level) => rarely('fillWithBots', { table, level }),
    leave: (table) => rarely('leave', { table }),
    play: (table, seq, move) => order(documents.play, { table, seq, move }, true),
    ready: (table) => order(documents.ready, { table, luck: luck() }, true),
    record: async (table, hand, invitation) =>
      map(await rarely('record', { table, hand, invitation }), (data) => data.text),
    gameAt: async (id, invitation) =>
      map(await order(documents.tableGame, { id, invitation }), (data) => data.game),
    watchLobby: (next, failed) =>
      subscribe(
        documents.lobby,
        () => ({}),
        (data) => next(data.lobby),
        failed,
      ),
    awake: (which) =>
      subscribe(
        documents.awake,
        () => which,
        () => undefined,
        () => undefined,
      ),
    watchTable: (which, document, next, failed) => {
      let since: { readonly epoch: string; readonly seq: number } | undefined
      return subscribe(
        document,
        () => ({ ...which, since }),
        (data) => {
          const { table } = data
          since = { epoch: table.epoch, seq: table.seq }
          next(table)
        },
        failed,
      )
    },
  }
}

const map = <A, B>(outcome: Outcome<A>, to: (done: A) => B): Outcome<B> =>
  'refused' in outcome ? outcome : { done: to(outcome.done) }
