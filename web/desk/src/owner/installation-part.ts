import { html, nothing, type TemplateResult } from 'lit'
import type { OwnerParts } from './element.js'
import { announcers, type Desk } from './client.js'

/** Chooses who may announce events. */
export function announcePart(
  { installation }: Desk,
  { say, busy, act, refusal }: OwnerParts,
): TemplateResult {
  return html`<section class="panel stack" id="announce">
    <h2 id="announce-title">${say('owner.announce')}</h2>
    <fieldset aria-labelledby="announce-title">
      ${announcers.map(
        (one) =>
          html`<label class="tick"
            ><input
              type="radio"
              name="announce"
              .checked=${installation.announce === one}
              ?disabled=${busy}
              @change=${() => void act('announce', { installation: { announce: one } })}
            /><span>${say(`owner.announce.${one}`)}</span></label
          >`,
      )}
    </fieldset>
    <p class="small muted">${say('owner.announceHint')}</p>
    ${refusal('announce')}
  </section>`
}

/** The name and texts of the installation, and the settings that only the environment decides. */
export function installationPart(
  { installation, corrections, fixed }: Desk,
  { say, busy, act, refusal }: OwnerParts,
): TemplateResult {
  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    const data = new FormData(event.target as HTMLFormElement)
    const of = (name: string): FormDataEntryValue => data.get(name) ?? ''
    const texts = { name: of('name'), place: of('place'), contact: of('contact') }
    const url = fixed.url === null ? { url: of('url') } : {}
    const words = fixed.corrections === null ? { corrections: of('corrections') } : {}
    void act('installation', {
      installation: { ...texts, ...url, ...words, freeText: data.get('freeText') !== null },
    })
  }
  const line = (name: string, value: string | null, max: number, off = false): TemplateResult =>
    html`<label
      ><span>${say(`owner.${name}`)}</span
      ><input
        name=${name}
        type="text"
        autocomplete="off"
        maxlength=${max}
        .value=${value ?? ''}
        ?disabled=${off}
      />${off ? html`<span class="small muted">${say('owner.fixed')}</span>` : nothing}</label
    >`
  return html`<section class="panel" id="installation">
    <form class="stack" @submit=${save}>
      <h2>${say('owner.installation')}</h2>
      <div class="fields">
        ${line('name', installation.name, 100)} ${line('place', installation.place, 100)}
        <div class="wide">${line('url', installation.url, 300, fixed.url !== null)}</div>
        <label class="wide"
          ><span>${say('owner.contact')}</span
          ><textarea name="contact" rows="3" maxlength="500" .value=${installation.contact ?? ''}></textarea>
        </label>
        <div class="wide">
          ${line('corrections', fixed.corrections ?? corrections, 300, fixed.corrections !== null)}
        </div>
        <label class="tick wide"
          ><input type="checkbox" name="freeText" .checked=${installation.freeText} /><span
            >${say('owner.freeText')}</span
          ></label
        >
      </div>
      ${refusal('installation')}
      <button class="button primary" ?disabled=${busy}>${say('owner.save')}</button>
    </form>
  </section>`
}
