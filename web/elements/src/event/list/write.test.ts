import { PaperEvent } from '@stolik/kit/paper'
import { render } from 'lit'
import { afterEach, expect, it, vi } from 'vitest'
import type { TableList } from '../client/types.js'
import { listsOf } from '../lists.js'
import { paperOf, type PaperElement } from './paper.js'
import { emptyDraft, type ListParts } from './parts.js'
import { handEntry, writeHand } from './write.js'

afterEach(() => document.body.replaceChildren())

const tableOf = (names: readonly string[]): Partial<TableList> => ({
  game: 'skat',
  profile: 'pzskat',
  chairs: names.length,
  seats: names.map((name, chair) => ({
    chair,
    name,
    player: `p${chair}`,
    number: chair + 1,
    signed: false,
    bot: false,
  })),
})

/** Returns the game's element for the first hand of a new list. */
async function firstHand(names: readonly string[]): Promise<PaperElement> {
  await expect.poll(() => [paperOf('skat'), listsOf('skat')].includes(null)).toBe(false)
  const paper = paperOf('skat') as PaperElement
  const parts = {
    table: tableOf(names),
    lines: [],
    draft: emptyDraft,
    locale: 'pl',
    paper: () => paper,
  } as unknown as ListParts
  const place = document.body.appendChild(document.createElement('div'))
  render(
    handEntry(parts, 0, () => undefined),
    place,
  )
  return paper
}

const asked = (paper: PaperElement): string[] =>
  [...(paper.shadowRoot?.querySelectorAll('[name=who] + span') ?? [])].map((span) =>
    span.textContent.replace(/\s+/g, ' ').trim(),
  )

it('offers everybody who plays the first hand: all three of a table of three', async () => {
  const paper = await firstHand(['Ala', 'Ola', 'Jan'])
  await expect.poll(() => asked(paper).length).toBe(4)
  expect(asked(paper).map((words) => words.slice(0, 3))).toEqual(['Ola', 'Jan', 'Ala', 'nik'])
})

it('leaves out the dealer of a table of four', async () => {
  const paper = await firstHand(['Ala', 'Ola', 'Jan', 'Ewa'])
  await expect.poll(() => asked(paper).length).toBe(4)
  expect(asked(paper).map((words) => words.slice(0, 3))).toEqual(['Ola', 'Jan', 'Ewa', 'nik'])
})

it('keeps the entered hand on the screen until the phone has stored it', async () => {
  await expect.poll(() => [paperOf('skat'), listsOf('skat')].includes(null)).toBe(false)
  const paper = paperOf('skat') as PaperElement
  let has = (): void => undefined
  const kept = new Promise<void>((done) => (has = done))
  const [put, closeForm] = [vi.fn(() => kept), vi.fn()]
  const parts = {
    table: { ...tableOf(['Ala', 'Ola', 'Jan']), series: 1, table: 1, length: 3 },
    lines: [],
    chair: 0,
    draft: emptyDraft,
    updateDraft: () => undefined,
    locale: 'pl',
    paper: () => paper,
    session: { put },
    closeForm,
    say: (code: string) => code,
  } as unknown as ListParts
  render(writeHand(parts), document.body.appendChild(document.createElement('div')))
  paper.dispatchEvent(new PaperEvent('passed'))
  expect(put).toHaveBeenCalledOnce()
  expect(closeForm).not.toHaveBeenCalled()
  has()
  await expect.poll(() => closeForm.mock.calls.length).toBe(1)
})
