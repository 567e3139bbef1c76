/** The portal's pages: a head, a foot, and the widgets. */
import type { Words } from './words/words.js'

const tableHref = '/table/{id}'

/** Text as it stands in HTML. */
const text = (raw: string): string => raw.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const head = (say: Words): string => `
  <header class="head">
    <a class="skip" href="#main">${text(say.skip)}</a>
    <a class="mark" href="/">Stolik</a>
    <p>${text(say.lead)}</p>
    <stolik-language></stolik-language>
  </header>
  <haft-band></haft-band>`

const lobby = (say: Words): string => `${head(say)}
  <main id="main" tabindex="-1">
    <h1 class="out-of-sight">Stolik</h1>
    <stolik-lobby table-href="${tableHref}"></stolik-lobby>
  </main>
  <footer class="foot">
    <p><a href="/events">${text(say.events)}</a> · <a href="/ranking">${text(say.rankings)}</a> · <a href="/value">${text(say.value)}</a></p>
    <ul>${say.about.map((line) => `<li>${text(line)}</li>`).join('')}</ul>
    <p>${text(say.free)}</p>
  </footer>`

const value = (say: Words): string => `${head(say)}
  <main id="main" tabindex="-1">
    <p><a href="/">${text(say.home)}</a></p>
    <h1>${text(say.value)}</h1>
    <stolik-value></stolik-value>
  </main>`

const table = (id: string, invitation: string | null): string => `
  <main class="whole" id="main" tabindex="-1">
    <h1 class="out-of-sight">Stolik</h1>
    <stolik-table table="${text(id)}" home="/" table-href="${tableHref}"${
      invitation === null ? '' : ` invitation="${text(invitation)}"`
    }></stolik-table>
  </main>`

/** Where a page leads back to, and what that is called. */
const backs = { '/': 'home', '/events': 'allEvents', '/ranking': 'allRankings' } as const

const framed = (
  say: Words,
  heading: string,
  back: keyof typeof backs,
  element: string,
): string => `${head(say)}
  <main id="main" tabindex="-1">
    <p class="back"><a href="${back}">${text(say[backs[back]])}</a></p>
    <h1 class="out-of-sight">${text(heading)}</h1>
    ${element}
  </main>`

/** A page that its element fills. */
const whole = (kind: string, element: string): string => `
  <main class="${kind}" id="main" tabindex="-1">
    <h1 class="out-of-sight">Stolik</h1>
    ${element}
  </main>`

/** The pages of an event; undefined for an address that is none. */
function event(path: readonly string[], say: Words): string | undefined {
  const [id = '', part, first, second, ...more] = path
  const at = `event="${text(id)}" href="/event/${text(encodeURIComponent(id))}"`
  if (more.length > 0 || id === '') return undefined
  if (id === 'new' && part === undefined)
    return framed(say, say.events, '/events', '<stolik-announce event-href="/event/{id}"></stolik-announce>')
  if (part === undefined || (part === 'card' && first !== undefined && second === undefined))
    return framed(
      say,
      say.events,
      '/events',
      `<stolik-event ${at} table-href="${tableHref}"${first === undefined ? '' : ` card="${text(first)}"`}></stolik-event>`,
    )
  if (part === 'board' && first === undefined) return whole('board', `<stolik-board ${at}></stolik-board>`)
  if (part === 'desk' && first === undefined)
    return whole('desk', `<stolik-desk ${at} table-href="${tableHref}"></stolik-desk>`)
  if (part === 'list' && /^\d+$/.test(first ?? '') && /^\d+$/.test(second ?? ''))
    return whole(
      'hall',
      `<p class="news" role="status" hidden>${text(say.news)} <button>${text(say.takeNews)}</button></p>
      <stolik-hall-list ${at} series="${first}" table="${second}"></stolik-hall-list>`,
    )
  return undefined
}

/** The pages of rankings; undefined for an address that is none. */
function ranking(path: readonly string[], say: Words): string | undefined {
  const [id = '', part, of, ...more] = path
  if (more.length > 0) return undefined
  if (id === '' && part === undefined)
    return framed(say, say.rankings, '/', '<stolik-rankings></stolik-rankings>')
  if (id === 'desk' && part === undefined)
    return framed(say, say.rankings, '/ranking', '<stolik-ranking-desk></stolik-ranking-desk>')
  if (id === 'desk' && part === 'people')
    return framed(
      say,
      say.rankings,
      '/ranking',
      `<stolik-ranking-people${of === undefined ? '' : ` person="${text(of)}"`}></stolik-ranking-people>`,
    )
  const at = `ranking="${text(id)}"`
  const own = `/ranking/${text(encodeURIComponent(id))}`
  const element =
    part === undefined
      ? `<stolik-ranking ${at} person-href="${own}/person/{id}" club-href="${own}/club/{id}"></stolik-ranking>`
      : part === 'person' && of !== undefined
        ? `<stolik-ranking-person ${at} person="${text(of)}"></stolik-ranking-person>`
        : part === 'club' && of !== undefined
          ? `<stolik-ranking-club ${at} club="${text(of)}"></stolik-ranking-club>`
          : undefined
  return element === undefined ? undefined : framed(say, say.rankings, '/ranking', element)
}

/** The replay of a deal of a table, from 1; without one, of a record that one has as a file. */
function replay(path: readonly string[], invitation: string | null, say: Words): string | undefined {
  const [id, hand, ...more] = path
  if (more.length > 0 || (id !== undefined && !/^[1-9]\d*$/.test(hand ?? ''))) return undefined
  const of = id === undefined ? '' : ` table="${text(id)}" hand="${hand}"`
  const by = invitation === null ? '' : ` invitation="${text(invitation)}"`
  return framed(say, say.replay, '/', `<stolik-replay${of}${by}></stolik-replay>`)
}

const lost = (say: Words): string => `${head(say)}
  <main id="main" tabindex="-1" class="lost">
    <h1>${text(say.lost)}</h1>
    <p>${text(say.lostHint)}</p>
    <p><a href="/">${text(say.home)}</a></p>
  </main>`

/** The page of an address, as HTML. */
export function page({ pathname, searchParams }: URL, say: Words): string {
  if (pathname === '/' || pathname === '/index.html') return lobby(say)
  if (pathname === '/value' || pathname === '/value/') return value(say)
  if (pathname === '/events' || pathname === '/events/')
    return framed(
      say,
      say.events,
      '/',
      '<stolik-events event-href="/event/{id}" new-href="/event/new"></stolik-events>',
    )
  if (pathname.startsWith('/event/')) {
    const path = pathname.replace(/\/$/, '').split('/').slice(2).map(decode)
    return event(path, say) ?? lost(say)
  }
  if (/^\/ranking(\/|$)/.test(pathname)) {
    const path = pathname.replace(/\/$/, '').split('/').slice(2).map(decode)
    return ranking(path, say) ?? lost(say)
  }
  if (/^\/replay(\/|$)/.test(pathname)) {
    const path = pathname.replace(/\/$/, '').split('/').slice(2).map(decode)
    return replay(path, searchParams.get('invitation'), say) ?? lost(say)
  }
  const id = /^\/table\/([^/]+)\/?$/.exec(pathname)?.[1]
  if (id === undefined) return lost(say)
  return table(decode(id), searchParams.get('invitation'))
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
