/** The gateway's answers about events, as the documents of this folder request them. */
import type { Answer, Done as DoneOf } from '../../client/document.js'
import type * as documents from './documents.js'

export * from './regulations.js'

export type EventShown = Answer<typeof documents.watchEvent>['event']
export type EventPhase = EventShown['phase']
export type EventPlayer = EventShown['players'][number]
export type EventSeries = EventShown['series'][number]
export type EventTable = EventSeries['tables'][number]
export type EventSeat = EventTable['seats'][number]
export type Deals = NonNullable<EventSeries['deals']>
export type Measure = NonNullable<EventSeries['measure']>
/** What a draw was asked for, and by how much that made each figure worse. */
export type RequestMet = Measure['requests'][number]
/** The quality of a draw. Each figure stands beside its best possible value. */
export type Figures = Omit<Measure, 'requests'>
export type Standings = EventShown['standings']
export type ResultRow = Standings['individual'][number]
export type GroupRow = Standings['groups'][number]['rows'][number]
export type Cell = ResultRow['cells'][number]
/** The result of a list in money. */
export type Paid = EventShown['money'][number]
export type Adjustment = EventShown['adjustments'][number]
export type Ruling = EventShown['rulings'][number]
export type Protest = EventShown['protests'][number]
/** A final result that was reopened. It was final from `final` until `at`. */
export type Reopening = EventShown['reopenings'][number]
/** A message of the director to all players. */
export type Notice = NonNullable<EventShown['notice']>

export type EventMe = DoneOf<typeof documents.eventMe>
export type Done = DoneOf<typeof documents.act> | DoneOf<typeof documents.announce>

/** What only the director sees. */
export type Entries = Omit<DoneOf<typeof documents.entries>, '__typename'>
export type EntryOf = Entries['players'][number]
export type Official = Entries['officials'][number]
/** A link by which people become referees. */
export type Invitation = Entries['invitations'][number]
/** What draws are asked for from now on. */
export type SeatRequest = Entries['requests'][number]

type List = Answer<typeof documents.watchTable>['eventTable']
/** A table with its list. Lists that a phone stored with an older version lack some fields. */
export type TableList = Omit<List, Later> & Partial<Pick<List, Later>>
type Later = 'begun' | 'rules' | 'others' | 'notice'
export type EventHand = TableList['hands'][number]
/** A table with its list as the gateway counts it. */
export type TableSheet = DoneOf<typeof documents.readSheet>

type Refused = Extract<Answer<typeof documents.act>['act'], { readonly __typename: 'EventRefused' }>
/** An error in a line of a file. */
export type Problem = Refused['problems'][number]

export type Audit = DoneOf<typeof documents.audit>
export type LoggedEntry = Audit['entries'][number]
export type Question = Answer<typeof documents.questions>['arbiterQuestions'][number]
export type Proposal = DoneOf<typeof documents.arbiter>
