/** How a person plays at a table: what a game's table element takes from their preferences. */
import type { TableElement } from '@stolik/kit/table'
import { prefs } from './prefs.js'

export function playing(): Required<Pick<TableElement, 'firstTap' | 'onlyCard' | 'order' | 'motion'>> {
  const { firstTap, onlyCard, sorting, trumps, alternate, motion } = prefs.value
  return { firstTap, onlyCard, order: { by: sorting, trumps, alternate }, motion }
}
