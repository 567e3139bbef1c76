/** Entries of table lists: hands that are written, confirmed, corrected and signed. */
import type { Entry } from '../model/entry.js'
import type { Correction, TableList, WrittenHand } from '../model/state.js'
import { changeList, changeTable, replaceAt, type Folds, type Numbered } from './change.js'

type ListKind = 'hand' | 'confirm' | 'correct' | 'sign' | 'list' | 'annul' | 'missing' | 'redeal'

export const lists: Folds<ListKind> = {
  hand: (state, entry, logged) =>
    changeList(state, entry, (list) => ({
      ...list,
      hands: [...list.hands, written(entry.line, logged)],
      settled: settledAfter(list, list.hands.length, logged),
    })),
  confirm: (state, entry) =>
    changeList(state, entry, (list) => ({
      ...list,
      hands: replaceAt(list.hands, entry.hand, (hand) => ({
        ...hand,
        confirmed: [...hand.confirmed, entry.chair],
      })),
    })),
  correct: (state, entry, logged) => changeList(state, entry, (list) => corrected(list, entry, logged)),
  sign: (state, entry) =>
    changeList(state, entry, (list) => ({ ...list, signed: [...list.signed, entry.chair] })),
  list: (state, entry, logged) =>
    changeList(state, entry, (list, { players }) => ({
      ...whole(list, entry.lines, logged),
      signed: entry.signed ? players.map((_, chair) => chair) : [],
    })),
  annul: (state, entry) => changeList(state, entry, (list) => ({ ...list, annulled: entry.reason })),
  missing: (state, entry) =>
    changeList(state, entry, (list) => ({
      ...list,
      hands: [],
      settled: [],
      signed: [],
      annulled: null,
      missing: entry.chairs,
    })),
  redeal: (state, entry) => {
    const { hand, reason } = entry
    return changeTable(state, entry, (table) => ({
      ...table,
      redeals: [...table.redeals, { hand, until: table.list.hands.length, reason }],
      list: {
        ...table.list,
        hands: table.list.hands.slice(0, hand),
        settled: table.list.settled.slice(0, hand),
        signed: [],
      },
    }))
  },
}

/**
 * An entry of 0.1 does not say how hands are settled: then only those before the first changed one stay so. A hand after an
 * unsettled one cannot be settled yet.
 */
function settledAfter(
  { settled }: TableList,
  first: number,
  { settlements }: Numbered,
): TableList['settled'] {
  if (settlements === undefined) return settled.slice(0, first)
  const after = [...settled]
  for (const one of settlements.settled)
    if (one.hand <= after.length) after[one.hand] = { ...one, rules: settlements.rules }
  return after
}

const written = (line: string, { n, by }: Numbered): WrittenHand => ({ line, entry: n, by, confirmed: [] })

/** A correction cancels the signatures, unless it is the director's correction of a signed list. */
function corrected(
  list: TableList,
  { hand, line, clause }: Extract<Entry, { kind: 'correct' }>,
  logged: Numbered,
): TableList {
  const correction = corrects(list, hand, line, clause, logged)
  return {
    ...list,
    hands: replaceAt(list.hands, hand, () => written(line, logged)),
    settled: settledAfter(list, hand, logged),
    corrections: [...list.corrections, ...correction],
    signed: logged.by.kind === 'direction' ? list.signed : [],
  }
}

function whole(list: TableList, lines: readonly string[], logged: Numbered): TableList {
  return {
    ...list,
    hands: lines.map((line) => written(line, logged)),
    settled: settledAfter(list, 0, logged),
    corrections: [...list.corrections, ...lines.flatMap((line, i) => corrects(list, i, line, null, logged))],
    annulled: null,
    missing: [],
  }
}

/** Returns the correction if a different line stood there before. */
function corrects(
  { hands }: TableList,
  hand: number,
  after: string,
  clause: string | null,
  { by, at }: Numbered,
): readonly Correction[] {
  const before = hands[hand]?.line
  return before === undefined || before === after ? [] : [{ hand, before, after, by, at, clause }]
}
