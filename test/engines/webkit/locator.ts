/** Elements of a page by Playwright's selectors; each is looked up again for every action. */
import { getByLabelSelector, getByRoleSelector, getByTextSelector } from 'ivya'
import type { Box, Finds, Keyboard, Locator } from '../page.js'
import type { Script } from './script.js'
import { Refusal, type Session } from './session.js'

export interface Hands {
  readonly session: Session
  readonly script: Script
  readonly keys: Keyboard
  /** How long to wait for something, in milliseconds. */
  patience: number
}

/** A point of the window. */
interface Spot {
  readonly x: number
  readonly y: number
}

/** The reference to an element in WebDriver's answers. */
type Reference = Readonly<Record<string, string>>

const has = (hasText: string | RegExp | undefined): string =>
  hasText === undefined
    ? ''
    : ` >> internal:has-text=${typeof hasText === 'string' ? `${JSON.stringify(hasText)}i` : String(hasText)}`

/** Asks until the answer is not a string. If the document goes away meanwhile, the new one is asked. */
async function until<T>(
  patience: number,
  ask: () => Promise<{ readonly done: T } | string>,
  what: string,
): Promise<T> {
  const end = performance.now() + patience
  for (;;) {
    const answer = await ask().catch((error: unknown) => {
      if (error instanceof Refusal && isPassing(error)) return error.message
      throw error
    })
    if (typeof answer !== 'string') return answer.done
    if (performance.now() > end) throw new Error(`${what}: ${answer} (waited ${patience} ms)`)
    await new Promise((again) => setTimeout(again, 30))
  }
}

const passing = [
  'no such window',
  'no such frame',
  'stale element reference',
  'no such element',
  'unknown error',
]
const isPassing = ({ code, message }: Refusal): boolean =>
  passing.includes(code) || (code === 'javascript error' && /unload|navigat|destroyed/i.test(message))

export function findsIn(hands: Hands, scope: string): Finds {
  const inner = (selector: string): Locator =>
    locatorOf(hands, scope === '' ? selector : `${scope} >> ${selector}`)
  return {
    locator: (selector, options = {}) => inner(selector + has(options.hasText)),
    getByRole: (role, options = {}) => inner(getByRoleSelector(role, options)),
    getByText: (text, options = {}) => inner(getByTextSelector(text, options)),
    getByLabel: (text, options = {}) => inner(getByLabelSelector(text, options)),
  }
}

const selectors = new WeakMap<Locator, string>()
const selectorOf = (locator: Locator): string => JSON.stringify(selectors.get(locator))

export function locatorOf(hands: Hands, selector: string): Locator {
  const { session, script, keys } = hands
  const wait = <T>(
    ask: () => Promise<{ readonly done: T } | string>,
    patience = hands.patience,
  ): Promise<T> => until(patience, ask, selector)
  /** Calls a function of the driver inside the page until it no longer says why it cannot be done yet. */
  const manage = <T>(name: 'fill' | 'select', given: unknown): Promise<T> =>
    wait(async () => {
      const source = `(selector, given) => stolikInside.${name}(selector, given)`
      const answer = await script.run<T | string>(source, selector, given)
      return typeof answer === 'string' ? answer : { done: answer }
    })
  /** Runs the source of a function on the element, as soon as it exists. */
  const read = <T>(source: string, ...given: readonly unknown[]): Promise<T> =>
    wait(async () => {
      const answer = await script.run<{ readonly done: T } | null>(
        `async (selector, ...given) => {
          const element = stolikInside.one(selector)
          return element === undefined ? null : { done: await (${source})(element, ...given) }
        }`,
        selector,
        ...given,
      )
      return answer ?? 'there is none'
    })
  const count = (): Promise<number> => script.run('(selector) => stolikInside.all(selector).length', selector)
  const isChecked = (): Promise<boolean> =>
    read('(element) => element.getAttribute("aria-checked") === "true" || element.checked === true')
  const set = async (wanted: boolean): Promise<void> => {
    if ((await isChecked()) === wanted) return
    await locator.click()
    await wait(async () => ((await isChecked()) === wanted ? { done: undefined } : 'it is not checked'))
  }
  const more = (selector_: string): Locator => locatorOf(hands, `${selector} >> ${selector_}`)

  const locator: Locator = {
    ...findsIn(hands, selector),
    first: () => more('nth=0'),
    last: () => more('nth=-1'),
    nth: (n) => more(`nth=${n}`),
    or: (other) => more(`internal:or=${selectorOf(other)}`),
    filter: ({ hasText, has: inner }) =>
      locatorOf(
        hands,
        selector + has(hasText) + (inner === undefined ? '' : ` >> internal:has=${selectorOf(inner)}`),
      ),
    click: ({ position } = {}) =>
      wait(async () => {
        const aim = '(selector, position) => stolikInside.aim(selector, position)'
        const spot = await script.run<string | Spot>(aim, selector, position ?? null)
        if (typeof spot === 'string') return spot
        const missed = await press(hands, spot)
        return missed ?? { done: undefined }
      }),
    check: () => set(true),
    uncheck: () => set(false),
    fill: async (value) => {
      const isFilled = await manage<boolean>('fill', value)
      if (!isFilled) await (value === '' ? keys.press('Delete') : keys.type(value))
    },
    press: async (key) => {
      await locator.focus()
      await keys.press(key)
    },
    focus: () => read('(element) => void element.focus()'),
    selectOption: (option) => manage<null>('select', option),
    scrollIntoViewIfNeeded: () =>
      read('(element) => void element.scrollIntoView({ block: "center", behavior: "instant" })'),

    waitFor: ({ state = 'visible', timeout } = {}) =>
      wait(async () => {
        const [is, visible] = await script.run<[boolean, boolean]>(
          `(selector) => {
            const element = stolikInside.one(selector)
            return [element !== undefined, element !== undefined && stolikInside.isVisible(element)]
          }`,
          selector,
        )
        const isSo = { attached: is, detached: !is, visible, hidden: !visible }[state]
        return isSo ? { done: undefined } : `it is not ${state}`
      }, timeout),
    count,
    isVisible: () =>
      script.run(
        `(selector) => {
          const element = stolikInside.one(selector)
          return element !== undefined && stolikInside.isVisible(element)
        }`,
        selector,
      ),
    isChecked,
    innerText: () => read('(element) => element.innerText'),
    allInnerTexts: () =>
      script.run('(selector) => stolikInside.all(selector).map((each) => each.innerText)', selector),
    textContent: () => read('(element) => element.textContent'),
    inputValue: () => read('(element) => element.value'),
    getAttribute: (name) => read('(element, name) => element.getAttribute(name)', name),
    boundingBox: () =>
      read<Box>(`(element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height }
      }`),
    screenshot: async () => {
      const reference = await read<Reference>('(element) => element')
      const [id = ''] = Object.values(reference)
      return Buffer.from(await session.ask<string>('GET', `/element/${id}/screenshot`), 'base64')
    },
    evaluate: (run: (element: HTMLElement, given?: never) => unknown, given?: unknown) =>
      read<never>(String(run), given),
    evaluateAll: (run) => script.run(`(selector) => (${String(run)})(stolikInside.all(selector))`, selector),
  }
  selectors.set(locator, selector)
  return locator
}

/** Presses and releases the first mouse button there. Says why that reached nothing, or null. */
async function press({ session, script }: Hands, { x, y }: Spot): Promise<string | null> {
  const actions = [
    { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
  try {
    await session.ask('POST', '/actions', { actions: [mouse] })
  } catch (error) {
    // The press may have happened all the same, and must not happen twice.
    throw new Error('the mouse could not be pressed', { cause: error })
  }
  // If the document is gone, the press reached it.
  return script.run<string | null>('() => stolikInside.missed()').catch((error: unknown) => {
    if (error instanceof Refusal && isPassing(error)) return null
    throw error
  })
}
