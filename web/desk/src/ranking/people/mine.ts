import { declares, property, state } from '@stolik/kit/properties'
import { controls } from '@stolik/kit/tokens'
import { html, nothing } from 'lit'
import { gatewayAt, type Gateway } from '@stolik/elements/client/gateway'
import { redrawOnChange, runWhileConnected } from '@stolik/elements/base/follow'
import { save } from '@stolik/elements/base/save'
import { type Refusal, ask, type Answer } from '../client.js'
import { deskStyles } from '../desk.styles.js'
import { pageStyles } from '../pages/page.styles.js'
import { rankingStyles } from '@stolik/elements/ranking/ranking.styles'
import { PeopleElement } from './element.js'
import { confirmation } from './forget-part.js'
import { peopleStyles } from './people.styles.js'
import { button } from '../../form/buttons.js'
import * as documents from './mine-documents.js'

/**
 * The part for the player themselves on their page: all stored data as a file, and being forgotten. Nobody else sees anything
 * here.
 *
 * @element stolik-ranking-mine
 * @attr person - id of the player whose page this is
 */
export class StolikRankingMine extends declares(PeopleElement, {
  person: property(''),
  /** null for everybody else. */
  data: state<MyData | null>(null),
  /** Whether they have asked to be forgotten, and not yet confirmed it. */
  asked: state(false),
  gone: state(false),
  busy: state(false),
  refusal: state<Refusal | null>(null),
}) {
  static override styles = [controls, rankingStyles, pageStyles, deskStyles, peopleStyles]

  constructor() {
    super()
    redrawOnChange(this, { value: null, watch: (listener) => gatewayAt(this.server).guest.watch(listener) })
    runWhileConnected(
      this,
      // Guests without an account have no record in the register.
      () => {
        const { value } = gatewayAt(this.server).guest
        return value?.refresh === undefined ? null : `${this.server} ${value.name}`
      },
      () => {
        void this.#read()
        return () => {
          this.data = null
        }
      },
    )
  }

  async #read(): Promise<void> {
    const answer = await myData(this.gate)
    this.data = 'done' in answer ? answer.done : null
  }

  async #forget(): Promise<void> {
    this.busy = true
    const answer = await forgetMe(this.gate)
    this.busy = false
    this.refusal = 'refused' in answer ? answer.refused : null
    if ('refused' in answer) return
    this.gone = true
    this.data = null
  }

  protected override render(): unknown {
    const { data } = this
    if (this.gone) return html`<p class="note done" role="status">${this.say('people.forgotMe')}</p>`
    if (data === null || !data.ids.includes(this.person)) return nothing
    return html`<section class="stack">
      <h3>${this.say('people.mine')}</h3>
      <p class="hint">${this.say('people.mineHint')}</p>
      <div>
        ${button(this.say('people.export'), () => save(`${this.say('people.file')}.json`, data.text))}
      </div>
      <p class="hint">${this.say('people.forgetMeHint')}</p>
      ${this.refusal === null ? nothing : this.refused(this.refusal)}
      ${
        this.asked
          ? confirmation({
              say: this.say,
              busy: this.busy,
              question: this.say('people.forgetMeSure'),
              yes: this.say('people.forgetMeYes'),
              no: () => {
                this.asked = false
              },
              done: () => void this.#forget(),
            })
          : html`<div>${button(this.say('people.forgetMe'), () => (this.asked = true))}</div>`
      }
    </section>`
  }
}

/** The queries of a player about themselves. */
interface MyData {
  /** All ids of the player. */
  readonly ids: readonly string[]
  /** Everything stored about them, as readable JSON. */
  readonly text: string
}

/** Returns null for a person without a record in the register. */
async function myData(gate: Gateway): Promise<Answer<MyData | null>> {
  const answer = await ask(gate, documents.mine)
  if ('refused' in answer) return answer
  const { person, data } = answer.done
  if (person === null || data === null) return { done: null }
  const ids = [person.id, ...person.others.map(({ id }) => id)]
  return { done: { ids, text: `${JSON.stringify(JSON.parse(data), null, 2)}\n` } }
}

const forgetMe = (gate: Gateway) => ask(gate, documents.forget)

customElements.define('stolik-ranking-mine', StolikRankingMine)
