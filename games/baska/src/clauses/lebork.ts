/**
 * The regulations of the Polish Cup, which number each chapter separately. ZO zasady ogólne, ZG zwykła gra, W wesele, C cicha,
 * Z zolla, G gran, L licytacja, R rozgrywka, ZO2 the second chapter of general rules, RZ rozliczenia, RZP the printed example
 * of payments.
 */
import { chapter } from '@stolik/core'

export const lebork = chapter(`
ZO1 prose a game of cards
ZO2 tournament it is settled in points
ZO3 knob players agree on the rules beforehand
ZO4 knob these are the rules of this tournament
ZO5 tested four players, sixteen cards
ZO6 tested dealt one at a time, four each
ZO7 tested auction, then play
ZO8 tested the order of cards
ZG1 tested who holds an old queen is stary
ZG2 tested nothing called, and who begins
ZG3 tested beat what lies on the table
ZG4 tested without trumps a fela
ZG5 tested the other fela of the suit that was led
ZG6 tested 53 points win
ZG7 tested what cards count
ZG8 tested equal points: młodzi win, and a bok-round begins
W1 tested who may call wesele
W2 tested the partner holds J♣
W3 tested or J♠
W4 tested or J♥
W5 tested the pair settles like starzy
W6 tested played and settled like a zwykła gra
C1 tested both old queens and nothing called
C2 tested alone, and unannounced
C3 tested played like a zwykła gra
C4 tested 53 points win; equal points
C5 tested not when it cannot be lost
Z1 tested alone to 53 points
Z2 tested against the three others
Z3 tested played like a zwykła gra
Z4 tested what was called and raised before is void
G1 tested another order of cards
G2 tested alone against three
G3 tested a jack is led
G4 tested without a jack any card
G5 tested another card is led
G6 tested without its suit a jack
G7 tested without either any card
L1 tested the auction settles the contract
L2 tested who asks whom
L3 tested who asks speaks fourth
L4 tested when it ends
L5 tested nothing called
L6 tested zolla and gran void what was called
L7 tested zolla is above gran
L8 tested raises for each contract
L9 tested four of them, and their names
L10 tested each doubles
L11 tested by opponents in turn
L12 tested du: all tricks
L13 tested du doubles
L14 tested all that counts is multiplied
R1 tested who leads
R2 tested beat whenever possible
R3 tested otherwise a trump, or a jack in gran
R4 tested the last trick only; nothing is shown or hinted
R5 tested cards thrown in when nothing can change
ZO2.1 tested both sides may raise
ZO2.2 tested zolla before gran
ZO2.3 tested bok-rounds follow one another
ZO2.4 tested a cicha that cannot be lost
ZO2.5 tested no kontra to one's own cicha
ZO2.6 tested no kontra to one's own wesele
RZ1 tested points
RZ2 tested młodzi lose with exit
RZ3 tested without exit
RZ4 tested without a trick
RZ5 tested starzy pay double
RZ6 tested wesele is paid alike
RZ7 tested a cicha
RZ8 tested lost contracts are paid double
RZ9 tested exit: 26 and 27 points
RZ10 tested raises double
RZ11 tested a bok-round doubles
RZP tested the printed payments
`)
