/** Where a league is made from its rules, and where they are changed with a reason. */
import type { LeagueRules } from '@stolik/contract/league/rules'
import { html, nothing, type TemplateResult } from 'lit'
import type { DeskData } from './client.js'
import { idOf, type DeskParts } from './element.js'
import { opener } from './fields.js'
import { rulesForm, type RulesParts } from './rules-form.js'

export interface NewLeagueParts extends Omit<RulesParts, 'games' | 'send' | 'changing'> {
  readonly data: DeskData
  /** The league of the season before, if the rules come from it. */
  readonly after: string | null
  readonly create: (league: string, rules: LeagueRules) => void
}

export function newLeaguePart({ data, after, create, ...form }: NewLeagueParts): TemplateResult {
  const { say } = form
  const taken = data.leagues.map(({ league }) => league)
  return html`<section class="stack">
    <h3>${say('leaguedesk.new')}</h3>
    ${after === null ? nothing : html`<p class="note" role="status">${say('leaguedesk.nextHint')}</p>`}
    ${rulesForm({
      ...{ ...form, games: data.games, changing: false },
      send: (rules) => create(idOf(`${rules.name} ${rules.season}`, taken), rules),
    })}
  </section>`
}

export type ChangeRulesParts = DeskParts & Pick<RulesParts, 'games' | 'rows' | 'addRow'>

export function changeRulesPart(parts: ChangeRulesParts): TemplateResult {
  const { say, league, opened, act } = parts
  return html`<section class="stack">
    <h3>${say('leaguedesk.rules')}</h3>
    <div>${opener(parts, 'rules', say('leaguedesk.changeRules'))}</div>
    ${
      opened === 'rules'
        ? rulesForm({
            ...{ ...parts, rules: league.rules, changing: true },
            send: (rules, reason) => void act({ amend: { rules, reason } }, 'leaguedesk.done.amend'),
          })
        : nothing
    }
  </section>`
}
