/** One gateway as the elements see it: the person's session, the connection, queries and orders. */
import { observable, type Observable } from '../base/observable.js'
import type { Answer, Document, Done, Variables, VariablesFor } from './document.js'
import { requesterAt, offline } from './requester.js'
import type { Barred } from './barred.js'
import { addressAt } from '../base/place.js'
import * as documents from './documents.js'
import { ask, fetchFile, unpackAnswer, timeAt, type Failure, type Outcome } from './http.js'
import { luck } from './luck.js'
import { guestOf } from './session.js'
import type * as Rare from './rare-documents.js'
import type { table as tableDocument } from './table-document.js'
import type { BotLevel, GameInfo, LobbyTable, SignedIn, Speed, Table } from './types.js'

export interface OpenChoice {
  readonly game: string
  readonly profile: string
  readonly chairs: number
  readonly length: number
  readonly speed: Speed
  readonly private: boolean
  /** Left out: friendly. */
  readonly rated?: boolean
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

type Query = <const D extends Document>(
  document: D,
  ...[variables, isRepeatable]: [...VariablesFor<D>, isRepeatable?: boolean]
) => Promise<Outcome<Answer<D>>>
type Order = <const D extends Document>(
  document: D,
  ...[variables]: VariablesFor<D>
) => Promise<Outcome<Done<D>>>

export type Gateway = ReturnType<typeof connect>

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

function connect(url: string) {
  const { session, club, socket, barred, token, query, order, rare, rarely, subscribe } = requesterAt(url)
  const { guest } = session
  const nameTaken = observable(false)
  const address = (file: string): string => new URL(`files/${file}`, url).href
  const stop = (): void => undefined

  return {
    connection: socket.connection,
    /** How often a connection was opened. From the second time on, a newer gateway may be behind it. */
    opened: socket.opened,
    /** Why this page gets no answers; null if it does, and until something goes wrong. */
    barred: barred as Observable<Barred | null>,
    /** The person as the gateway knows them; null before they have given a name. */
    guest,
    /** Returns the gateway's time in milliseconds since 1970; null before its first answer. */
    now: () => timeAt(url),
    /**
     * Sends any other query, such as one for an event. Returns the whole answer. An order that may be sent twice is repeatable: it
     * then goes over the connection if that is open.
     */
    query: query as Query,
    /** Sends any other order. Returns the one field of the answer, or why it was refused. */
    order: order as unknown as Order,
    watch: <const D extends Document>(
      document: D,
      variables: Variables<D>,
      next: (data: Answer<D>) => void,
      failed: Failed,
    ) => subscribe(document, () => variables, next, failed),
    /** Returns the address of a file on the gateway, such as `event/abc/results.pdf`. */
    address,
    /** Returns the token that identifies the person in other requests; null for nobody. */
    token,
    /** Fetches a file that not everybody may read. */
    file: async (file: string) => fetchFile(address(file), await token()),
    /** Sends an order that may sign somebody in. A guest sends it with their token, so that their games move to the account. */
    async signInWith<const D extends Document>(document: D, variables: Variables<D>) {
      const outcome = unpackAnswer<D>(await query(document, variables))
      const done: object = 'done' in outcome ? outcome.done : {}
      if ('token' in done) session.become(guestOf(done as SignedIn))
      return outcome
    },
    forget: () => session.become(null),
    /** Ends the session at the gateway and forgets it here, even if the gateway cannot be reached. */
    async signOut() {
      const lastToken = await token()
      session.become(null)
      if (lastToken === null) return
      const documents = await rare().catch(() => null)
      if (documents !== null) await ask(url, lastToken, documents.signOut)
    },
    /** Whether the owner has taken the person's name away, according to the last `me`. */
    nameTaken: nameTaken as Observable<boolean>,
    /** Gives a name to a person without one, or changes it. */
    enter: (name: string) =>
      import('./enter.js')
        .then(({ enterAt }) => enterAt(url, name, { nameTaken, session, order }))
        .catch(offline),
    /** What the club's own site has said about who the person is. */
    club: club.status,
    /** Asks the club's site at this address who the person is, once for all elements of the page. */
    signInBy: (tokenUrl: string) => club.askAt(tokenUrl),
    /** Continues as the person whom an answer has signed in. */
    become: (signedIn: SignedIn) => session.become(guestOf(signedIn)),
    async me() {
      const outcome = map(await query(documents.me), (data) => data.me)
      if ('refused' in outcome || guest.value === null) return outcome
      if (outcome.done === null) session.lost()
      else if (outcome.done.name !== guest.value.name) session.rename(outcome.done.name)
      nameTaken.set(outcome.done?.nameTaken ?? false)
      return outcome
    },
    games: async (): Promise<Outcome<readonly GameInfo[]>> =>
      map(await query(documents.games), (data) => data.games),
    open: (choice: OpenChoice) => rarely('open', { ...choice, luck: luck() }),
    sit: (table: string, chair?: number, invitation?: string) =>
      order(documents.sit, { table, chair, invitation, luck: luck(), commits: true }),
    /** Sits down at a table where people wait, or opens one, with these rules or with any. */
    findTable: (rules: { readonly game: string; readonly profile: string } | null, rated = false) =>
      rarely('findTable', { ...rules, luck: luck(), rated }),
    /** Puts bots on all free chairs; without a level, usual ones. */
    fillWithBots: (table: string, level?: BotLevel) => rarely('fillWithBots', { table, level }),
    leave: (table: string) => rarely('leave', { table }),
    play: (table: string, seq: number, move: string) => order(documents.play, { table, seq, move }, true),
    ready: (table: string) => order(documents.ready, { table, luck: luck() }, true),
    record: async (table: string, hand: number, invitation?: string) =>
      map(await rarely('record', { table, hand, invitation }), (data) => data.text),
    /** Returns which game is played at a table. */
    gameAt: async (id: string, invitation?: string) =>
      map(await order(documents.tableGame, { id, invitation }), (data) => data.game),
    watchLobby: (next: (tables: readonly LobbyTable[]) => void, failed: Failed) =>
      subscribe(
        documents.lobby,
        () => ({}),
        (data) => next(data.lobby),
        failed,
      ),
    /** Opens the connection for a table that will be requested soon; returns a function that releases it. */
    awake: (which: Which) => subscribe(documents.awake, () => which, stop, stop),
    /** Subscribes to a table. `document` selects the table with the view of its game. */
    watchTable(
      which: Which,
      document: ReturnType<typeof tableDocument>,
      next: (table: Table) => void,
      failed: Failed,
    ) {
      let since: { readonly epoch: string; readonly seq: number } | undefined
      return subscribe(
        document,
        () => ({ ...which, since }),
        ({ table }) => {
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
