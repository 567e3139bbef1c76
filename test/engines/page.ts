/**
 * The part of Playwright's pages that `webkit/` implements, with the same names and meaning. A journey that needs no more than
 * this runs in all three engines: Playwright itself drives Chromium and Firefox.
 */
import type { Page as Playwright } from 'playwright'

export interface NameOptions {
  readonly name?: string | RegExp
  readonly exact?: boolean
  readonly level?: number
  readonly checked?: boolean
  readonly pressed?: boolean
  readonly expanded?: boolean
}

type Role = Parameters<Playwright['getByRole']>[0]
interface Exact {
  readonly exact?: boolean
}
interface Patience {
  readonly timeout?: number
}

/** Where elements are looked for: a page, or a part of it. */
export interface Finds {
  locator(selector: string, options?: { readonly hasText?: string | RegExp }): Locator
  getByRole(role: Role, options?: NameOptions): Locator
  getByText(text: string | RegExp, options?: Exact): Locator
  getByLabel(text: string | RegExp, options?: Exact): Locator
}

export interface Locator extends Finds {
  first(): Locator
  last(): Locator
  nth(n: number): Locator
  or(other: Locator): Locator
  filter(options: { readonly hasText?: string | RegExp; readonly has?: Locator }): Locator

  click(options?: { readonly position?: { readonly x: number; readonly y: number } }): Promise<void>
  check(): Promise<void>
  uncheck(): Promise<void>
  fill(value: string): Promise<void>
  press(key: string): Promise<void>
  focus(): Promise<void>
  selectOption(option: string | { readonly label: string }): Promise<unknown>
  scrollIntoViewIfNeeded(): Promise<void>

  waitFor(
    options?: Patience & { readonly state?: 'attached' | 'detached' | 'visible' | 'hidden' },
  ): Promise<void>
  count(): Promise<number>
  isVisible(): Promise<boolean>
  isChecked(): Promise<boolean>
  innerText(): Promise<string>
  allInnerTexts(): Promise<string[]>
  textContent(): Promise<string | null>
  inputValue(): Promise<string>
  getAttribute(name: string): Promise<string | null>
  boundingBox(): Promise<Box | null>
  screenshot(): Promise<Uint8Array>
  evaluate<R, A>(run: (element: HTMLElement, given: A) => R | Promise<R>, given: A): Promise<R>
  evaluate<R>(run: (element: HTMLElement) => R | Promise<R>): Promise<R>
  evaluateAll<R>(run: (elements: HTMLElement[]) => R | Promise<R>): Promise<R>
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Keyboard {
  press(key: string): Promise<void>
  type(text: string): Promise<void>
}

export interface Page extends Finds {
  goto(address: string): Promise<unknown>
  reload(): Promise<unknown>
  goBack(): Promise<unknown>
  url(): string
  title(): Promise<string>
  waitForURL(address: RegExp | string): Promise<void>
  evaluate<R, A>(run: (given: A) => R | Promise<R>, given: A): Promise<R>
  /** @param run a function, or an expression in JavaScript */
  evaluate<R>(run: string | (() => R | Promise<R>)): Promise<R>
  readonly keyboard: Keyboard
  setViewportSize(size: Size): Promise<void>
  setDefaultTimeout(milliseconds: number): void
  screenshot(options?: { readonly path?: string }): Promise<Uint8Array>
  context(): Context
  on(event: 'pageerror', hear: (error: Error) => void): unknown
  on(event: 'console', hear: (message: Message) => void): unknown
  close(): Promise<void>
}

export interface Message {
  type(): string
  text(): string
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A person's browser, which shares no storage with others. */
export interface Context {
  addInitScript(run: () => void): Promise<unknown>
  newPage(): Promise<Page>
  setOffline(isOffline: boolean): Promise<void>
  close(): Promise<void>
}

export interface Look {
  readonly viewport?: Size
  readonly locale?: string
  readonly colorScheme?: 'light' | 'dark'
  readonly reducedMotion?: 'reduce'
}

export interface Browser {
  newContext(look?: Look): Promise<Context>
  close(): Promise<void>
}
