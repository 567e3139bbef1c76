/** The mute settings: this table, every table, or single people. */
import { html, nothing, type TemplateResult } from 'lit'
import { muteAll, muted, muteTable } from './muted.js'
import type { TalkParts } from './phrase-button.js'
import type { Remark } from './remark.js'

type Person = Pick<Remark, 'speaker' | 'name'>

export interface MuteParts extends TalkParts {
  readonly unmute: (person: Person) => void
}

/** Returns the selector of the button that unmutes a person. */
export const unmuteSelector = ({ speaker }: Person): string => `[data-speaker="${CSS.escape(speaker)}"]`

export function mutePart(table: string, { t, unmute }: MuteParts): TemplateResult {
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
                    <button
                      class="button"
                      type="button"
                      data-speaker=${person.speaker}
                      @click=${() => unmute(person)}
                    >
                      ${t('talk.unmute', { name: person.name })}
                    </button>
                  </li>`,
              )}
            </ul>`
    }
  </div>`
}
