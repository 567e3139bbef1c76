import type { Contract, Ladder, Rules } from './rules.js'

/** The trumps of a contract, strongest first, and its fele: gran has its own ladder. */
export const ladderFor = (rules: Rules, contract: Contract): Ladder =>
  contract === 'gran' ? rules.granLadder : rules.ladder
