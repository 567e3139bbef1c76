/** The final result of an event of this gateway, and who its players are where that is not known: a person says it. */
import { html, nothing, type TemplateResult } from 'lit'
import { sent, text } from '../../event/form.js'
import type { Decision, Person, Problem } from './client.js'
import type { DeskParts } from './parts.js'

export interface Asked {
  readonly event: string
  readonly kind: 'TOURNAMENT' | 'EVENING'
}

/** Somebody of whom it must be said who he is. */
export interface Unmatched {
  readonly problem: Problem
  readonly key: string
  readonly name: string
  /** Who he might be: people with that name in the register. */
  readonly people: readonly Person[]
}

interface Taking extends DeskParts {
  readonly unmatched: readonly Unmatched[]
  readonly asked: Asked | null
  readonly take: (asked: Asked, decisions: readonly Decision[]) => Promise<void>
}

export function takeEvent(parts: Taking): TemplateResult {
  const { say, busy, take } = parts
  return html`<form
      class="stack"
      @submit=${(event: SubmitEvent) => {
        const data = sent(event)?.data
        if (data === undefined) return
        const kind = data.get('kind') === 'EVENING' ? 'EVENING' : 'TOURNAMENT'
        void take({ event: text(data, 'event') ?? '', kind }, [])
      }}
    >
      <h3>${say('rankdesk.event')}</h3>
      <p class="muted">${say('rankdesk.eventHint')}</p>
      <div class="fields">
        <label
          ><span>${say('rankdesk.eventId')}</span><input name="event" required autocapitalize="none"
        /></label>
        <label
          ><span>${say('rankdesk.kind')}</span>
          <select name="kind">
            <option value="TOURNAMENT">${say('rankdesk.kind.TOURNAMENT')}</option>
            <option value="EVENING">${say('rankdesk.kind.EVENING')}</option>
          </select></label
        >
      </div>
      <div><button class="button" ?disabled=${busy}>${say('rankdesk.take')}</button></div>
    </form>
    ${matching(parts)}`
}

function matching({ say, busy, unmatched, asked, take }: Taking): unknown {
  if (unmatched.length === 0 || asked === null) return nothing
  return html`<form
    class="stack note"
    @submit=${(event: SubmitEvent) => {
      const data = sent(event)?.data
      if (data === undefined) return
      void take(
        asked,
        unmatched.map(({ key }) => ({ key, person: text(data, key) ?? '' })),
      )
    }}
  >
    <h3>${say('rankdesk.who')}</h3>
    ${unmatched.map(
      ({ problem, key, name, people }) =>
        html`<label
          ><span>${problem.line === 0 ? '' : `${problem.line}. `}${name}</span>
          <select name=${key} required>
            <option value="">${say('rankdesk.choose')}</option>
            ${people.map(
              (one) =>
                html`<option value=${one.id}>${one.name}${one.club === null ? '' : `, ${one.club}`}</option>`,
            )}
            <option value="new">${say('rankdesk.newPerson')}</option>
          </select></label
        >`,
    )}
    <div><button class="button primary" ?disabled=${busy}>${say('rankdesk.takeSo')}</button></div>
  </form>`
}
