/** Section 5: values, levels, overbidding, the table list and money. */
import { chapter } from '@stolik/core'

export const levels = chapter(`
5.2.1 tested levels and what they count
5.2.2 tested 61 points win
5.2.3 tested 30 points are schneider
5.2.4 tested no trick is schwarz
5.2.5 knob announced levels
5.2.6 knob open games in a suit and in grand
5.2.7 tested null is won without a trick
5.2.8 arbiter who has to prove what
`)

export const values = chapter(`
5.3.1 tested values are points
5.3.2 tested matadors and levels times the base
5.3.3 tested with and without count the same
5.3.4 tested lost games count double
`)

export const overbid = chapter(`
5.4.1 tested overbid with the skat: the next multiple
5.4.2 tested overbid from the hand
5.4.3 tested a level that could never be reached is not granted
`)

export const list = chapter(`
5.5.1 tested each game is entered at once
5.5.2 tested an entry names base, matadors and levels
5.5.3 tested corrections until the end of the series
`)

export const money = chapter(`
5.5.4 tested the stake, its limit and its rounding
5.5.5 tested settlement in three variants
`)
