/** The parts of regulations in the documents of this folder. The build replaces this file by its texts: no page loads the shapes. */
import { format, seriesPlan } from '@stolik/contract/event/format'
import { group, regulations } from '@stolik/contract/event/regulations'
import { selectionOf } from '@stolik/contract/selection'

export const ofRegulations = selectionOf(regulations.sent)
export const ofFormat = selectionOf(format.sent)
export const ofPlan = selectionOf(seriesPlan.sent)
export const ofGroup = selectionOf(group.sent)
