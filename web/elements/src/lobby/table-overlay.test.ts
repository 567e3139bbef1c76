/** Tests a lobby on a page of another site that has no pages for tables: they open over the page. */
import { faults, show } from '@stolik/kit/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fakeLine, type Line } from '../../test/line.js'
import { GoEvent } from '../base/go.js'
import { StolikLobby } from './lobby.js'

let line: Line
const before = history.state as unknown
beforeEach(() => {
  localStorage.clear()
  history.replaceState({ site: 'its own' }, '')
  line = fakeLine()
  localStorage.setItem(`stolik.guest ${line.base}/graphql`, JSON.stringify({ name: 'Ola', token: 't' }))
  line.answer('Games', { games: [] })
  line.answer('Me', { me: { id: 'p1', name: 'Ola', tables: [] } })
  line.answer('Sit', { sit: { __typename: 'Table', id: 'a', seq: 2 } })
  line.answer('TableGame', { table: { __typename: 'Refused', code: 'UNKNOWN_TABLE' } })
})
afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(before, '')
  line.restore()
})

const table = {
  id: 'a',
  game: 'skat',
  profile: 'pzskat',
  speed: 'FREE',
  length: 36,
  phase: 'GATHERING',
  done: 0,
  players: [{ name: 'Jan', bot: false, online: true }, null, null],
}
const draw = async (): Promise<StolikLobby> => {
  const element = await show(new StolikLobby(), { server: line.base, lang: 'en' })
  await line.push('Lobby', { lobby: [table] })
  await expect.poll(() => element.shadowRoot?.querySelector('.act button')).not.toBeNull()
  return element
}
const overOf = (element: StolikLobby) => element.shadowRoot?.querySelector('stolik-over-page') ?? null
const dialogOf = (element: StolikLobby) => overOf(element)?.shadowRoot?.querySelector('dialog') ?? null
const sit = (element: StolikLobby): void =>
  element.shadowRoot?.querySelector<HTMLElement>('.act button')?.click()
const opened = async (element: StolikLobby): Promise<HTMLDialogElement> => {
  await expect.poll(() => dialogOf(element)?.open).toBe(true)
  return dialogOf(element) as HTMLDialogElement
}
const linkOf = async (element: StolikLobby): Promise<HTMLElement> => {
  const link = (): HTMLElement | null =>
    dialogOf(element)?.querySelector('stolik-table')?.shadowRoot?.querySelector<HTMLElement>('.home') ?? null
  await expect.poll(link).not.toBeNull()
  return link() as HTMLElement
}
const focused = (element: StolikLobby): string | undefined =>
  element.shadowRoot?.activeElement?.textContent.trim()

describe('a lobby without pages for tables', () => {
  it('opens the table over the whole page, without faults that axe finds', async () => {
    const element = await draw()
    sit(element)
    const dialog = await opened(element)
    await linkOf(element)
    expect(await faults(element)).toEqual([])
    const { width, height } = dialog.getBoundingClientRect()
    expect([width, height]).toEqual([innerWidth, innerHeight])
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  })

  it('keeps the address and the history state of the page', async () => {
    const element = await draw()
    const { href } = location
    sit(element)
    await opened(element)
    expect(location.href).toBe(href)
    expect(history.state).toMatchObject({ site: 'its own' })
  })

  it.each([
    ['Back', () => history.back()],
    ['the table’s own way back', async (element: StolikLobby) => (await linkOf(element)).click()],
  ])('is back after %s, with the focus where it was', async (_, back) => {
    const element = await draw()
    sit(element)
    await opened(element)
    await back(element)
    await expect.poll(() => overOf(element)).toBeNull()
    expect(document.documentElement.style.overflow).toBe('')
    await expect.poll(() => focused(element)).toBe('sit down')
    await expect.poll(() => history.state as unknown).toEqual({ site: 'its own' })
  })

  it('opens the table again after a reload, and after Forward', async () => {
    const element = await draw()
    sit(element)
    await opened(element)
    // A reload leaves only the history.
    element.remove()
    expect(document.documentElement.style.overflow).toBe('')
    document.body.append(element)
    await opened(element)
    history.back()
    await expect.poll(() => overOf(element)).toBeNull()
    history.forward()
    await opened(element)
  })

  it('keeps the table open when Escape is pressed, and when the browser closes its dialog', async () => {
    const element = await draw()
    sit(element)
    const dialog = await opened(element)
    const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    dialog.dispatchEvent(press)
    expect(press.defaultPrevented).toBe(true)
    dialog.close()
    await expect.poll(() => dialog.open).toBe(true)
  })

  it('leaves the table to a page that shows it in its own way', async () => {
    const element = await draw()
    const gone = new Promise<string>((resolve) => {
      element.addEventListener(GoEvent.type, (event) => {
        event.preventDefault()
        if (event instanceof GoEvent) resolve(event.detail.table)
      })
    })
    sit(element)
    expect(await gone).toBe('a')
    await element.updateComplete
    expect(history.state).toEqual({ site: 'its own' })
    expect(overOf(element)).toBeNull()
  })
})
