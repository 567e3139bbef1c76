import { say, type Arg } from '@stolik/core'
import { attribute, declares } from '@stolik/kit/properties'
import type { Words } from '@stolik/kit/words'
import { html, type TemplateResult } from 'lit'
import { rankingWords } from '@stolik/elements/words/ranking/index'
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
    this.other(code, args)

  /** Translates codes for elements that have words of their own. */
  protected other(code: string, args: Readonly<Record<string, Arg>>): string {
    const { locale } = this
    const own = pageWords[locale]
    return say(Object.hasOwn(own, code) ? own : rankingWords[locale], locale, code, args)
  }

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
