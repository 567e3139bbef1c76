/** The news item as text: plain, Markdown or HTML, in any language. */
import { intlOf, type Arg, type Locale } from '@stolik/core'
import { points, zoneOf } from '@stolik/elements/event/format'
import type { Facts, Ranked } from './facts.js'

/** The item in words: a headline, sentences, and the results as a link. */
export interface Item {
  readonly headline: string
  readonly sentences: readonly string[]
  /** The places of the podium, each with all who share it. */
  readonly places: readonly { readonly place: number; readonly names: string; readonly points: string }[]
  /** Where and when, and how many played. */
  readonly where: string
  readonly players: string
  readonly link: { readonly words: string; readonly address: string }
}

export const forms = ['plain', 'markdown', 'html'] as const
export type Form = (typeof forms)[number]

type Say = (code: string, args?: Readonly<Record<string, Arg>>) => string

export function itemOf(facts: Facts, address: string, locale: Locale, say: Say): Item {
  const day = new Intl.DateTimeFormat(intlOf(locale), { dateStyle: 'long', timeZone: zoneOf(facts.mode) })
    .format(facts.starts)
    .replace(/[\u202f\u00a0]/g, ' ')
  const places = sharing(facts.podium, locale)
  const [first] = places
  const winners = facts.podium.filter(({ place }) => place === 1).length
  const { bestList } = facts
  const where = [day, facts.place].filter((one) => one !== '').join(', ')
  const players = say('news.players', { n: facts.players })
  return {
    headline: say('news.headline', { n: winners, names: first?.names ?? '', event: facts.name }),
    places,
    where,
    players,
    sentences: [
      `${where}. ${players}.`,
      ...places.map((one) => say('news.place', { place: one.place, names: one.names, points: one.points })),
      ...facts.groups.map(({ kind, name, points: sum }) =>
        say(`news.${kind}`, { name, points: points(sum, locale) }),
      ),
      ...facts.categories.map(({ category, name }) => `${say(`category.${category}`)}: ${name}.`),
      ...(bestList === null
        ? []
        : [
            say('news.bestList', {
              name: bestList.name,
              points: points(bestList.points, locale),
              series: bestList.series,
            }),
          ]),
    ],
    link: { words: say('news.link'), address },
  }
}

function sharing(podium: readonly Ranked[], locale: Locale): Item['places'] {
  const list = new Intl.ListFormat(intlOf(locale), { type: 'conjunction' })
  return [...new Set(podium.map(({ place }) => place))]
    .toSorted((a, b) => a - b)
    .map((place) => {
      const all = podium.filter((one) => one.place === place)
      return {
        place,
        names: list.format(all.map(({ name }) => name)),
        points: points(all[0]?.points ?? 0, locale),
      }
    })
}

export function written({ headline, sentences, link }: Item, form: Form): string {
  const { words, address } = link
  switch (form) {
    case 'plain':
      return `${[headline, '', ...sentences, '', `${words}: ${address}`].map(oneLine).join('\n')}\n`
    case 'markdown':
      return `## ${marked(headline)}\n\n${sentences.map(marked).join('\\\n')}\n\n[${marked(words)}](<${address}>)\n`
    case 'html':
      return `<h2>${escaped(headline)}</h2>\n<p>${sentences.map(escaped).join('<br>\n')}</p>\n<p><a href="${escaped(address)}">${escaped(words)}</a></p>\n`
  }
}

/** Names are typed by strangers: they must neither break the lines nor begin a tag. */
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

export const escaped = (text: string): string =>
  oneLine(text).replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const marked = (text: string): string =>
  oneLine(text)
    .replaceAll(/[\\`*_[\]<>&#|~!]/g, (sign) => `\\${sign}`)
    // A number with a dot would begin a list.
    .replace(/^(\d+)\./, '$1\\.')
    .replace(/^([-+])/, '\\$1')
