import { faults } from '@stolik/kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { arbiter } from '@stolik/skat'
import type { Act, Fact } from '@stolik/elements/event/client/acts'
import type { Proposal, Question } from '@stolik/elements/event/client/types'
import type { Watched } from '@stolik/elements/event/watched'
import { event } from '../../../../elements/test/event.js'
import './arbiter.js'
import type { StolikArbiter } from './arbiter.js'

/** The questions of Skat as the gateway sends them. */
const questions: readonly Question[] = arbiter.questions('pzskat').map(({ id, usual = false, fields }) => ({
  id,
  usual,
  fields: fields.map(
    ({ name, kind, options = [], optional = false, when = [], rare = false, joined, most }) => ({
      name,
      kind: kind.toUpperCase() as 'FLAG',
      options,
      optional,
      when,
      rare,
      joined: joined ?? null,
      most: most ?? null,
    }),
  ),
}))

const plain = (facts: readonly Fact[]) =>
  Object.fromEntries(facts.map(({ name, text, number, flag }) => [name, text ?? number ?? flag ?? false]))

let element: StolikArbiter
let sent: Act[]
let asked: (readonly Fact[])[]
let answers: { readonly open: () => void }[] | null

function propose(question: string, facts: readonly Fact[]): unknown {
  const ruled = arbiter.rule('pzskat', question, plain(facts))
  if ('refused' in ruled)
    return {
      refused: {
        code: 'NOT_RULED',
        args: { problem: ruled.refused, field: ruled.field ?? question },
        clause: null,
        problems: [],
      },
    }
  const lines = ruled.lines.map(({ code, args, clause }) => ({
    code,
    clause,
    args: Object.entries(args).map(([name, value]) => ({ name, ...valueOf(value) })),
  }))
  return { done: { lines, paper: ruled.paper ?? null } as unknown as Proposal }
}
const valueOf = (value: unknown) => ({
  text: typeof value === 'string' ? value : null,
  number: typeof value === 'number' ? value : null,
  flag: typeof value === 'boolean' ? value : null,
})

const watched = {
  busy: false,
  act: (act: Act) => {
    sent.push(act)
    return Promise.resolve({ done: {} })
  },
  client: {
    questions: () => Promise.resolve({ done: questions }),
    propose: (_: string, __: string, question: string, facts: readonly Fact[]) => {
      asked.push(facts)
      const answer = propose(question, facts)
      if (answers === null) return Promise.resolve(answer)
      return new Promise((resolve) => answers?.push({ open: () => resolve(answer) }))
    },
    sheet: () => new Promise(() => undefined),
  },
} as unknown as Watched

const field = (name: string): HTMLInputElement => {
  const found = element.renderRoot.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (found === null) throw new Error(`no field ${name}`)
  return found
}
async function answer(name: string, value: string | boolean): Promise<void> {
  const input = field(name)
  if (typeof value === 'boolean') input.checked = value
  else input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  await element.updateComplete
}
const names = (): readonly string[] =>
  [...element.renderRoot.querySelectorAll<HTMLInputElement>('[name^="fact."]')].map(({ name }) =>
    name.slice(5),
  )
const outsideFold = (): readonly string[] =>
  [...element.renderRoot.querySelectorAll<HTMLInputElement>('[name^="fact."]')]
    .filter((one) => one.closest('details') === null)
    .map(({ name }) => name.slice(5))
const says = (): string => element.renderRoot.querySelector('.proposal')?.textContent ?? ''

beforeEach(async () => {
  sent = []
  asked = []
  answers = null
  element = document.createElement('stolik-arbiter')
  element.lang = 'en'
  element.watched = watched
  element.shown = event({ phase: 'PLAYING' })
  document.body.replaceChildren(element)
  await expect.poll(() => element.renderRoot.querySelectorAll('optgroup').length).toBe(2)
  await element.updateComplete
})

describe('the referee', () => {
  it('answers five questions about a revoke, and reads what follows before it is given', async () => {
    await answer('question', 'revoke')
    expect(outsideFold()).toEqual(['by', 'game', 'hand', 'playOn'])
    await answer('fact.by', 'declarer')
    await answer('fact.game', 'clubs')
    // Matadors are asked once there is a trump game.
    expect(outsideFold()).toEqual(['by', 'game', 'count', 'hand', 'playOn'])
    expect(says()).toBe('')
    await answer('fact.count', 'without 2')
    await expect.poll(says).toContain('4.2.3')
    expect(asked.at(-1)).toEqual([
      { name: 'by', text: 'declarer' },
      { name: 'game', text: 'clubs' },
      { name: 'matadors', text: 'without' },
      { name: 'count', number: 2 },
    ])
    expect(await faults(element)).toEqual([])
    await answer('table', '2')
    // Where it happened changes nothing of what the rule book says.
    expect(asked).toHaveLength(1)
    element.renderRoot.querySelector('form')?.requestSubmit()
    await element.updateComplete
    expect(sent).toEqual([
      { rule: { series: 1, table: 2, hand: null, question: 'revoke', facts: asked[0], note: '' } },
    ])
    await expect.poll(says).toBe('')
    expect(field('question').value).toBe('')
  })

  it('is not asked what a case does not need', async () => {
    await answer('question', 'revoke')
    await answer('fact.playOn', true)
    expect(names()).toEqual(['by', 'playOn', 'cardsMixed'])
    await answer('fact.by', 'opponents')
    expect(field('fact.playOn').checked).toBe(true)
    await expect.poll(says).toContain('4.1.6')
    await answer('question', 'cards-shown')
    await answer('fact.by', 'declarer')
    expect(names()).toEqual(['by'])
    await expect.poll(says).toContain('4.1.9')
  })

  it('reads at once what follows where there is nothing to ask', async () => {
    await answer('question', 'card-turned-by-dealer')
    await expect.poll(says).toContain('3.2.8')
  })

  it('gives no ruling that they have not seen', async () => {
    answers = []
    await answer('question', 'card-turned-by-dealer')
    await answer('table', '1')
    element.renderRoot.querySelector('form')?.requestSubmit()
    await element.updateComplete
    expect(sent).toEqual([])
    for (const one of answers) one.open()
    await expect.poll(says).toContain('3.2.8')
    element.renderRoot.querySelector('form')?.requestSubmit()
    await element.updateComplete
    expect(sent).toHaveLength(1)
  })

  it('reads the answer to what they asked last, in whatever order answers come', async () => {
    answers = []
    await answer('question', 'card-turned-by-dealer')
    await answer('question', 'irregular')
    const [first, second] = answers
    second?.open()
    await expect.poll(says).toContain('3.4.5')
    first?.open()
    await element.updateComplete
    expect(says()).toContain('3.4.5')
  })

  it('reads which answer is impossible, in words', async () => {
    await answer('question', 'revoke')
    await answer('fact.by', 'declarer')
    await answer('fact.game', 'grand')
    await answer('fact.count', 'with 11')
    const wrong = (): string => element.renderRoot.querySelector('.refusal')?.textContent.trim() ?? ''
    await expect.poll(wrong).toMatch(/^The rule book gives no ruling/)
    expect(wrong()).not.toContain('count)')
    await answer('fact.count', 'with 2')
    await expect.poll(says).toContain('4.2.3')
    expect(wrong()).toBe('')
  })

  it('sees who sits at the table, and begins where the ruling was begun', async () => {
    element.begun = { series: 1, table: 2, hand: 4 }
    await element.updateComplete
    expect(field('table').value).toBe('2')
    expect(field('hand').value).toBe('5')
    const seat = event({ phase: 'PLAYING' }).series[0]?.tables[1]?.seats[0]
    expect(element.renderRoot.querySelector('form')?.textContent).toContain(seat?.name)
    await element.begin()
    expect(element.shadowRoot?.activeElement).toBe(field('question'))
  })
})
