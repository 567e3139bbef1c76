/** A player's own contracts in one game as a wheel, on the page that others see and on their own. */
import { say as sayOf, type Arg, type Locale } from '@stolik/core'
import { css, html, type TemplateResult } from 'lit'
import { shadeMark, sharesOf, wheel, type Share } from '../base/wheel.js'
import { wheelStyles } from '../base/wheel.styles.js'
import { catalogueOf } from '../element/game-names.js'

export interface Favourites {
  readonly game: string
  readonly contracts: readonly { readonly kind: string; readonly played: number; readonly won: number }[]
}

interface Telling {
  readonly locale: Locale
  /** Says a sentence of the player page. */
  readonly say: (code: string, args?: Readonly<Record<string, Arg>>) => string
}

/** A player's own contracts as a wheel, with their names and how many they won. */
export function favourites({ game, contracts }: Favourites, { locale, say }: Telling): TemplateResult {
  const named = contracts.map(({ kind, played, won }) => ({
    name: sayOf(catalogueOf(locale, game), locale, kind),
    count: played,
    won,
  }))
  const shares = sharesOf(named, say('playerPage.others'))
  /** What has no name of its own in the wheel is the rest. */
  const won = ({ name }: Share): number =>
    named.some((one) => one.name === name)
      ? wonBy(named, [name])
      : wonBy(named) -
        wonBy(
          named,
          shares.map((one) => one.name),
        )
  const [first] = shares
  if (first === undefined) return html``
  const sum = shares.reduce((total, { count }) => total + count, 0)
  const percent = Math.round((100 * first.count) / sum)
  return html`<div class="favourites">
    ${wheel(shares, say('playerPage.wheel', { name: first.name, percent }))}
    <ul class="legend">
      ${shares.map(
        (share, n) =>
          html`<li>
            <span class="kind">${shadeMark(n)}${share.name}</span>
            <span class="small muted">${say('playerPage.wonOf', { n: share.count, won: won(share) })}</span>
          </li>`,
      )}
    </ul>
  </div>`
}

/** @param names of the contracts that are counted; all of them by default */
const wonBy = (
  named: readonly (Share & { readonly won: number })[],
  names: readonly string[] = named.map(({ name }) => name),
): number => named.reduce((sum, { name, won }) => sum + (names.includes(name) ? won : 0), 0)

export const favouriteStyles = [
  wheelStyles,
  css`
    .favourites {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--stolik-space-3) var(--stolik-space-5);
    }
    .legend {
      display: grid;
      flex: 1 1 min(100%, calc(var(--stolik-rem) * 15));
      gap: var(--stolik-space-1);
      min-width: 0;
    }
    .legend li {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--stolik-space-2);
    }
    .kind {
      flex: 1 1 auto;
    }
  `,
]
