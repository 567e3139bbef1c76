/** What the association's desk has read from the gateway, and the acts of the people at it. */
import type { Gateway } from '@stolik/elements/client/gateway'
import { offeredRules, type KeptRules } from '@stolik/elements/rule-sets/offered'
import type { ReactiveControllerHost } from 'lit'
import * as client from './client.js'
import { saveSeason, type SeasonForm } from './season.js'
import { askAgain } from '../site/ask-again.js'
import { whenConnected } from '../site/when-connected.js'

interface State {
  data: client.DeskData | null
  preview: client.Preview | null
  /** Events that a scheme can name. */
  events: readonly client.RankingEvent[]
  /** The rules that clubs have made, which a scheme can name. */
  own: readonly KeptRules[]
  /** The problems that the gateway found in a scheme. */
  wrong: readonly client.Problem[]
  refusal: client.Refusal | null
  /** Whether only the association may read what this desk needs, and the person does not belong to it. */
  isStranger: boolean
  busy: boolean
}

export interface DeskWork extends Readonly<State> {
  readonly read: () => Promise<void>
  readonly readEvents: () => Promise<void>
  /** Returns what was done, or null after keeping why it was refused. */
  readonly act: (act: client.Act) => Promise<client.Done | null>
  /** Saves the season of the ranking as a workbook. */
  readonly saveSeason: (form: SeasonForm) => Promise<void>
  /** Reads the preview of an edition. */
  readonly look: (number: number) => Promise<void>
  /** Forgets problems of a scheme, and also the preview and the refusal where another ranking is opened. */
  readonly forget: (what: 'problems' | 'all') => void
}

interface WorkOf {
  gate(): Gateway
  /** The person who has signed in; '' if nobody has. Only they may see drafts. */
  person(): string
  ranking(): string
  open(ranking: string): void
}

type Host = ReactiveControllerHost & { readonly isConnected: boolean; readonly server: string }

export function deskWork(host: Host, of: WorkOf): DeskWork {
  const state: State = {
    data: null,
    preview: null,
    events: [],
    own: [],
    wrong: [],
    refusal: null,
    isStranger: false,
    busy: false,
  }

  const change = (to: Partial<State>): void => {
    Object.assign(state, to)
    host.requestUpdate()
  }

  /** Needed only by scheme forms. A person without the right to see events gets none. */
  const readEvents = async (): Promise<void> => {
    const answer = await client.eventsLike(of.gate(), '')
    const isStranger = 'refused' in answer && answer.refused.code === 'NOT_ALLOWED'
    // Somebody who belongs to it by now has no reason to read why they were refused.
    const isLetIn = state.isStranger && !isStranger && state.refusal?.code === 'NOT_ALLOWED'
    change({
      events: 'done' in answer ? answer.done.events : [],
      isStranger,
      ...(isLetIn ? { refusal: null } : {}),
    })
  }

  const read = async (): Promise<void> => {
    const answer = await client.openDesk(of.gate())
    if ('refused' in answer) change({ refusal: answer.refused })
    else {
      // Opens an existing ranking first: people work on it every week, and create a new one once a season.
      if (state.data === null && of.ranking() === '') of.open(answer.done.rankings[0]?.id ?? '')
      change({ data: answer.done })
    }
    await readEvents()
  }

  const act = async (what: client.Act): Promise<client.Done | null> => {
    change({ busy: true })
    const answer = await client.actOn(of.gate(), what)
    const refusal = 'refused' in answer ? answer.refused : null
    const ofForm = 'create' in what || 'scheme' in what
    const wrong = ofForm && refusal?.code === 'BAD_SCHEME' ? refusal.problems : []
    // These problems are shown at their fields instead.
    change({ busy: false, wrong, refusal: wrong.length > 0 ? null : refusal })
    if ('refused' in answer) return null
    if ('create' in what) of.open(what.create.ranking)
    await read()
    return answer.done
  }

  const look = async (number: number): Promise<void> => {
    const answer = await client.previewOf(of.gate(), of.ranking(), number)
    change({
      refusal: 'refused' in answer ? answer.refused : null,
      preview: 'done' in answer ? answer.done : null,
    })
  }

  offeredRules(host, {
    gate: () => (state.data === null ? null : of.gate()),
    of: () => 'everybody',
    take: (own) => change({ own }),
  })
  // Read again when the person changes, and not without one.
  whenConnected(
    host,
    () => `${host.server} ${of.person()}`,
    () => {
      if (of.person() === '') change({ data: null, refusal: null })
      else void read()
    },
  )

  // The association may take somebody in while they wait for that here.
  askAgain(host, () => state.isStranger, read)

  return Object.assign(state, {
    read,
    readEvents,
    act,
    look,
    saveSeason: async (form: SeasonForm): Promise<void> => {
      change({ busy: true })
      const refusal = await saveSeason(of.gate(), of.ranking(), form)
      change({ busy: false, refusal })
    },
    forget: (what: 'problems' | 'all') =>
      change({ wrong: [], ...(what === 'all' ? { preview: null, refusal: null } : {}) }),
  })
}
