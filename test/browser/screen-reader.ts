/**
 * What a screen reader knows of a page: Chromium's accessibility tree, and what live regions announce. Nothing here knows our
 * markup: elements are told apart by role and name, and pressed as by a keyboard.
 */
import type { BrowserContext, CDPSession, Page } from 'playwright'

/** One element that a reader can meet: its role, its name and its state. */
export interface Told {
  readonly role: string
  readonly name: string
  readonly disabled: boolean
  /** Whether a toggle button is pressed; null for any other element. */
  readonly pressed: boolean | null
  readonly focused: boolean
  readonly inside: readonly Told[]
  /** Identifies the element for pressing it, and for nothing else. */
  readonly handle: number
}

export type Key = 'Enter' | 'Space' | 'ArrowRight' | 'ArrowDown' | 'End'

export interface ScreenReader {
  /** The whole accessibility tree now, in reading order. */
  listen(): Promise<Told>
  /** What live regions have announced so far, oldest first. */
  announced(): Promise<readonly string[]>
  /** Moves the focus to an element and presses a key, as a person who has heard of it does. */
  press(told: Told, key?: Key): Promise<void>
}

interface AXNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
  readonly backendDOMNodeId?: number
}

declare global {
  /** What live regions have announced. */
  var announcedHere: string[]
}

/**
 * Records every live region of every page of a context, in shadow roots too, as ARIA defines it. What is added or changed is
 * spoken; an atomic region (such as a status or an alert) is spoken whole; hidden content is not spoken.
 */
export const lendAnnouncements = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    globalThis.announcedHere = []
    const up = (node: Node): Element | null =>
      node.parentElement ?? (node.parentNode instanceof ShadowRoot ? node.parentNode.host : null)
    const liveOf = (node: Node): Element | null => {
      let live: Element | null = null
      for (let at = node instanceof Element ? node : up(node); at !== null; at = up(at)) {
        if (at.getAttribute('aria-hidden') === 'true') return null
        if (live === null && at.matches('[aria-live], [role=log], [role=status], [role=alert], output')) {
          if (at.getAttribute('aria-live') === 'off') return null
          live = at
        }
      }
      return live
    }
    const atomic = (live: Element): boolean =>
      live.getAttribute('aria-atomic') === 'true' ||
      (!live.hasAttribute('aria-atomic') && live.matches('[role=status], [role=alert], output'))
    const words = (node: Node): string =>
      node instanceof Element && node.getAttribute('aria-hidden') === 'true'
        ? ''
        : node.nodeType === Node.TEXT_NODE
          ? (node.textContent ?? '')
          : [...node.childNodes].map(words).join('')
    const observer = new MutationObserver((changes) => {
      const spoken = new Set<Node>()
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'childList' ? addedNodes : [target]) {
          const live = node.isConnected ? liveOf(node) : null
          // A region that is inserted with its words already in it announces nothing.
          if (live !== null && live !== node) spoken.add(atomic(live) ? live : node)
        }
      for (const node of spoken) {
        const line = words(node).replace(/\s+/g, ' ').trim()
        if (line !== '') globalThis.announcedHere.push(line)
      }
    })
    const watch = (root: Node): void =>
      observer.observe(root, { childList: true, characterData: true, subtree: true })
    watch(document)
    // oxlint-disable-next-line typescript/unbound-method -- called on its element below
    const attach = Element.prototype.attachShadow
    Element.prototype.attachShadow = function (init) {
      const root = attach.call(this, init)
      watch(root)
      return root
    }
  })

export async function screenReaderFor(page: Page): Promise<ScreenReader> {
  const session = await page.context().newCDPSession(page)
  return {
    listen: () => tree(session),
    announced: () => page.evaluate(() => globalThis.announcedHere),
    press: async ({ handle }, key = 'Enter') => {
      await session.send('DOM.focus', { backendNodeId: handle })
      await page.keyboard.press(key)
    },
  }
}

/** Roles whose text is already part of their parent's text. */
const pieces: ReadonlySet<string> = new Set(['InlineTextBox', 'ListMarker'])

async function tree(session: CDPSession): Promise<Told> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly AXNode[] }
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const inside = (node: AXNode): Told[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id)
      if (child === undefined || pieces.has(text(child.role))) return []
      return child.ignored ? inside(child) : [told(child)]
    })
  const told = (node: AXNode): Told => {
    const state = (name: string): unknown => node.properties?.find((one) => one.name === name)?.value.value
    const pressed = state('pressed')
    return {
      role: text(node.role),
      name: text(node.name).replace(/\s+/g, ' ').trim(),
      disabled: state('disabled') === true,
      pressed: pressed === undefined ? null : pressed === 'true',
      focused: state('focused') === true,
      inside: inside(node),
      handle: node.backendDOMNodeId ?? 0,
    }
  }
  const [root] = nodes
  if (root === undefined) throw new Error('the page tells nothing')
  return told(root)
}

const text = (value: { readonly value?: unknown } | undefined): string =>
  typeof value?.value === 'string' ? value.value : ''

/** An element and everything in it, in reading order. */
export const all = (told: Told): Told[] => [told, ...told.inside.flatMap(all)]

/** The first element with that role and name. */
export const find = (told: Told, role: string, name: string | RegExp): Told | undefined =>
  all(told).find(
    (one) => one.role === role && (typeof name === 'string' ? one.name === name : name.test(one.name)),
  )

/** The text of a part, as it is read out. */
export const textOf = (told: Told): string[] =>
  all(told)
    .filter(({ role }) => role === 'StaticText')
    .map(({ name }) => name)

/** Roles that need a name to be told apart from others of their kind. */
const named: ReadonlySet<string> = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'radio', 'checkbox', 'slider', 'combobox', 'image'],
  ...['table', 'toolbar', 'dialog', 'region', 'complementary'],
])

/** What would be read out poorly: elements without a name, tables without headers, lists without items. */
export const poor = (page: Told): string[] =>
  all(page).flatMap((one) => {
    const { role, name } = one
    const inside = all(one).slice(1)
    if (named.has(role) && name === '') return [`a ${role} has no name`]
    if (role === 'table' && !inside.some((part) => part.role === 'columnheader'))
      return [`the table “${name}” has no headers`]
    if (role === 'list' && !inside.some((part) => part.role === 'listitem'))
      return [`a list “${name}” is empty`]
    return []
  })

/** Prints the tree for people to read, one element per line. */
export function print(told: Told, depth = 0): string {
  const states = [
    told.disabled ? 'unavailable' : '',
    told.pressed === null ? '' : told.pressed ? 'pressed' : 'not pressed',
    told.focused ? 'focus' : '',
  ].filter((state) => state !== '')
  const line = `${'  '.repeat(depth)}${told.role} ${told.name} ${states.join(', ')}`.trimEnd()
  return [line, ...told.inside.map((one) => print(one, depth + 1))].join('\n')
}
