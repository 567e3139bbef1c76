/**
 * Our readings where the regulations say nothing: A the auction, K raises, T play, B bok-rounds. Both profiles follow them,
 * unless one of their knobs says otherwise.
 */
import { chapter } from '@stolik/core'

export const readings = chapter(`
A1 tested who speaks first
A2 tested a pass does not bind
A3 tested four passes end it
A4 tested the height of calls
A5 tested the height of du
A6 tested the same contract from two
A7 tested until when wesele may be called
A8 tested who may call gran and zolla
A9 tested changing one's own contract
A10 tested a new contract clears the raises
A11 tested a cicha looks like a zwykła gra
A12 tested who holds a forbidden cicha must call
A13 tested whether it is one depends on the seat
A14 tested on every distribution best play wins it
A15 tested four queens are an ordinary hand
K1 tested raises multiply
K2 tested 64 is a factor
K3 tested who may raise first
K4 tested raises take turns between the sides
K5 tested what counts is decided when the sides are known
K6 tested only one's own knowledge refuses
K7 tested a partner who does not know it
K8 tested two of one side
K9 tested how many
K10 tested not after the first card
K11 tested a raise keeps the auction open
K12 tested the three meanings of bok
T1 tested who leads what
T2 tested beat the card that wins now
T3 tested a trump was led
T4 tested a fela was led, and its other is held
T5 tested a fela was led, and none is held
T6 tested neither suit nor trump
T7 tested a fela of another suit never wins
T8 tested gran: a jack was led
T9 tested gran: another card was led
T10 tested gran: the suit was trumped
T11 tested gran: the order
T12 tested looking back
T13 tested throwing in
B1 tested when a bok-round begins
B2 tested it doubles every game
B3 tested another one waits its turn
B4 tested it counts deals, not dealers
B5 offline wrong deals do not count
B6 tested deals of it that are left over at the end
`)
