/** Plays a hand as a person who looks at the page does: with the mouse, or with the keyboard alone. */
import type { Page } from 'playwright'
import { myTurn, preferred, type Sight, type View } from './table.js'

/** A way to press things: mouse, keyboard or touch. */
export interface Fingers {
  /** Presses anything among the calls: says a call, or chooses a game. */
  press(page: View, selector: string): Promise<void>
  /** Touches a card of the hand once. */
  touch(page: View, card: string): Promise<void>
}

export const mouse: Fingers = {
  press: (page, selector) => page.locator(selector).first().click(),
  // Cards overlap: only the strip with the index is free.
  touch: (page, card) =>
    page.locator(`stolik-hand [data-card="${card}"]`).click({ position: { x: 8, y: 24 } }),
}

export const finger: Fingers = {
  press: (page, selector) => page.locator(selector).first().tap(),
  touch: (page, card) => page.locator(`stolik-hand [data-card="${card}"]`).tap({ position: { x: 8, y: 24 } }),
}

export const keyboard: Fingers = {
  async press(page, selector) {
    await tabTo(page, selector)
    await keysOf(page).press('Enter')
  },
  async touch(page, card) {
    await tabTo(page, 'stolik-hand [data-card]')
    for (let i = 0; !(await isFocused(page, `[data-card="${card}"]`)); i++) {
      if (i > 40) throw new Error(`the arrows do not lead to ${card}`)
      await keysOf(page).press('ArrowRight')
    }
    await keysOf(page).press('Enter')
  },
}

const keysOf = (view: View): Page['keyboard'] => ('keyboard' in view ? view : view.page()).keyboard

/** Presses Tab until the focused element matches. With `host inner`, the host of its shadow root must match too. */
export async function tabTo(page: View, selector: string): Promise<void> {
  const last = selector.split(' ').at(-1) ?? selector
  for (let i = 0; !(await isFocused(page, last)); i++) {
    if (i > 80) throw new Error(`Tab does not lead to ${selector}`)
    await keysOf(page).press('Tab')
  }
}

const isFocused = (page: View, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    return active?.matches(wanted) ?? false
  }, selector)

/** Does one of the things that can be done now. */
export async function act(page: View, seen: Sight, fingers: Fingers): Promise<void> {
  if (seen.choosing && seen.calls.length === 0) {
    const card = seen.hand[seen.chosen]
    if (card === undefined) throw new Error('no card to choose')
    return fingers.touch(page, card)
  }
  const call = preferred(seen.calls)
  if (call !== undefined) return fingers.press(page, `.calls [data-move="${call}"]`)
  const [choice] = seen.choices
  if (choice !== undefined) return fingers.press(page, `.calls [data-game="${choice}"]`)
  const [card] = seen.playable
  if (card !== undefined) return fingers.touch(page, card)
}

/** Makes a move in the game's notation: a call, one card, or several of them joined by `+`. */
export async function make(page: View, move: string, fingers: Fingers): Promise<void> {
  let seen = await myTurn(page)
  // The first touch raises a card, the second one plays it.
  if (seen.playable.includes(move)) {
    for (let i = 0; !seen.settled && seen.hand.includes(move); i++) {
      if (i > 4) throw new Error(`${move} stays in the hand`)
      await fingers.touch(page, move)
      seen = await myTurn(page)
    }
    return
  }
  for (const card of move.split('+').filter((one) => seen.hand.includes(one))) await fingers.touch(page, card)
  for (const choice of seen.choices) {
    if ((await myTurn(page)).calls.includes(move)) break
    await fingers.press(page, `.calls [data-game="${choice}"]`)
  }
  await fingers.press(page, `.calls [data-move="${move}"]`)
  await page.locator(`.calls [data-move="${move}"]`).waitFor({ state: 'detached' })
}

/** More acts than any hand of these games needs when every card is touched twice. */
const patience = 150

/**
 * Plays until the hand is settled or `enough` returns true. Returns what was seen last.
 * @throws Error when that takes more acts than any hand does.
 */
export async function playOn(
  page: View,
  fingers: Fingers,
  enough: (seen: Sight) => boolean = () => false,
): Promise<Sight> {
  let seen = await myTurn(page)
  for (let i = 0; i < patience; i++) {
    if (seen.settled || enough(seen)) return seen
    await act(page, seen, fingers)
    seen = await myTurn(page)
  }
  throw new Error(`the hand does not end: ${JSON.stringify(seen)}`)
}

/** Goes from a settlement to the next deal. */
export async function nextHand(page: View): Promise<void> {
  await page.getByRole('button', { name: 'następne rozdanie' }).click()
  await page.locator('stolik-settlement').waitFor({ state: 'detached' })
}

/** Plays, for several hands if necessary, until `enough` returns true: a hand may end before its first trick does. */
export async function playUntil(
  page: View,
  fingers: Fingers,
  enough: (seen: Sight) => boolean,
): Promise<Sight> {
  for (;;) {
    const seen = await playOn(page, fingers, enough)
    if (enough(seen)) return seen
    await nextHand(page)
  }
}
