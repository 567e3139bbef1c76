/** The head with the navigation, and the foot: created once, and translated again for another language. */
import { gatewayAt, home } from '@stolik/elements/site/index'
import { accountFrom } from './back.js'
import { correctionsAddress, gatewayMeta } from './corrections.js'
import { tableHref } from './page.js'
import { routes } from './routes.js'
import type { Words } from './words/index.js'

type Word = keyof Words
type Link = readonly [href: string, word: Word]

const main: readonly Link[] = [
  ['/', 'start'],
  ['/play', 'play'],
  ['/me', 'mine'],
  ['/events', 'events'],
  ['/ranking', 'rankings'],
  ['/clubs', 'clubs'],
  ['/learn', 'learn'],
  ['/for-clubs', 'forClubs'],
]
const more: readonly Link[] = [
  ['/offline', 'offline'],
  ['/associations', 'associations'],
  ['/developers', 'developers'],
  ['/words', 'words'],
  ['/problem', 'problem'],
  ['/daily', 'daily'],
  ['/ratings', 'ratings'],
  ['/value', 'value'],
  ['/replay', 'replay'],
  ['/look', 'look'],
  ['/club-rules', 'clubRules'],
  ['/owner', 'owner'],
]

const firstOf = (href: string): string => href.slice(1)
const list = (links: readonly Link[]): string =>
  links
    .filter(([href]) => firstOf(href) in routes)
    .map(([href, word]) => `<li><a href="${href}" data-say="${word}"></a></li>`)
    .join('')

/**
 * Whether a page shows no notices: a player must not be disturbed, and no card may move under a finger. On a screen in a hall
 * nobody can press a button.
 */
const isStill = (fills: string | undefined): boolean => fills === 'whole' || fills === 'board'

/** `data-say` is the code of an element's text, `data-label` that of its label. */
const html = `<stolik-seats table-href="${tableHref}" list-href="/play"></stolik-seats>
  <header class="head">
    <a class="skip" href="#main" data-say="skip"></a>
    <a class="mark" href="/">Stolik</a>
    <button class="menu" type="button" aria-expanded="false" aria-controls="menu" data-say="menu"></button>
    <div class="folded" id="menu">
      <nav data-label="pages"><ul>${list(main)}<li class="own" hidden><a href="/owner"></a></li></ul></nav>
      <a class="me" href="/account"></a>
      <stolik-language></stolik-language>
    </div>
  </header>
  <haft-band></haft-band>
  <main id="main" tabindex="-1"></main>
  <footer class="foot">
    <nav data-label="morePages"><ul>${list(more)}<li><a class="privacy" data-say="privacy" data-reload></a></li></ul></nav>
    <p><span data-say="free"></span> <span class="release"></span></p>
  </footer>`

export interface Shell {
  readonly main: HTMLElement
  /**
   * Shows the head and foot, or only a page that fills the screen. Above it stands the way to the person's own tables, except on
   * the screen of a hall. `table` is the table that the page shows.
   */
  dress(fills: string | undefined, table: string | undefined): void
  /** Shows a notice below every page except a table and the big screen, from now on. */
  readonly showNotice: (notice: HTMLElement) => void
  speak(words: Words): void
  /** Marks the current link by the first part of the path; `exact`: the page itself, not one below it. */
  mark(first: string, exact: boolean): void
  fold(): void
}

export function makeShell(): Shell {
  const made = document.createElement('template')
  made.innerHTML = html
  const nodes = [...made.content.children]
  const one = (selector: string): HTMLElement => {
    const found = made.content.querySelector<HTMLElement>(selector)
    if (found === null) throw new Error(`no ${selector} in the shell`)
    return found
  }
  // Without the operator's setting, the page of words says whom to tell.
  one('stolik-language').setAttribute('correct', correctionsAddress() || '/words')
  const release = gatewayMeta('release')?.content
  if (release !== undefined) one('.release').textContent = `Stolik ${release}`
  const [page, button, folded, me, own] = ['main', '.menu', '.folded', '.me', '.own'].map(one) as [
    ...[HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement],
  ]
  const [privacy, seats] = [one('.privacy'), one('stolik-seats')]
  const { guest } = gatewayAt(home)
  let spoken: Words | undefined
  let notice: HTMLElement | undefined
  /** Shows the signed-in person's name as the link to their account. */
  const sayMe = (): void => {
    const signed = guest.value?.refresh === undefined ? undefined : guest.value.name
    me.textContent = signed ?? spoken?.signIn ?? ''
    if (signed === undefined) me.removeAttribute('aria-label')
    else me.setAttribute('aria-label', `${spoken?.account ?? ''}: ${signed}`)
  }
  guest.watch(sayMe)
  const showNotice = (next: HTMLElement): void => {
    notice?.remove()
    notice = next
    if (!isStill(page.className)) document.body.append(next)
  }
  /** Tells an owner how many requests wait. */
  const askRequests = (): void => {
    const signed = guest.value?.refresh === undefined ? '' : guest.value.token
    // Loads nothing for people who are signed out and had no owner's link shown.
    if (signed !== '' || !own.hidden)
      void import('./requests.js').then(({ showRequestCount }) =>
        showRequestCount(own, signed, spoken, showNotice),
      )
  }
  guest.watch(askRequests)
  /** People without a name sit nowhere. A failed load is repeated on the next page. */
  const fetchSeats = (): void => {
    if (guest.value !== null) import('@stolik/elements/seats/seats').catch(() => undefined)
  }
  guest.watch(fetchSeats)
  const [worded, labelled, links] = ['[data-say]', '[data-label]', 'li a'].map((selector) => [
    ...made.content.querySelectorAll<HTMLElement>(selector),
  ]) as [HTMLElement[], HTMLElement[], HTMLElement[]]
  const open = (isOpen: boolean): void => {
    button.setAttribute('aria-expanded', String(isOpen))
    folded.classList.toggle('open', isOpen)
  }
  button.addEventListener('click', () => open(button.getAttribute('aria-expanded') !== 'true'))
  folded.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return
    open(false)
    button.focus()
  })
  const wordOf = (element: HTMLElement, kind: 'say' | 'label', words: Words): string =>
    words[element.dataset[kind] as Word]
  return {
    main: page,
    dress(fills, table) {
      fetchSeats()
      if (table === undefined) seats.removeAttribute('but')
      else seats.setAttribute('but', table)
      seats.setAttribute('at', location.pathname)
      const filling = fills === 'board' ? [page] : [seats, page]
      const wanted = fills === undefined ? nodes : filling
      const all = notice === undefined || isStill(fills) ? wanted : [...wanted, notice]
      const { body } = document
      for (const node of [...body.children]) if (!all.includes(node)) node.remove()
      // Whatever stays is not taken off the page meanwhile.
      all.forEach((node, i) => {
        if (body.children[i] !== node) body.insertBefore(node, body.children[i] ?? null)
      })
    },
    showNotice,
    speak(words) {
      spoken = words
      sayMe()
      askRequests()
      // A page of the server, which does not know the language chosen here.
      privacy.setAttribute('href', `/privacy?lang=${document.documentElement.lang}`)
      for (const element of worded) element.textContent = wordOf(element, 'say', words)
      for (const element of labelled) element.setAttribute('aria-label', wordOf(element, 'label', words))
    },
    mark(first, exact) {
      me.setAttribute('href', accountFrom(location))
      if (first === 'account') me.setAttribute('aria-current', 'page')
      else me.removeAttribute('aria-current')
      for (const link of links)
        if (firstOf(link.getAttribute('href') ?? '') === first)
          link.setAttribute('aria-current', exact ? 'page' : 'true')
        else link.removeAttribute('aria-current')
    },
    fold: () => open(false),
  }
}
