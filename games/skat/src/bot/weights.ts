/**
 * Weights of the features, fitted by logistic regression to about 36,000 games that these bots played against each
 * other. `before`: ten cards, with the skat still to be taken; `after`: the ten cards to play with, and the discard
 * is known.
 *
 * They are in the order of `trumpFeatures`: constant, trumps, trumps beyond six, ♣J ♠J ♥J ♦J, ace and ten of
 * trumps; in the plain suits aces, tens with and without their ace, kings beside one of them, losers, voids; card
 * points in the discard divided by ten, being forehand. For `nullFeatures`: constant, sum of gaps, widest gap,
 * voids, being forehand.
 */
export const weights = {
  after: {
    suit: [-0.12, 0.22, 0.63, 0.91, 0.86, 0.61, 0.46, 0.8, 0.58, -0.8, 0.78, 0.23, -1.18, 0.8, 0.42, 0.2],
    grand: [0.09, 0.98, 0, 0.74, 0.14, 0.03, 0.07, 0, 0.78, 0.05, 1.1, 0.24, -0.95, 0.77, 0.62, -0.09],
    null: [2.08, -0.34, -0.3, 0.2, -0.6],
  },
  before: {
    suit: [-0.03, 0.4, 0.69, 0.73, 0.61, 0.41, 0.32, 0.56, 0.38, -0.38, 0.43, 0.04, -0.68, 0.02, 0, 0.14],
    grand: [0.12, 0.9, 0, 0.63, 0.16, 0.06, 0.06, 0, 0.59, 0.23, 0.66, 0.24, -0.53, 0.13, 0, -0.08],
    null: [1.44, -0.25, 0.31, -0.27, -0.55],
  },
} as const
