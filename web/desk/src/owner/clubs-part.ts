import { html, nothing, type TemplateResult } from 'lit'
import { isTicked, submittedForm, text } from '@stolik/elements/event/form'
import { field, head, list, tick, type OwnerParts } from './parts.js'
import type { ClubSettings, Desk } from './client.js'
import { button, send, folded } from '../form/buttons.js'

const roles = ['REFEREE', 'ORGANISER'] as const

/** The clubs: each opens as a form, the last one is for a new club. */
export function clubsPart({ clubs }: Desk, doing: OwnerParts): TemplateResult {
  const { say, refusal } = doing
  return html`<section class="panel stack" id="clubs">
    <h2>${say('owner.clubs')}</h2>
    <p class="muted">${say('owner.clubsHint')}</p>
    ${list(clubs.map((club) => html`<li>${club.fixed ? fixedClub(club, say) : openClub(club, doing)}</li>`))}
    ${folded(say('owner.addClub'), clubForm(null, doing))}
    <p><a href="/club-rules">${say('owner.clubRules')}</a></p>
    ${refusal('clubs')}
  </section>`
}

const factsOf = ({ place, origins }: ClubSettings): string => [place, ...origins].filter(Boolean).join(' · ')

const fixedClub = (club: ClubSettings, say: OwnerParts['say']): TemplateResult =>
  head(club.name, factsOf(club), say('owner.fixed'))

const openClub = (club: ClubSettings, doing: OwnerParts): TemplateResult =>
  html`<details>
    <summary><strong>${club.name}</strong> <span class="muted small said">${factsOf(club)}</span></summary>
    ${clubForm(club, doing)}
  </details>`

function clubForm(club: ClubSettings | null, { say, busy, act }: OwnerParts): TemplateResult {
  const save = async (event: SubmitEvent): Promise<void> => {
    const sent = submittedForm(event)
    if (sent === null) return
    const { form, data } = sent
    const of = (name: string): string => text(data, name) ?? ''
    const input = {
      ...(club === null ? {} : { id: club.id }),
      name: of('name'),
      place: of('place'),
      site: of('site'),
      key: of('key'),
      sites: of('sites').split(/\s+/).filter(Boolean),
      roles: roles.filter((role) => isTicked(data, role)),
      freeText: isTicked(data, 'freeText'),
    }
    if (!(await act('clubs', { club: input })) || club !== null) return
    form.reset()
    form.closest('details')?.removeAttribute('open')
  }
  const line = (name: string, value: string | null | undefined, needed = false): TemplateResult =>
    field({ name, label: say(`owner.club.${name}`), most: 300, value: value ?? '', needed })
  /** Addresses and keys, which are no prose to be corrected. */
  const code = (name: string, rows: number, value: string): TemplateResult =>
    html`<label
      ><span>${say(`owner.club.${name}`)}</span
      ><textarea
        name=${name}
        rows=${rows}
        autocapitalize="none"
        spellcheck="false"
        .value=${value}
      ></textarea>
    </label>`
  return html`<form class="stack" @submit=${(event: SubmitEvent) => void save(event)}>
    <div class="fields">
      ${line('name', club?.name, true)} ${line('place', club?.place)} ${line('site', club?.site)}
      ${code('sites', 2, club?.origins.join('\n') ?? '')}
    </div>
    ${tick(say('owner.club.freeText'), { name: 'freeText', on: club?.freeText ?? false })}
    <details>
      <summary>${say('owner.club.signing')}</summary>
      <div class="stack">
        <p class="small muted">${say('owner.club.keyHint')}</p>
        ${code('key', 3, club?.key ?? '')}
        <fieldset>
          <legend>${say('owner.club.roles')}</legend>
          ${roles.map((role) => tick(say(`owner.role.${role}`), { name: role, on: club?.roles.includes(role) ?? false }))}
        </fieldset>
      </div>
    </details>
    <div class="row">${send(say(club === null ? 'owner.addClub' : 'owner.save'), { busy })}</div>
    ${club === null ? nothing : dropPart(club, { say, busy, act })}
  </form>`
}

/** A club that is removed cannot be brought back, so the page asks first. */
const dropPart = (
  { id, name }: ClubSettings,
  { say, busy, act }: Pick<OwnerParts, 'say' | 'busy' | 'act'>,
): TemplateResult =>
  html`<details class="stack">
    <summary>${say('owner.remove')}</summary>
    <p>${say('owner.club.dropSure', { name })}</p>
    ${button(say('owner.club.dropYes'), () => act('clubs', { dropClub: id }), { look: 'button fit', busy })}
  </details>`
