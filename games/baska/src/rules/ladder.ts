import type { Contract, Ladder, Rules } from './rules.js'

/** Returns the trumps of a contract, strongest first, and its fele. Gran has its own ladder. */
export const ladderFor = (rules: Rules, contract: Contract): Ladder =>
  contract === 'gran' ? rules.granLadder : rules.ladder
