/**
 * The content of an element until its code has loaded, in the open shadow root that the element takes over. Styled only by a
 * constructed style sheet, since a page's policy may not allow inline styles.
 */
import { words, type FacadeWords } from './words.js'
import type { Locale } from '@stolik/core'

/** The language of an element that has not loaded yet. The elements themselves use `prefs.ts`, which gives the same answer. */
const isLocale = (tag: string): tag is Locale => Object.hasOwn(words, tag)

/** Returns the language that the person has chosen here before; '' if the stored value is invalid. */
function chosen(): string {
  try {
    const stored = (JSON.parse(localStorage.getItem('stolik.prefs') ?? '{}') as { locale?: unknown }).locale
    return typeof stored === 'string' ? stored : ''
  } catch {
    return ''
  }
}

/** Returns the person's own choice, else the element's `lang`, else the page's, else the browser's, else Polish. */
export function languageOf(element: Element): Locale {
  const tags = [chosen(), element.getAttribute('lang') ?? '', document.documentElement.lang]
  return (
    [...tags, ...navigator.languages]
      .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
      .find((tag) => isLocale(tag)) ?? 'pl'
  )
}

/** A tag by which a build knows what it may minify. */
const css = String.raw

/** The same values as in the kit's tokens, which load with the first element. */
const look = css`
  :host(:not([hidden])) {
    display: block;
  }
  :host([theme='light']) {
    color-scheme: light;
  }
  :host([theme='dark']) {
    color-scheme: dark;
  }
  /* The page's text styles are not inherited, so this looks as the element will. */
  div {
    all: initial;
    color-scheme: inherit;
    /* Only for the background: a browser that cannot read the second takes the first. */
    color: #17414f;
    color: light-dark(#17414f, #0e2e39);
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 12px;
    box-sizing: border-box;
    height: var(--stolik-table-block, calc(var(--stolik-rem, 16px) * 42));
    padding: 16px;
    border-radius: var(--stolik-radius, 10px);
    background: var(--stolik-felt, currentcolor);
    font: medium / 1.45 var(--stolik-font, system-ui, sans-serif);
  }
  button {
    min-height: 44px;
    padding: 8px 24px;
    border: 0;
    border-radius: var(--stolik-radius, 10px);
    background: var(--stolik-on-felt, #faf7f0);
    color: #16203a;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  button:focus-visible {
    outline: 3px solid var(--stolik-slonce, #f2b705);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    div,
    button {
      border: 1px solid;
    }
  }
  p {
    margin: 0;
    padding: 8px;
  }
  a {
    color: inherit;
    overflow-wrap: anywhere;
  }
  div p {
    color: var(--stolik-on-felt, #faf7f0);
    text-align: center;
  }
`
let sheet: CSSStyleSheet | undefined

function rootOf(host: Element, ...nodes: Node[]): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  if ('adoptedStyleSheets' in root) {
    if (sheet === undefined) {
      sheet = new CSSStyleSheet()
      sheet.replaceSync(look)
    }
    root.adoptedStyleSheets = [sheet]
  }
  root.replaceChildren(...nodes)
}

function line(host: Element, role: 'status' | 'alert', text: string): HTMLElement {
  const made = document.createElement('p')
  made.setAttribute('role', role)
  made.lang = languageOf(host)
  made.textContent = text
  return made
}

/** Draws a box as big as the element will be, with one button. */
export function drawFacade(host: Element, press: () => void): void {
  const say = words[languageOf(host)]
  const button = document.createElement('button')
  button.type = 'button'
  button.lang = languageOf(host)
  button.textContent = say.table
  const box = document.createElement('div')
  box.append(button)
  button.addEventListener('click', () => {
    if (button.hasAttribute('aria-disabled')) return
    // Not `disabled`, which would lose the focus.
    button.setAttribute('aria-disabled', 'true')
    box.querySelector('p')?.remove()
    box.append(line(host, 'status', say.loading))
    press()
  })
  rootOf(host, box)
}

/**
 * Shows an error. If there is a facade, it is shown there and the button can be pressed again; otherwise above the page's own
 * content.
 */
export function drawTrouble(
  host: Element,
  code: keyof Pick<FacadeWords, 'failed' | 'old' | 'closed'>,
  more?: Element,
): void {
  const trouble = line(host, 'alert', words[languageOf(host)][code])
  if (more !== undefined) trouble.append(' ', more)
  const box = host.shadowRoot?.querySelector('div')
  if (box === null || box === undefined) return rootOf(host, trouble, document.createElement('slot'))
  box.querySelector('button')?.removeAttribute('aria-disabled')
  box.querySelector('p')?.remove()
  box.append(trouble)
}

/** Removes an error, but not a facade: without a facade the element may load at any moment. */
export function clearTrouble(host: Element): void {
  if (!host.shadowRoot?.querySelector('div')) host.shadowRoot?.replaceChildren()
}
