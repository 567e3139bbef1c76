/**
 * The replay of a deal of a table, counted from 1, and the same cards to be played again; `?again=12.1` begins there, as the attribute
 * `from` of `<stolik-same-cards>`. Without a deal, the replay of a record from a file, with an example.
 */
import { framed, text, type Draw } from '../page.js'
import type { Words } from '../words/index.js'

/** A record played by bots, stored beside the scripts. */
const exampleAt = '/example-deal.txt'

export const draw: Draw = async ({ rest, query, say }) => {
  const [id, hand, ...more] = rest
  if (more.length > 0 || (id !== undefined && !/^[1-9]\d*$/.test(hand ?? ''))) return undefined
  if (id === undefined) return framed(say, say.replay, '/play', await choosing(say), true)
  const invitation = query.get('invitation')
  const by = invitation === null ? '' : ` invitation="${text(invitation)}"`
  const which = ` table="${text(id)}" hand="${hand}"${by}`
  const analysed = query.has('analysis') ? ' analysis' : ''
  return framed(
    say,
    say.replay,
    '/play',
    `<stolik-replay${which}${analysed}></stolik-replay>
    <stolik-same-cards${which} table-href="/table/{id}" from="${text(query.get('again') ?? '')}"></stolik-same-cards>`,
  )
}

async function choosing(say: Words): Promise<string> {
  const record = await fetchExample()
  const example =
    record === null
      ? ''
      : `<h2>${text(say['empty.example'])}</h2>
    <stolik-replay id="example" record="${text(record)}"></stolik-replay>
    <stolik-same-cards record="${text(record)}"></stolik-same-cards>`
  return `<p class="lead">${text(say['empty.replay'])} <a href="/play">${text(say['empty.replayNext'])}</a></p>
    <stolik-replay class="asking"></stolik-replay>
    ${example}`
}

/** Returns null if it does not load: the page works without it. */
async function fetchExample(): Promise<string | null> {
  try {
    const answer = await fetch(exampleAt)
    return answer.ok ? await answer.text() : null
  } catch {
    return null
  }
}
