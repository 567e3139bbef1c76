/** The fields of lower fees and of the fee for lost games, and how they are read. */
import { html, nothing, type TemplateResult } from 'lit'
import type { Fee, ReducedFee } from '@stolik/elements/event/client/types'
import { isTicked, number, text } from '@stolik/elements/event/form'
import { points } from '@stolik/elements/event/format'
import { foldedPart, inputField, type FieldParts } from './parts.js'

/** Rows that are empty at first, besides those that are filled in. */
const [moreReduced, moreLost] = [3, 2] as const

/** @param locked lost games cost what was announced before the first draw */
export function feeFields(parts: FieldParts, locked: boolean): TemplateResult {
  const { from, say } = parts
  const { reduced = [], lost = [] } = from.fee ?? {}
  const rows = [...reduced, ...Array.from({ length: moreReduced }, () => undefined)]
  const steps = [...lost, ...Array.from({ length: moreLost }, () => undefined)]
  return foldedPart(
    say('announce.moreFees'),
    html`<div class="stack">
      <p class="small muted">${say('announce.reducedHow')}</p>
      ${rows.map((one, i) => reducedRow(parts, one, i + 1))}
      ${
        locked
          ? nothing
          : html`<p class="small muted">${say('announce.lostHow')}</p>
              ${steps.map((one, i) => lostRow(parts, one, i + 1))}`
      }
    </div>`,
  )
}

const price = ({ locale }: FieldParts, amount: number | undefined): string =>
  amount === undefined ? '' : points(amount / 100, locale)

function reducedRow(parts: FieldParts, one: ReducedFee | undefined, n: number): TemplateResult {
  const { say } = parts
  const at = `reduced.${n}`
  const year = (value: number | null | undefined) => ({ numeric: true, value: String(value || '') })
  return html`<fieldset class="fields">
    <legend class="small">${say('announce.reduced', { n })}</legend>
    ${inputField(`${at}.amount`, say('announce.fee'), { numeric: true, value: price(parts, one?.amount) })}
    ${inputField(`${at}.bornFrom`, say('announce.bornFrom'), year(one?.bornFrom))}
    ${inputField(`${at}.bornUntil`, say('announce.bornUntil'), year(one?.bornUntil))}
    ${inputField(`${at}.club`, say('announce.ofClub'), { value: one?.club ?? '' })}
    <label class="tick"
      ><input type="checkbox" name="${at}.women" ?checked=${one?.women ?? false} />
      ${say('announce.forWomen')}</label
    >
  </fieldset>`
}

function lostRow(parts: FieldParts, one: Fee['lost'][number] | undefined, n: number): TemplateResult {
  const { say } = parts
  const from = String(one?.from ?? (n === 1 ? 1 : ''))
  return html`<div class="fields">
    ${inputField(`lost.${n}.from`, say('announce.lostFrom'), { numeric: true, value: from })}
    ${inputField(`lost.${n}.amount`, say('announce.lostAmount'), { numeric: true, value: price(parts, one?.amount) })}
  </div>`
}

/** Returns the fee of the form. Fields that it does not show stay as they were. */
export function feeOf(data: FormData, amount: number, from: Fee | null): Fee {
  const coins = (name: string): number | null => {
    const value = number(data, name)
    return value === null ? null : Math.round(value * 100)
  }
  // A year that is to be filled in (`forAnotherTime`) stays so until somebody does.
  const year = (name: string, was: number | null | undefined): number | null =>
    number(data, name) ?? (was === 0 ? was : null)
  return {
    amount: Math.round(amount * 100),
    currency: text(data, 'currency') ?? 'PLN',
    use: text(data, 'feeUse') ?? '',
    reduced: !data.has('reduced.1.amount')
      ? (from?.reduced ?? [])
      : rowsOf((from?.reduced.length ?? 0) + moreReduced, (n) => {
          const one = coins(`reduced.${n}.amount`)
          return one === null
            ? null
            : {
                amount: one,
                women: isTicked(data, `reduced.${n}.women`),
                bornFrom: year(`reduced.${n}.bornFrom`, from?.reduced[n - 1]?.bornFrom),
                bornUntil: year(`reduced.${n}.bornUntil`, from?.reduced[n - 1]?.bornUntil),
                club: text(data, `reduced.${n}.club`),
              }
        }),
    lost: !data.has('lost.1.amount')
      ? (from?.lost ?? [])
      : rowsOf((from?.lost.length ?? 0) + moreLost, (n) => {
          const one = coins(`lost.${n}.amount`)
          return one === null ? null : { from: number(data, `lost.${n}.from`) ?? n, amount: one }
        }),
  }
}

/** Rows without an amount are left out. */
const rowsOf = <T>(count: number, read: (n: number) => T | null): readonly T[] =>
  Array.from({ length: count }, (_, i) => read(i + 1)).filter((row) => row !== null)
