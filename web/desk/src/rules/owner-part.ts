/** The choice of whose rules are shown, for people who may change those of several owners. */
import { html, nothing } from 'lit'
import type { RulesOwner } from './shapes.js'
import type { Telling } from './tell.js'

export function ownerPart(
  owners: readonly RulesOwner[],
  shown: string | undefined,
  { say }: Pick<Telling, 'say'>,
  choose: (owner: string | null) => void,
): unknown {
  if (owners.length < 2) return nothing
  return html`<label
    ><span>${say('rulesets.owner')}</span>
    <select
      name="owner"
      @change=${({ target }: Event) =>
        choose(owners[(target as HTMLSelectElement).selectedIndex]?.id ?? null)}
    >
      ${owners.map(
        ({ id, name }) => html`<option ?selected=${id === shown}>${name ?? say('rulesets.unnamed')}</option>`,
      )}
    </select></label
  >`
}
