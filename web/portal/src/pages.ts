/** The portal's pages: a head, a foot, and the widgets. */
import { words, type Words } from './words.js'

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
    <p><a href="/value">${text(say.value)}</a></p>
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

const lost = (say: Words): string => `${head(say)}
  <main id="main" tabindex="-1" class="lost">
    <h1>${text(say.lost)}</h1>
    <p>${text(say.lostHint)}</p>
    <p><a href="/">${text(say.home)}</a></p>
  </main>`

/** The page of an address, as HTML. */
export function page({ pathname, searchParams }: URL, locale: keyof typeof words): string {
  const say = words[locale]
  if (pathname === '/' || pathname === '/index.html') return lobby(say)
  if (pathname === '/value' || pathname === '/value/') return value(say)
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
