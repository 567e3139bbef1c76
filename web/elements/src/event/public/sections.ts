/** The sections of an event's page, of which one is shown. */
import { html, nothing } from 'lit'
import type { At } from '../client/client.js'
import type { EventShown } from '../client/types.js'
import { submittedForm, text } from '../form.js'
import type { Speaker } from '../speaker.js'
import type { Watched } from '../watched.js'
import { draw } from './draw.js'
import { currentSeries, isOpenArena } from '../current.js'
import { players } from './players.js'
import { protests } from './protests.js'
import { regulations } from './regulations.js'
import { standings } from './standings.js'

const sections = ['draw', 'standings', 'players', 'protests', 'rules'] as const
export type Section = (typeof sections)[number]

/** Returns the sections that have something to show. */
export const sectionsOf = (event: EventShown, { me }: Watched): readonly Section[] =>
  sections.filter((section) => {
    if (section === 'draw') return currentSeries(event) !== undefined && !event.regulations.arena
    if (section === 'standings')
      return (
        isRunningArena(event) || (event.standings.individual.length > 0 && currentSeries(event) !== undefined)
      )
    if (section === 'protests') return event.protests.length > 0 || (me?.player ?? null) !== null
    return true
  })

/** Whether its own element shows who leads. */
const isRunningArena = (event: EventShown): boolean => isOpenArena(event) && event.phase !== 'OPEN'

/** Returns the section that most people come for now. */
export function firstSection({ phase, series, regulations: { arena } }: EventShown): Section {
  if (phase === 'OPEN') return 'rules'
  if (arena) return 'standings'
  return series.some(({ status }) => status === 'ENDED') ? 'standings' : 'draw'
}

export interface SectionParts extends Speaker {
  readonly event: EventShown
  readonly watched: Watched
  readonly show: (at: At) => void
  /** Returns the address of a file of the event. */
  readonly file: (name: string) => string
  /** By the gateway's clock; null while that is unknown. */
  readonly now: number | null
  /** Who leads in an arena while it is played, with the person's own player. */
  readonly arena: (mine: string | null) => unknown
  /** The refusal of the last act, in words. */
  readonly refused: unknown
}

export function section(which: Section, parts: SectionParts): unknown {
  const { event, watched, refused } = parts
  const own = watched.me?.player?.id
  const mine = own === undefined ? [] : [own]
  const series = currentSeries(event)
  switch (which) {
    case 'draw':
      return series === undefined ? nothing : draw({ ...parts, mine, series })
    case 'standings':
      return isRunningArena(event) ? parts.arena(own ?? null) : standings({ ...parts, mine })
    case 'players':
      return players({ ...parts, mine })
    case 'protests':
      return html`${refused}${protests({ ...parts, mine }, watched.me, (submit, n) => protest(watched, submit, n))}`
    case 'rules':
      return regulations(event, parts)
  }
}

/** Sends a protest against the list of the player's own table, or an appeal against the decision on protest number `n`. */
function protest(watched: Watched, submit: SubmitEvent, n: number | null): void {
  const form = submittedForm(submit)
  const words = form === null ? null : text(form.data, 'text')
  const at = watched.me?.table ?? null
  if (form === null || words === null || (n === null && at === null)) return
  const act =
    n === null && at !== null
      ? { protest: { series: at.series, table: at.table, text: words } }
      : { appeal: { n: n ?? 0, text: words } }
  void watched.act(act).then((answer) => {
    if (answer !== null && 'done' in answer) form.form.reset()
  })
}
