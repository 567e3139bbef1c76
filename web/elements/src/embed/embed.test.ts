/** The loader on somebody else's page, with elements invented here. Each test has tags of its own. */
import { tokens } from '@stolik/kit/tokens'
import { css } from 'lit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StolikElement } from '../element/element.js'
import { homeOf } from '../base/home.js'
import { localeFor } from '../base/prefs.js'
import { languageOf } from './facade.js'
import { watch, type Part, type Parts } from './watch.js'
import { words } from './words.js'

let thrown: unknown[]
const note = (event: ErrorEvent | PromiseRejectionEvent): void => void thrown.push(event)
let stop = (): void => undefined
beforeEach(() => {
  thrown = []
  localStorage.clear()
  addEventListener('error', note)
  addEventListener('unhandledrejection', note)
})
afterEach(() => {
  stop()
  removeEventListener('error', note)
  removeEventListener('unhandledrejection', note)
  document.body.replaceChildren()
  expect(thrown).toEqual([])
})

let made = 0
/** Returns a new tag, and a part that defines it as an element with the text "here". */
function kind(facade?: true) {
  const tag = `stolik-made-${++made}`
  const load = vi.fn(async () => {
    await Promise.resolve()
    customElements.define(
      tag,
      class extends StolikElement {
        protected override render() {
          return 'here'
        }
      },
    )
  })
  const part: Part = facade === undefined ? { load } : { load, facade }
  return { tag, load, parts: { [tag]: part } satisfies Parts }
}
const put = (tag: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ lang: 'en', ...attributes })) element.setAttribute(name, value)
  document.body.append(element)
  return element
}
const text = (element: Element): string => element.shadowRoot?.textContent ?? ''
const button = (element: Element): HTMLButtonElement => {
  const found = element.shadowRoot?.querySelector('button')
  if (!found) throw new Error('no button')
  return found
}

describe('the loader', () => {
  it('loads what was there before it, what is added later and what is added inside other elements, once per tag', async () => {
    const { tag, load, parts } = kind()
    const first = put(tag)
    stop = watch(document, parts)
    await expect.poll(() => text(first)).toBe('here')
    const later = put(tag)
    const box = document.createElement('div')
    box.innerHTML = `<p><${tag}></${tag}></p>`
    document.body.append(box)
    await expect.poll(() => [later, ...box.querySelectorAll(tag)].map(text)).toEqual(['here', 'here'])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('loads nothing for an element far from the screen until it comes near', async () => {
    const { tag, load, parts } = kind()
    const screen = document.createElement('div')
    screen.style.height = `${3 * innerHeight}px`
    document.body.append(screen)
    const element = put(tag)
    stop = watch(document, parts)
    const near = put(kind().tag)
    // By then the first round of observations is over.
    await new Promise((done) => {
      new IntersectionObserver(done).observe(near)
    })
    expect(load).not.toHaveBeenCalled()
    screen.remove()
    await expect.poll(() => text(element)).toBe('here')
  })

  it('shows a facade as big as the element, and loads the element when the facade is pressed', async () => {
    const { tag, load, parts } = kind(true)
    document.body.style.setProperty('--stolik-table-block', '300px')
    const element = put(tag)
    stop = watch(document, parts)
    expect(text(element)).toBe('open the table')
    expect(element.getBoundingClientRect().height).toBe(300)
    document.body.style.removeProperty('--stolik-table-block')
    expect(load).not.toHaveBeenCalled()
    button(element).focus()
    button(element).click()
    expect(text(element)).toBe('open the tableLoading…')
    await expect.poll(() => text(element)).toBe('here')
    // It is drawn first, and then takes the focus.
    await expect.poll(() => document.activeElement).toBe(element)
    element.blur()
    expect(element.hasAttribute('tabindex')).toBe(false)
  })

  it('draws its facade without a style attribute, in the colours of the table', () => {
    const { tag, parts } = kind(true)
    stop = watch(document, parts)
    for (const theme of ['light', 'dark'] as const) {
      const element = put(tag, { theme })
      // As on a page where the tokens have not loaded.
      element.style.setProperty('--stolik-felt', 'initial')
      stop()
      stop = watch(document, parts)
      const box = element.shadowRoot?.querySelector('div')
      const wanted = document.createElement('div')
      wanted.style.color = /--stolik-felt: (.+);/.exec(tokens.cssText)?.[1] ?? ''
      wanted.style.colorScheme = theme
      document.body.append(wanted)
      expect(element.shadowRoot?.innerHTML).not.toContain('style')
      expect(box && getComputedStyle(box).backgroundColor).toBe(getComputedStyle(wanted).color)
    }
  })

  it('keeps the look of an element where the page unsets everything, and what the page says of the element itself', async () => {
    const tag = `stolik-made-${++made}`
    const load = async (): Promise<void> => {
      await Promise.resolve()
      customElements.define(
        tag,
        class extends StolikElement {
          static override styles = css`
            :host {
              display: grid;
              gap: 7px;
              background: rgb(1, 2, 3);
            }
          `
        },
      )
    }
    const page = document.createElement('style')
    page.textContent = `* { all: unset } head, style, script { display: none } .away { display: none } ${tag} { padding: 5px }`
    document.body.append(page)
    const [element, away] = [put(tag), put(tag)]
    away.className = 'away'
    stop = watch(document, { [tag]: { load } })
    const looks = (one: Element): string[] => {
      const { display, columnGap, backgroundColor, paddingTop } = getComputedStyle(one)
      return [display, columnGap, backgroundColor, paddingTop]
    }
    await expect.poll(() => looks(element)).toEqual(['grid', '7px', 'rgb(1, 2, 3)', '5px'])
    expect(looks(away)).toEqual(['none', '7px', 'rgb(1, 2, 3)', '5px'])
  })

  it.each(['at once', 'later'])('loads an element with the attribute `open`, set %s', async (when) => {
    const { tag, parts } = kind(true)
    const element = put(tag, when === 'later' ? {} : { open: '' })
    stop = watch(document, parts)
    if (when === 'later') element.setAttribute('open', '')
    await expect.poll(() => text(element)).toBe('here')
  })

  it('says in place of an element that it could not be loaded, and tries again', async () => {
    const { tag, load, parts } = kind(true)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const element = put(tag)
    stop = watch(document, parts)
    button(element).click()
    await expect.poll(() => text(element)).toContain('could not be loaded')
    button(element).click()
    await expect.poll(() => text(element)).toBe('here')
  })

  it('keeps the page’s own content in an element that could not be loaded', async () => {
    const { tag, load, parts } = kind()
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const element = put(tag)
    element.textContent = 'our table'
    stop = watch(document, parts)
    await expect.poll(() => element.innerText).toContain('our table')
    await expect.poll(() => text(element)).toContain('could not be loaded')
    const second = put(tag)
    await expect.poll(() => [element, second].map(text)).toEqual(['here', 'here'])
  })

  it('tells people with an old browser that it is too old', () => {
    const { tag, load, parts } = kind()
    const element = put(tag, { lang: 'fr' })
    stop = watch(document, parts, { modern: false })
    expect(text(element)).toContain('Ce navigateur est trop ancien')
    expect(load).not.toHaveBeenCalled()
  })

  it('says on a page without an origin that nothing can be queried, and links to the element', async () => {
    const { tag, load, parts } = kind(true)
    const element = put(tag, {
      server: 'https://g.example/',
      table: 'ab c',
      class: 'wide',
      open: '',
      'table-href': '/t/{id}',
      home: '/',
    })
    stop = watch(document, parts, { closed: true })
    expect(text(element)).toContain('no connection to the server from here')
    const link = element.shadowRoot?.querySelector('a')
    expect(link?.href).toBe(`https://g.example/frame/${tag.replace('stolik-', '')}?lang=en&table=ab+c&open=`)
    expect(link?.textContent).toBe(link?.href.replace('https://', ''))
    element.removeAttribute('open')
    element.setAttribute('open', '')
    const ranking = kind()
    const alone = put(ranking.tag)
    stop()
    const part = { load: ranking.load, alone: true } as const
    stop = watch(document, { ...parts, [ranking.tag]: part }, { closed: true })
    await expect.poll(() => text(alone)).toBe('here')
    expect(load).not.toHaveBeenCalled()
  })

  it('can run twice on a page without an error', async () => {
    const { tag, parts } = kind()
    const element = put(tag)
    const stops = [watch(document, parts), watch(document, parts)]
    stop = () => stops.forEach((each) => each())
    await expect.poll(() => text(element)).toBe('here')
  })

  it('leaves an element alone if another script has closed its shadow root', () => {
    const { tag, parts } = kind(true)
    put(tag).attachShadow({ mode: 'closed' })
    stop = watch(document, parts)
    put(tag)
    stop()
    stop = watch(document, parts)
    expect([...document.querySelectorAll(tag)].map((element) => text(element))).toEqual([
      '',
      'open the table',
    ])
  })
})

describe('the words before an element has loaded', () => {
  it.each(['pl', 'de-AT', 'en', 'xx', ''])('are in the language that the element will use: %s', (lang) => {
    const element = put('p', { lang })
    expect(languageOf(element)).toBe(localeFor(lang))
    localStorage.setItem('stolik.prefs', '{"locale":"de"}')
    expect(languageOf(element)).toBe('de')
    for (const broken of ['{', 'null', '{"locale":7}', '{"locale":"xx"}']) {
      localStorage.setItem('stolik.prefs', broken)
      expect(languageOf(element)).toBe(localeFor(lang))
    }
  })
  it('exist in every language', () => {
    const keys = Object.keys(words.pl)
    for (const each of Object.values(words)) expect(Object.keys(each)).toEqual(keys)
    for (const each of Object.values(words)) expect(Object.values(each)).not.toContain('')
  })
})

describe('the server that an element uses', () => {
  it.each([
    ['https://g.example/embed/assets/prefs-1a2b.js', 'https://g.example'],
    ['https://g.example/stolik/embed/assets/prefs-1a2b.js', 'https://g.example/stolik'],
    ['https://g.example/assets/prefs-1a2b.js', ''],
    ['http://localhost:5173/src/home.ts', ''],
  ])('is where its code came from: %s', (module, server) => {
    expect(homeOf(module)).toBe(server)
  })
})
