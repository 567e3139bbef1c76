/** Section 4: play, faults, early ends, tricks, conduct. */
import { chapter } from '@stolik/core'

export const lead = chapter(`
4.1.1 tested forehand leads, then who took the trick
4.1.2 tested a card that is played is played
4.1.3 arbiter a lead out of turn ends the game
4.1.4 arbiter a fault before the decision loses
4.1.5 arbiter a level the declarer needs is granted when the others are at fault
4.1.6 arbiter the other side may have it put right and play on
4.1.7 arbiter found after the trick is full: it stands
4.1.8 arbiter nobody warns who is about to err
4.1.9 arbiter two cards at once, cards dropped or shown
4.1.10 arbiter without effect before the last trick
4.1.11 table whoever sits at the table may complain at once
`)

export const following = chapter(`
4.2.1 tested clockwise, following suit
4.2.2 tested without the suit any card
4.2.3 tested a revoke
4.2.4 arbiter a revoke found later
4.2.5 arbiter no complaint once the cards are mixed
4.2.6 arbiter a wrong number of cards during play
4.2.7 arbiter a card shown or played before its turn
4.2.8 tested nobody looks at the skat during play
4.2.9 arbiter no hints
`)

export const shortened = chapter(`
4.3.1 knob the declarer gives up while they hold nine cards
4.3.2 knob later only if somebody of the other side agrees; an idle dealer only in isko
4.3.3 tested an opponent gives up for both, or an idle dealer, who is of the opposing party (3.5.1)
4.3.4 tested the declarer lays down their cards
4.3.5 tested an opponent lays down their cards; wrongly: the level the trumps allow (knob wrongOpenLevel)
4.3.6 arbiter cards thrown in: that side keeps what it has
`)

export const tricks = chapter(`
4.4.1 tested a trick is three cards
4.4.2 tested who takes it
4.4.3 tested the last trick may be seen again
4.4.4 arbiter tricks are kept closed and in order
4.4.5 arbiter the declarer leaves tricks lying
4.4.6 tested no looking back, no counting
`)

export const conduct = chapter(`
4.5.1 prose the rules stand above all
4.5.2 prose play fair
4.5.3 tested nobody's cards are shown while they are dealt
4.5.4 tested only who is entitled sees the skat
4.5.5 tested nobody sees another's cards
4.5.6 arbiter the cards are counted before the auction ends
4.5.7 offline each side keeps its own tricks
4.5.8 arbiter no counting aloud
4.5.9 unbuilt who wants to leave says so before the round; not built: a player may leave at any time, and a bot or another player goes on
4.5.10 tournament complaints at once, and how to appeal
`)
