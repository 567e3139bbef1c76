/** One gateway as the elements see it: who I am there, whether the line is up, what I may ask and order. */
import { observable, type Observable } from '../base/observable.js'
import { askingAt, offline, type Placed } from './asking.js'
import type { Barred } from './barred.js'
import type { ClubWord } from './club.js'
import { addressAt } from '../base/place.js'
import * as documents from './documents.js'
import { ask, fetchFile, settle, timeAt, type Failure, type Outcome } from './http.js'
import { luck } from './luck.js'
import { guestOf } from './session.js'
import type { Connection } from './socket.js'
import type { GameInfo, Guest, LobbyTable, Me, SignedIn, Speed, Table } from './types.js'

export interface OpenChoice {
  readonly game: string
  readonly profile: string
  readonly chairs: number
  readonly length: number
  readonly speed: Speed
  readonly private: boolean
}

export interface Found extends Placed {
  readonly game: string
  readonly profile: string
}

export interface Which {
  readonly id: string
  /** For a private table that one does not sit at yet. */
  readonly invitation: string | undefined
}

type Failed = (why: Failure) => void

export interface Gateway {
  readonly connection: Observable<Connection>
  /** How often a line was opened: from the second time on the gateway may be another. */
  readonly opened: Observable<number>
  /** This page's site is not allowed there; null when it is, and as long as nothing went wrong. */
  readonly barred: Observable<Barred | null>
  /** Who I am here; null before a name was given. */
  readonly guest: Observable<Guest | null>
  /** A name for who has none, or another one. */
  enter(name: string): Promise<Outcome<{ readonly name: string }>>
  /** Whether the owner took the name away that one had, as far as `me` has said. */
  readonly nameTaken: Observable<boolean>
  /** What the club's own site says of who I am. */
  readonly club: Observable<ClubWord>
  /** Asks the club's site at this address who I am, once for all elements of the page. */
  signInBy(tokenUrl: string): void
  /** What time it is there, in milliseconds since 1970; null before it has answered anything. */
  now(): number | null
  /** Anything else that one may ask, such as what an event needs: the whole answer. */
  query<T>(document: string, variables?: object): Promise<Outcome<T>>
  /** Anything else that one may order: the one field of the answer, or why it was refused. */
  order<T>(document: string, variables: object): Promise<Outcome<T>>
  watch(document: string, variables: object, next: (data: unknown) => void, failed: Failed): () => void
  /** The address of a file there, such as `event/abc/results.pdf`. */
  address(file: string): string
  /** Says to the gateway who I am, for what is sent another way; null for nobody. */
  token(): Promise<string | null>
  /** A file that not everybody may have. */
  file(file: string): Promise<Outcome<Blob>>
  /** An order that may sign somebody in. A guest asks as who they are: what they played follows into the account. */
  signInWith<T extends object = SignedIn>(document: string, variables: object): Promise<Outcome<SignedIn | T>>
  forget(): void
  /** Ends the session at the gateway, and forgets it here, whether the gateway can be reached or not. */
  signOut(): Promise<void>
  /** Goes on as somebody whom an answer has signed in. */
  become(signed: SignedIn): void
  me(): Promise<Outcome<Me | null>>
  games(): Promise<Outcome<readonly GameInfo[]>>
  open(choice: OpenChoice): Promise<Outcome<Placed>>
  sit(table: string, chair?: number, invitation?: string): Promise<Outcome<Placed>>
  addBot(table: string, chair?: number): Promise<Outcome<Placed>>
  /** Sits down where people wait, or opens a table: by these rules, or by any. */
  findTable(rules: { readonly game: string; readonly profile: string } | null): Promise<Outcome<Found>>
  /** Bots on all free chairs. */
  fillWithBots(table: string): Promise<Outcome<Placed>>
  /** No bots by themselves. */
  waitForPeople(table: string): Promise<Outcome<Placed>>
  leave(table: string): Promise<Outcome<Placed>>
  play(table: string, seq: number, move: string): Promise<Outcome<Placed>>
  ready(table: string): Promise<Outcome<Placed>>
  /** Luck of this browser for the next shuffle, whoever asks for it. */
  addLuck(table: string): Promise<Outcome<Placed>>
  record(table: string, hand: number, invitation?: string): Promise<Outcome<string>>
  /** Which game is played at a table. */
  gameAt(id: string, invitation?: string): Promise<Outcome<string>>
  watchLobby(next: (tables: readonly LobbyTable[]) => void, failed: Failed): () => void
  /** Opens the line for a table that is asked for soon; returns the way to let it go. */
  awake(which: Which): () => void
  /** `document` is that of a table with the view of its game. */
  watchTable(which: Which, document: string, next: (table: Table) => void, failed: Failed): () => void
}

const gateways = new Map<string, Gateway>()

/** Where the gateway at a base address is asked; null where none can be. */
export const graphqlAt = (base: string): string | null => addressAt(base, 'graphql')

/** A name that leads nowhere (RFC 6761): what is asked of a gateway that cannot be has no answer, and throws nothing. */
const nowhere = 'https://stolik.invalid/graphql'

/** The gateway at a base address. One line for all elements of a page. */
export function gatewayAt(base: string): Gateway {
  const url = graphqlAt(base) ?? nowhere
  const known = gateways.get(url)
  if (known !== undefined) return known
  const gateway = connect(url)
  gateways.set(url, gateway)
  return gateway
}

function connect(url: string): Gateway {
  const { session, club, socket, barred, token, query, order, rare, rarely, subscribe } = askingAt(url)
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
    order,
    watch: (document, variables, next, failed) => subscribe(document, () => variables, next, failed),
    address,
    token,
    file: async (file) => fetchFile(address(file), await token()),
    async signInWith<T extends object>(document: string, variables: object) {
      const outcome = settle<SignedIn | T>(await query(document, variables))
      if ('done' in outcome && 'token' in outcome.done) session.become(guestOf(outcome.done))
      return outcome
    },
    forget: () => session.become(null),
    async signOut() {
      const kept = await token()
      session.become(null)
      if (kept === null) return
      const documents = await rare().catch(() => null)
      if (documents !== null) await ask(url, kept, documents.signOut)
    },
    nameTaken,
    enter: (name) =>
      import('./enter.js')
        .then(({ enterAt }) => enterAt(url, name, { nameTaken, session, order }))
        .catch(offline),
    club: club.word,
    signInBy: (tokenUrl) => club.askAt(tokenUrl),
    become: (signedIn) => session.become(guestOf(signedIn)),
    async me() {
      const outcome = map(await query<{ me: Me | null }>(documents.me), (data) => data.me)
      if ('refused' in outcome || guest.value === null) return outcome
      if (outcome.done === null) session.lost()
      else if (outcome.done.name !== guest.value.name) session.called(outcome.done.name)
      nameTaken.set(outcome.done?.nameTaken ?? false)
      return outcome
    },
    games: async () =>
      map(await query<{ games: readonly GameInfo[] }>(documents.games), (data) => data.games),
    open: (choice) => order(documents.open, { ...choice, luck: luck() }),
    sit: (table, chair, invitation) => order(documents.sit, { table, chair, invitation, luck: luck() }),
    addBot: (table, chair) => rarely('addBot', { table, chair }),
    findTable: (rules) => rarely('findTable', { ...rules, luck: luck() }),
    fillWithBots: (table) => rarely('fillWithBots', { table }),
    waitForPeople: (table) => rarely('waitForPeople', { table }),
    leave: (table) => rarely('leave', { table }),
    play: (table, seq, move) => order(documents.play, { table, seq, move }),
    ready: (table) => order(documents.ready, { table, luck: luck() }),
    addLuck: (table) => rarely('addLuck', { table, luck: luck() }),
    record: async (table, hand, invitation) =>
      map(await rarely<{ text: string }>('record', { table, hand, invitation }), (data) => data.text),
    gameAt: async (id, invitation) =>
      map(await order<{ game: string }>(documents.tableGame, { id, invitation }), (data) => data.game),
    watchLobby: (next, failed) =>
      subscribe(
        documents.lobby,
        () => ({}),
        (data) => next((data as { lobby: readonly LobbyTable[] }).lobby),
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
          const { table } = data as { table: Table }
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
