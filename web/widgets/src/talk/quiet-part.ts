/** What one does not want to read: this table, any table, or somebody. */
import { html, nothing, type TemplateResult } from 'lit'
import { muteAll, muted, mutePerson, muteTable } from './muted.js'
import type { TalkParts } from './phrase-button.js'

export function quietPart(table: string, { t }: TalkParts): TemplateResult {
  const { people, tables, all } = muted.value
  const box = (label: string, checked: boolean, set: (on: boolean) => void): TemplateResult =>
    html`<label
      ><input
        type="checkbox"
        .checked=${checked}
        @change=${(event: Event) => set((event.target as HTMLInputElement).checked)}
      />${label}</label
    >`
  return html`<div class="quiet small">
    ${box(t('talk.muteTable'), tables.includes(table), (on) => muteTable(table, on))}
    ${box(t('talk.muteAll'), all, muteAll)}
    ${
      people.length === 0
        ? nothing
        : html`<p>${t('talk.muted')}</p>
            <ul>
              ${people.map(
                (person) =>
                  html`<li>
                    <button class="button" type="button" @click=${() => mutePerson(person, false)}>
                      ${t('talk.unmute', { name: person.name })}
                    </button>
                  </li>`,
              )}
            </ul>`
    }
  </div>`
}
