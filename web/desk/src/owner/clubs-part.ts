import { html, nothing, type TemplateResult } from 'lit'
import type { OwnerParts } from './element.js'
import type { ClubSettings, Desk } from './client.js'

const roles = ['REFEREE', 'ORGANISER'] as const

/** The clubs: each opens as a form, the last one is for a new club. */
export function clubsPart({ clubs }: Desk, doing: OwnerParts): TemplateResult {
  const { say, refusal } = doing
  return html`<section class="panel stack" id="clubs">
    <h2>${say('owner.clubs')}</h2>
    <p class="muted">${say('owner.clubsHint')}</p>
    ${
      clubs.length === 0
        ? nothing
        : html`<ul class="list">
            ${clubs.map((club) => html`<li>${club.fixed ? fixedClub(club, say) : openClub(club, doing)}</li>`)}
          </ul>`
    }
    <details>
      <summary>${say('owner.addClub')}</summary>
      ${clubForm(null, doing)}
    </details>
    <p><a href="/club-rules">${say('owner.clubRules')}</a></p>
    ${refusal('clubs')}
  </section>`
}

const factsOf = ({ place, origins }: ClubSettings): string => [place, ...origins].filter(Boolean).join(' · ')

const fixedClub = (club: ClubSettings, say: OwnerParts['say']): TemplateResult =>
  html`<div>
    <strong>${club.name}</strong>
    <span class="muted small said">${factsOf(club)} · ${say('owner.fixed')}</span>
  </div>`

const openClub = (club: ClubSettings, doing: OwnerParts): TemplateResult =>
  html`<details>
    <summary><strong>${club.name}</strong> <span class="muted small said">${factsOf(club)}</span></summary>
    ${clubForm(club, doing)}
  </details>`

function clubForm(club: ClubSettings | null, { say, busy, act }: OwnerParts): TemplateResult {
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    const data = new FormData(form)
    const of = (name: string): string => {
      const value = data.get(name)
      return typeof value === 'string' ? value : ''
    }
    const input = {
      ...(club === null ? {} : { id: club.id }),
      ...{ name: of('name'), place: of('place'), site: of('site'), key: of('key') },
      sites: of('sites').split(/\s+/).filter(Boolean),
      roles: roles.filter((role) => data.get(role) !== null),
      freeText: data.get('freeText') !== null,
    }
    if (!(await act('clubs', { club: input })) || club !== null) return
    form.reset()
    form.closest('details')?.removeAttribute('open')
  }
  const line = (name: string, value: string | null, needed = false): TemplateResult =>
    html`<label
      ><span>${say(`owner.club.${name}`)}</span
      ><input
        name=${name}
        type="text"
        autocomplete="off"
        maxlength="300"
        .defaultValue=${value ?? ''}
        ?required=${needed}
    /></label>`
  const tick = (name: string, label: string, on: boolean): TemplateResult =>
    html`<label class="tick"
      ><input type="checkbox" name=${name} .defaultChecked=${on} /><span>${label}</span></label
    >`
  return html`<form class="stack" @submit=${(event: SubmitEvent) => void save(event)}>
    <div class="fields">
      ${line('name', club?.name ?? null, true)} ${line('place', club?.place ?? null)}
      ${line('site', club?.site ?? null)}
      <label
        ><span>${say('owner.club.sites')}</span
        ><textarea
          name="sites"
          rows="2"
          autocapitalize="none"
          spellcheck="false"
          .defaultValue=${club?.origins.join('\n') ?? ''}
        ></textarea>
      </label>
    </div>
    ${tick('freeText', say('owner.club.freeText'), club?.freeText ?? false)}
    <details>
      <summary>${say('owner.club.signing')}</summary>
      <div class="stack">
        <p class="small muted">${say('owner.club.keyHint')}</p>
        <label
          ><span>${say('owner.club.key')}</span
          ><textarea
            name="key"
            rows="3"
            spellcheck="false"
            autocapitalize="none"
            .defaultValue=${club?.key ?? ''}
          ></textarea>
        </label>
        <fieldset>
          <legend>${say('owner.club.roles')}</legend>
          ${roles.map((role) => tick(role, say(`owner.role.${role}`), club?.roles.includes(role) ?? false))}
        </fieldset>
      </div>
    </details>
    <div class="row">
      <button class="button primary" ?disabled=${busy}>
        ${say(club === null ? 'owner.addClub' : 'owner.save')}
      </button>
    </div>
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
    <button
      type="button"
      class="button fit"
      ?disabled=${busy}
      @click=${() => void act('clubs', { dropClub: id })}
    >
      ${say('owner.club.dropYes')}
    </button>
  </details>`
