/**
 * Counts what people do with pointer and keyboard. A journey acts through a page that counts by itself, so that no figure is
 * written by hand, and helpers of other journeys count, too.
 */
import type { Keyboard, Locator, Page } from 'playwright'

export interface Presses {
  readonly clicks: number
  readonly presses: number
}

/** What somebody, or a group of people, has done so far. */
export class Counter implements Presses {
  clicks = 0
  presses = 0

  add({ clicks = 0, presses = 0 }: Partial<Presses>): void {
    this.clicks += clicks
    this.presses += presses
  }
}

/** @param first the first argument of the call */
type Cost = (counter: Counter, first: unknown) => void

const click: Cost = (counter) => counter.add({ clicks: 1 })
/** The field, and each letter. Of a moment the digits are typed, and Tab goes from the day to the hour. */
const fill: Cost = (counter, text) => {
  const typed = String(text).replace(/^(\d+)-(\d+)-(\d+)T(\d+):(\d+)$/, '$1$2$3\t$4$5')
  counter.add({ clicks: 1, presses: typed.length })
}
const letters: Cost = (counter, text) => counter.add({ presses: String(text).length })
const key: Cost = (counter) => counter.add({ presses: 1 })
/** Opening the choice or the dialog of files, and choosing. */
const choose: Cost = (counter) => counter.add({ clicks: 2 })

/** What each method of a place on a page costs. A shortcut such as Control+P is one press. */
const costs: Readonly<Record<string, Cost>> = {
  click,
  tap: click,
  check: click,
  uncheck: click,
  fill,
  pressSequentially: letters,
  press: key,
  selectOption: choose,
  setInputFiles: choose,
}
/** A bookmark, or a code that a phone scans. */
const costsOfPage: Readonly<Record<string, Cost>> = { goto: click, reload: key, goBack: key }
const costsOfKeyboard: Readonly<Record<string, Cost>> = { press: key, type: letters }

/** Nobody's hand can do these: a journey that counts has to click, or to press Tab. */
const impossible = ['focus', 'dispatchEvent', 'insertText']

const isLocator = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'pressSequentially' in value

type Method = (this: unknown, ...args: unknown[]) => unknown

function counting<T extends object>(of: T, counter: Counter, table: Readonly<Record<string, Cost>>): T {
  return new Proxy(of, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function' || typeof name !== 'string') return value
      return (...args: unknown[]): unknown => {
        if (impossible.includes(name)) throw new Error(`nobody can do “${name}” by hand`)
        table[name]?.(counter, args[0])
        const result: unknown = (value as Method).apply(target, args)
        return isLocator(result) ? counting(result, counter, costs) : result
      }
    },
  })
}

/** The page as somebody uses it: whatever is done through it is counted. */
export function counted(page: Page, counter: Counter): Page {
  const keyboard: Keyboard = counting(page.keyboard, counter, costsOfKeyboard)
  const plain = counting(page, counter, costsOfPage)
  return new Proxy(plain, {
    get: (target, name): unknown => (name === 'keyboard' ? keyboard : Reflect.get(target, name, target)),
  })
}
