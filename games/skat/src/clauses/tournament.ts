/** The tournament rules of `isko` and `pzskat`, with the federation's numbers after PT. */
import { chapter } from '@stolik/core'

export const tournament = chapter(`
PT 1.1 prose what tournaments are for
PT 1.2 prose they keep the game clean
PT 1.3 prose all are equal at the table
PT 1.4 tournament open to all, or to some
PT 1.5 tournament prizes for players and teams
PT 2.1 prose the law of the land applies
PT 2.2 tournament the plan of play binds who enters
PT 2.3 tournament organiser, director, arbiter
PT 2.4 prose by which regulations it is held
PT 3.1 tournament the organiser is named
PT 3.2 tournament what they may hand on to the director
PT 3.3 tournament prizes and control; accounts are the organiser's
PT 3.4 tournament a tournament that ends early or is cancelled; fees are paid back by the organiser
PT 4.1 tournament the start card
PT 4.2 prose participants know the rules
PT 4.3 tournament exclusion
PT 4.4 tournament the whole list is played by who began it
PT 4.5 tournament who of the staff may play
PT 5.1 knob the formula of the result, and ties
PT 5.2 prose why this formula
PT 6.1 tournament the plan of play is short and whole
PT 6.2 knob what it must say; here how many deals a series has
PT 6.3 tournament it lies open to all
PT 7.1.1 tournament tables of four, at most three of three
PT 7.1.2 tournament nobody changes places
PT 7.1.3 tournament a place is kept for the series
PT 7.1.4 tournament a card is good for its series
PT 7.1.5 tournament only its players are at a table
PT 7.2.1 tournament entries are whole and clear
PT 7.2.2 tournament who keeps the list, and who checks it
PT 7.2.3 tournament all sign
PT 7.2.4 tournament the director may look, and annul
PT 7.2.5 tournament corrections by the director
PT 7.3.1 tournament which rules hold
PT 7.3.2 tournament the arbiter decides
PT 7.3.3 tournament a written protest
PT 7.4.1 tournament list and card are handed in
PT 7.4.2 unbuilt who has finished does not watch; not built: in the hall the director sees to it, and online tables may be watched as views without hands
PT 7.4.3 tournament results, then prizes
PT 7.4.4 tournament how long papers are kept
PT 8.1 prose extract of the game's rules
PT 8.2 prose extract: the deal
PT 8.3 prose extract: the cut
PT 8.4 prose extract: strict play
PT 8.5 prose extract: who sits out
PT 8.6 prose extract: tricks
PT 8.7 tested extract: values
PT 8.8 prose extract: schneider
PT 8.9 prose extract: open games
PT 8.10 prose extract: levels
PT 8.11 prose extract: the running total
PT 8.12 tested extract: the formula
PT 9.1 prose new cards
PT 9.2 tournament without agreement there is no stake
PT 9.3 tournament who keeps the list
PT 9.4 tested passed deals are written down; no ramsz, and never the same dealer again
PT 9.5 prose no gifts
PT 9.6 tournament the dealer checks the last entry
PT 9.7 tournament no substitutes
PT 9.8 tournament the director may look at any time
PT 9.9 unbuilt no onlookers; not built: in the hall the director sees to it, and online tables may be watched as views without hands
PT 9.10 tournament until when one may appeal
PT 9.11 tournament signatures, and lists annulled
PT 9.12 prose cards as a reward
PT 9.13 unbuilt start cards are handed in; not built: a start card is a code, and the list alone gives the claim to a prize
`)
