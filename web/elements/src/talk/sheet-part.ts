/** The sheet of the talk: the last remarks, phrases to say, and actions against a person. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Failure } from '../client/http.js'
import type { LobbyPlayer, Phase } from '../client/types.js'
import { muted } from './muted.js'
import { phraseButton } from './phrase-button.js'
import { mutePart, type MuteParts } from './mute-part.js'
import { remarkRow, type RemarkParts } from './remark-row.js'
import type { Remark } from './remark.js'
import { reportable } from './report-player.js'
import { phrases, type Phrase } from '@stolik/core'

/** Orders the phrases: those that people usually say at this point of an evening come first. */
const first: Readonly<Record<Phase, readonly Phrase[]>> = {
  GATHERING: ['good-evening', 'hello', 'good-luck', 'one-moment'],
  PLAYING: ['one-moment', 'well-played', 'thanks', 'sorry'],
  BETWEEN: ['well-played', 'thanks', 'congratulations', 'one-moment'],
  FINISHED: ['thanks', 'congratulations', 'again', 'see-you'],
  CLOSED: [],
}

/** Returns the fitting phrases; with `whole` all phrases, the fitting ones first. */
export const fittingPhrases = (phase: Phase, whole: boolean): readonly Phrase[] =>
  whole ? [...first[phase], ...phrases.filter((phrase) => !first[phase].includes(phrase))] : first[phase]

/** The table of the talk, and the server to ask about it. */
export interface TalkAt {
  readonly table: string
  readonly invitation: string | null
  readonly lang: string
  readonly server: string
  readonly chair: number | null
  readonly phase: Phase
  readonly players: readonly (LobbyPlayer | null)[]
}

export interface Sheet {
  /** The remarks that are not muted. */
  readonly remarks: readonly Remark[]
  readonly trouble: Failure | null
  /** Whether all phrases are shown. */
  readonly whole: boolean
  /** Whether the person may write free text. */
  readonly writes: boolean
  readonly note: string
}

export interface SheetParts extends RemarkParts, MuteParts {
  readonly showWhole: (whole: boolean) => void
}

export function talkSheet(
  at: TalkAt,
  { remarks, trouble, whole, writes, note }: Sheet,
  parts: SheetParts,
): TemplateResult {
  const { t, speaks } = parts
  const isQuiet = muted.value.all || muted.value.tables.includes(at.table)
  return html`<section class="sheet" aria-label=${t('talk.title')}>
    ${
      trouble !== null
        ? html`<p class="muted">${t('talk.gone')}</p>`
        : remarks.length === 0
          ? html`<p class="muted">${t('talk.nothing')}</p>`
          : // A scrolling list must be reachable by keyboard.
            html`<ol tabindex="0" aria-label=${t('talk.title')}>
              ${remarks.map((remark) => remarkRow(remark, parts))}
            </ol>`
    }
    ${speaks ? html`${phrasesPart(at.phase, whole, parts)} ${writes ? ownWords(parts) : nothing}` : nothing}
    <p role="status" class="small">${note}</p>
    ${whole || !speaks ? reportPart(at) : nothing}
    ${whole || !speaks || isQuiet ? mutePart(at.table, parts) : nothing}
  </section>`
}

function phrasesPart(phase: Phase, whole: boolean, parts: SheetParts): TemplateResult {
  const { t, showWhole } = parts
  return html`${phase === 'PLAYING' ? html`<p class="small muted">${t('talk.held')}</p>` : nothing}
    <div class="phrases" role="group" aria-label=${t('talk.say')}>
      ${fittingPhrases(phase, whole).map((phrase) => phraseButton(phrase, parts))}
      <button class="more" type="button" aria-expanded=${whole} @click=${() => showWhole(!whole)}>
        ${t(whole ? 'talk.fewer' : 'talk.phrases')}
      </button>
    </div>`
}

function ownWords({ t, say }: SheetParts): TemplateResult {
  const write = (event: SubmitEvent): void => {
    event.preventDefault()
    const text = new FormData(event.target as HTMLFormElement).get('own')
    if (typeof text === 'string' && text.trim() !== '') say({ text: text.trim() })
  }
  return html`<form @submit=${write}>
    <label for="own">${t('talk.write')}</label>
    <div class="row">
      <input id="own" name="own" type="text" maxlength="120" autocomplete="off" required />
      <button class="button">${t('talk.send')}</button>
    </div>
  </form>`
}

/** Offers to report a player who has said nothing, too. */
function reportPart({ table, invitation, lang, server, chair, players }: TalkAt): unknown {
  if (reportable(players, chair).length === 0) return nothing
  return html`<stolik-report-player
    lang=${lang}
    server=${server}
    .table=${table}
    .invitation=${invitation}
    .players=${players}
    .chair=${chair}
  ></stolik-report-player>`
}
