/**
 * Weights of the features, fitted by logistic regression to games that these bots played among themselves.
 * `before`: ten cards with the skat still to be taken; `after`: the ten cards played, the two put away known.
 */
export const weights = {
  after: {
    suit: [
      -0.13, 0.2, -0.05, 0.94, 0.75, 0.59, 0.43, 0.88, 0.66, -0.92, 0.78, -0.01, -1.26, 1.25, 0.43, 0.21,
    ],
    grand: [0.08, 1.01, 0, 0.64, 0.14, 0.14, 0.09, 0, 0.91, -0.13, 1.15, 0.14, -0.99, 0.79, 0.56, 0.09],
    null: [2.05, -0.35, -0.2, 0.15, -0.5],
  },
  before: {
    suit: [-0.03, 0.41, 0.42, 0.65, 0.53, 0.47, 0.28, 0.62, 0.37, -0.37, 0.36, 0.09, -0.69, -0.04, 0, 0.17],
    grand: [0.12, 0.9, 0, 0.51, 0.21, 0.15, 0.04, 0, 0.65, 0.16, 0.62, 0.16, -0.54, 0.07, 0, 0.06],
    null: [1.75, -0.25, 0.27, -0.53, -0.39],
  },
} as const
