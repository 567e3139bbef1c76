/**
 * Sections 1 to 3: cards, games, deal, auction, announcement. Their numbers are the same in `isko`, `pzskat` and
 * `patrolki`.
 */
import { chapter } from '@stolik/core'

export const general = chapter(`
1.1.1 tested three play, one against two
1.1.2 prose where and when the game began
1.1.3 prose what its name means
1.2.1 tested 32 cards, and the order of the suits
1.2.2 tested card points, 120 in all
`)

export const basics = chapter(`
2.1.1 tested the skat is taken, or the game is played from the hand
2.1.2 tested the games that there are
2.2.1 tested the skat counts for the declarer
2.2.2 tested two cards are taken and any two put back
2.2.3 tested from the hand nobody sees the skat before the end
2.2.4 tested the declarer chooses suit, grand or null
2.2.5 tested an open hand is laid out
2.3.1 tested one suit is trump
2.3.2 tested the jacks above it, and the order of the rest
2.3.3 tested grand: jacks only
2.3.4 tested null: no trumps, and another order
2.4.1 tested matadors run down from the jack of clubs without a gap
2.4.2 tested with them or without them
2.4.3 tested eleven at most in a suit, four in grand
`)

export const places = chapter(`
3.1.1 table who sits where
3.1.2 unbuilt a newcomer sits down between rounds, with everybody's consent; not built: whoever is let in takes a free chair at once
`)

export const deal = chapter(`
3.2.1 tested who deals, and when a round ends
3.2.2 tested the cards are shuffled
3.2.3 offline they are shuffled in sight, by hand
3.2.4 arbiter one cut that leaves at least four cards in both packets
3.2.5 arbiter who cuts for one who is away
3.2.6 tested three each, the skat, four each, three each
3.2.7 tested at four chairs the dealer sits out
3.2.8 arbiter a card turned over by the dealer: the same dealer deals again
3.2.9 arbiter a wrong number of cards, and until when it can be said
3.2.10 arbiter complaints about shuffle, cut and deal
3.2.11 arbiter a deal by the wrong player
3.2.12 arbiter the wrong dealer found out within the round
3.2.13 arbiter the wrong dealer of an earlier round
3.2.14 arbiter who looks at the skat during the deal is out of the auction
3.2.15 arbiter who puts the skat to their cards is out, and the skat drawn anew
3.2.16 tested a right deal gives a valid deal
`)

export const auction = chapter(`
3.3.1 tested bidding begins at 18
3.3.2 tested who asks whom; only values that a game has
3.3.3 tested rearhand goes on against who is left
3.3.4 tested middlehand passes, rearhand asks forehand
3.3.5 tested the highest bid plays
3.3.6 tested forehand plays or passes when the others have passed
3.3.7 tested nobody plays: the deal is passed
3.3.8 tested what is said is said
3.3.9 arbiter the skat or a hand seen before the auction ends
3.3.10 arbiter the skat in the wrong hand when another wants to play
`)

export const announcement = chapter(`
3.4.1 tested the announcement is whole, and binds
3.4.2 tested any game that reaches the bid
3.4.3 tested overbid by the skat: announced all the same
3.4.4 tested what does not fit together cannot be announced
3.4.5 arbiter a wrong announcement is put right at once
3.4.6 arbiter announced with other than ten cards
3.4.7 tested no change afterwards
3.4.8 tested the skat is closed
`)

export const parties = chapter(`
3.5.1 tested declarer and opponents
3.5.2 arbiter a fault of one of a side is the fault of all
3.5.3 tournament each of the other side pays and receives in full
3.5.4 knob a dealer who sits out asks to look into one hand, and its owner may let them
`)
