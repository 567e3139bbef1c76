/** Which facts an arbiter needs. Apart from the index, since only forms ask this and the first page would carry it. */
import type { ArbiterFacts, ArbiterField } from './ruling.js'

/** Whether the ruling needs the fact, by the other facts. */
export const isNeeded = ({ when }: Pick<ArbiterField, 'when'>, facts: ArbiterFacts): boolean =>
  when === undefined ||
  when.some((all) => all.every(({ field, is }) => is.includes(String(facts[field] ?? false))))
