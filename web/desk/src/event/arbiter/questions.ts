/** The questions of the game's arbiter as fields of a form: those that are needed by the answers so far. */
import type { ArbiterFacts } from '@stolik/core'
import { isNeeded } from '@stolik/core/needed'
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Question } from '@stolik/elements/event/client/types'
import type { Fact } from '@stolik/elements/event/client/acts'
import { isTicked, number, text } from '@stolik/elements/event/form'
import { choice, input, tick, worded } from '../../form/draw.js'

type Field = Question['fields'][number]

export interface QuestionParts {
  /** The game's word for a code. */
  readonly word: (code: string) => string
  readonly say: (code: string) => string
}

/** The name of its input. The form has inputs of its own, such as the deal, which is called as a hand game is. */
const called = (name: string): string => `fact.${name}`

/** A choice that is answered together with a number is drawn with it. */
const isJoined = ({ fields }: Question, { name }: Field): boolean =>
  fields.some(({ joined }) => joined === name)

/** Draws the fields that are needed, those that change few rulings behind a fold. */
export function questionFields(question: Question, facts: readonly Fact[], parts: QuestionParts): unknown {
  const known = plain(facts)
  const needed = question.fields.filter(
    (field) => isNeeded(whenOf(field), known) && !isJoined(question, field),
  )
  const few = needed.filter(({ rare }) => rare)
  // An answer stays with its question when others come and go.
  const drawn = (fields: readonly Field[]): unknown =>
    repeat(
      fields,
      ({ name }) => `${question.id} ${name}`,
      (field) => drawField(question, field, parts),
    )
  return html`${drawn(needed.filter(({ rare }) => !rare))}
  ${
    few.length === 0
      ? nothing
      : html`<details class="broad">
          <summary>${parts.say('arbiter.rare')}</summary>
          <div class="stack">
            <p class="sub">${parts.word('arbiter.rare')}</p>
            <div class="fields">${drawn(few)}</div>
          </div>
        </details>`
  }`
}

function drawField(question: Question, field: Field, { word, say }: QuestionParts): TemplateResult {
  const { name, kind, options, optional, joined, most } = field
  const label = word(`arbiter.field.${name}`)
  const required = !optional
  if (kind === 'FLAG') return tick(called(name), label)
  const none = ['', say(optional ? 'arbiter.unknown' : 'desk.choose')] as const
  const sides = question.fields.find((one) => one.name === joined)
  if (sides !== undefined && joined !== null) {
    const both = worded(sides.options, word, `arbiter.field.${joined}.`).flatMap(([side, words]) =>
      Array.from({ length: most ?? 0 }, (_, n) => [`${side} ${n + 1}`, `${words} ${n + 1}`] as const),
    )
    return choice(called(name), word(`arbiter.field.${joined}`), [none, ...both], { required })
  }
  if (kind === 'NUMBER') return input(called(name), label, { numeric: true, required })
  return choice(called(name), label, [none, ...worded(options, word, `arbiter.field.${name}.`)], { required })
}

const whenOf = ({ when }: Field) => (when.length === 0 ? {} : { when })

const plain = (facts: readonly Fact[]): ArbiterFacts =>
  Object.fromEntries(
    facts.map(({ name, text: chosen, number: counted, flag }) => [name, chosen ?? counted ?? flag ?? false]),
  )

/** Returns the answers that matter. Those that are left out are none, and a flag that is not ticked is not set. */
export function factsOf({ fields }: Question, data: FormData): readonly Fact[] {
  const all = fields.flatMap(({ name, kind, joined }): readonly Fact[] => {
    if (kind === 'FLAG') return isTicked(data, called(name)) ? [{ name, flag: true }] : []
    if (joined !== null) {
      const [side, n] = (text(data, called(name)) ?? '').split(' ')
      return side && n
        ? [
            { name: joined, text: side },
            { name, number: Number(n) },
          ]
        : []
    }
    if (kind === 'NUMBER') {
      const value = number(data, called(name))
      return value === null ? [] : [{ name, number: value }]
    }
    const value = text(data, called(name))
    return value === null ? [] : [{ name, text: value }]
  })
  const known = plain(all)
  return all.filter(({ name }) =>
    fields.some((field) => field.name === name && isNeeded(whenOf(field), known)),
  )
}

/** Whether the arbiter can rule: nothing that is needed is missing. */
export function isAnswered({ fields }: Question, facts: readonly Fact[]): boolean {
  const known = plain(facts)
  return fields.every(
    (field) =>
      field.optional || field.kind === 'FLAG' || field.name in known || !isNeeded(whenOf(field), known),
  )
}
