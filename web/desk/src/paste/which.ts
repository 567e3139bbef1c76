/** Chooses the event, ranking or table to show, and its player or deal. */
import type { Arg } from '@stolik/core'
import { html, nothing, type TemplateResult } from 'lit'
import type { Kind } from './kinds.js'
import type { EmbedChoice } from './lines.js'
import type { Thing, Things } from './things.js'
import { button } from '../form/buttons.js'
import { positionIn, writePosition } from '@stolik/elements/replay/position'

/** '' = nothing yet; the address of a replay takes precedence over table and deal. */
export interface Choice {
  readonly of: string
  readonly part: string
  readonly address: string
}

export const noChoice: Choice = { of: '', part: '', address: '' }

export interface ChoiceState extends Choice {
  readonly kind: Kind
  /** null while loading, undefined after a failure. */
  readonly things: Things | null | undefined
  /** The players of the chosen ranking; null while loading, undefined after a failure. */
  readonly players: readonly Thing[] | null | undefined
  readonly origin: string
}

interface Choosing {
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
  readonly choose: (change: Partial<Choice>) => void
  readonly again: () => void
}

const isReplay = ({ kind }: Pick<ChoiceState, 'kind'>): boolean => kind.part === 'hand'

/** Returns the things of the wanted kind. Tables without a finished deal have nothing to replay. */
function offered({ kind, things }: Pick<ChoiceState, 'kind' | 'things'>): readonly Thing[] {
  const all = kind.of === undefined ? [] : (things?.[kind.of] ?? [])
  return kind.part === 'hand' ? all.filter(({ hands = 0 }) => hands > 0) : all
}

/** Returns the chosen thing, else the first. */
export const thingOf = (which: Pick<ChoiceState, 'kind' | 'things' | 'of'>): Thing | undefined => {
  const all = offered(which)
  return all.find(({ id }) => id === which.of) ?? all[0]
}

/** Returns the players of a ranking, or the deals of a table, the last one first. */
function parts({ kind, players }: ChoiceState, { hands = 0 }: Thing): readonly Thing[] {
  if (kind.part === 'person') return players ?? []
  return Array.from({ length: hands }, (_, i) => ({ id: String(hands - i), title: String(hands - i) }))
}

/**
 * Returns the choice for the lines; null as long as something is missing. An empty title means that the thing has no name of
 * its own.
 */
export function chosenIn(which: ChoiceState): Pick<EmbedChoice, 'of' | 'part' | 'at' | 'title'> | null {
  const pasted = which.address.trim()
  if (isReplay(which) && pasted !== '') {
    const deal = dealAt(pasted, which.origin)
    return deal === null ? null : { of: deal.table, part: deal.hand, at: deal.at, title: '' }
  }
  const thing = thingOf(which)
  if (thing === undefined) return null
  if (which.kind.part === undefined) return { of: thing.id, part: '', at: '', title: thing.title }
  const all = parts(which, thing)
  const part = all.find(({ id }) => id === which.part) ?? all[0]
  if (part === undefined) return null
  return { of: thing.id, part: part.id, at: '', title: isReplay(which) ? '' : part.title }
}

export function whichPart(which: ChoiceState, choosing: Choosing): unknown {
  if (which.kind.of === undefined) return nothing
  return html`${list(which, choosing)} ${isReplay(which) ? addressField(which, choosing) : nothing}`
}

function list(which: ChoiceState, { say, choose, again }: Choosing): unknown {
  const { kind, things } = which
  const away = html`<p class="refusal" role="alert">${say('paste.away')}</p>
    ${button(say('paste.again'), again, { look: 'button fit' })}`
  const coming = html`<p class="muted" role="status">${say('paste.loading')}</p>`
  if (kind.of === undefined || things === null) return coming
  if (things === undefined) return away
  const thing = thingOf(which)
  if (thing === undefined)
    return html`<p class="panel">${say(`paste.none.${isReplay(which) ? 'hand' : kind.of}`)}</p>`
  const ofThing = picked(say(`paste.which.${kind.of}`), offered(which), thing.id, (of) =>
    choose({ of, part: '' }),
  )
  if (kind.part === undefined) return ofThing
  if (kind.part === 'person' && which.players === null) return html`${ofThing} ${coming}`
  if (kind.part === 'person' && which.players === undefined) return html`${ofThing} ${away}`
  const all = parts(which, thing)
  if (all.length === 0)
    return html`${ofThing}
      <p class="panel">${say('paste.none.person')}</p>`
  return html`${ofThing}
  ${picked(say(`paste.which.${kind.part}`), all, which.part, (part) => choose({ part }))}`
}

const picked = (
  label: string,
  all: readonly Thing[],
  chosen: string,
  choose: (id: string) => void,
): TemplateResult =>
  html`<label class="field"
    >${label}
    <select
      class="menu"
      @change=${({ target }: Event) => {
        if (target instanceof HTMLSelectElement) choose(target.value)
      }}
    >
      ${all.map(({ id, title }) => html`<option value=${id} ?selected=${id === chosen}>${title}</option>`)}
    </select>
  </label>`

function addressField({ address, origin }: ChoiceState, { say, choose }: Choosing): TemplateResult {
  const isWrong = address.trim() !== '' && dealAt(address.trim(), origin) === null
  return html`<div class="address">
    <label class="field"
      >${say('paste.address')}
      <input
        type="text"
        inputmode="url"
        autocomplete="off"
        aria-describedby="address-hint"
        aria-invalid=${isWrong}
        .value=${address}
        @input=${({ target }: Event) => {
          if (target instanceof HTMLInputElement) choose({ address: target.value })
        }}
      />
    </label>
    <p class="muted small" id="address-hint">${say('paste.address.hint')}</p>
    <p role="alert" class=${isWrong ? 'refusal' : ''}>
      ${isWrong ? say('paste.address.wrong', { server: origin }) : nothing}
    </p>
  </div>`
}

/** Reads the address of a replay, as copied from the gateway's page. */
interface Deal {
  readonly table: string
  /** From 1. */
  readonly hand: string
  /** Where it begins; empty = with the first card. */
  readonly at: string
}

/**
 * @param origin of the gateway, without a slash at its end
 * @returns null for any other address. Also null for one with an invitation, which a public page would give away
 */
export function dealAt(address: string, origin: string): Deal | null {
  if (!URL.canParse(address)) return null
  const { href, searchParams } = new URL(address)
  const [path = ''] = href.split(/[?#]/, 1)
  const [, table, hand] = /^\/replay\/([^/]+)\/([1-9]\d*)\/?$/.exec(path.slice(origin.length)) ?? []
  if (!path.startsWith(`${origin}/`) || table === undefined || hand === undefined) return null
  if (searchParams.has('invitation')) return null
  const decoded = read(table)
  if (decoded === null) return null
  const position = positionIn(href, 'replay')
  return { table: decoded, hand, at: position === null ? '' : writePosition(position) }
}

function read(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
