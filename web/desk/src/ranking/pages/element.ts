import { say, type Arg, type Locale } from '@stolik/core'
import { attribute, declares } from '@stolik/kit/properties'
import type { Words } from '@stolik/kit/words'
import { html, type TemplateResult } from 'lit'
import { pageWords } from '../../words/pages/index.js'
import { RankingElement } from '@stolik/elements/ranking/element'

/** Shared by the pages of rankings: more words, and links to each other. */
export abstract class RankingPage extends declares(RankingElement, {
  /** Addresses with `{ranking}` and `{id}` in them. */
  rankingHref: attribute('ranking-href', '/ranking/{ranking}'),
  personHref: attribute('person-href', '/ranking/{ranking}/person/{id}'),
  clubHref: attribute('club-href', '/ranking/{ranking}/club/{id}'),
}) {
  protected override get rooms(): readonly Words[] {
    return [...super.rooms, pageWords]
  }

  protected override readonly say = (code: string, args: Readonly<Record<string, Arg>> = {}): string =>
    sayIn(this.rooms, this.locale, code, args)

  protected address(pattern: string, ranking: string, id = ''): string {
    return pattern.replace('{ranking}', encodeURIComponent(ranking)).replace('{id}', encodeURIComponent(id))
  }

  /** Draws a player's name as a link. A forgotten player has no name and no link. */
  protected player(person: string, name: string | null): unknown {
    if (name === null) return this.say('ranking.forgotten')
    return html`<a href=${this.address(this.personHref, this.ranking, person)}>${name}</a>`
  }

  /** Draws the head of a table, text columns first; `wide` columns are hidden on a phone. */
  protected heads(
    text: readonly string[],
    figures: readonly string[],
    wide: readonly string[] = [],
  ): TemplateResult {
    return html`<thead>
      <tr>
        ${text.map((code) => html`<th scope="col" class="text"><span>${this.say(code)}</span></th>`)}
        ${figures.map((code) => html`<th scope="col" class=${wide.includes(code) ? 'wide' : ''}><span>${this.say(code)}</span></th>`)}
      </tr>
    </thead>`
  }
}

/** Says a code in the words of the last room that has it: an element's own rooms come after those that it shares. */
export const sayIn = (
  rooms: readonly Words[],
  locale: Locale,
  code: string,
  args: Readonly<Record<string, Arg>>,
): string => {
  const own = rooms.findLast((room) => Object.hasOwn(room[locale], code))
  return say(own?.[locale] ?? {}, locale, code, args)
}
