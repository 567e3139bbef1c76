/** Answers with ratings for tests: a sure one, the reader's own, and a provisional one. */
const history = [
  { at: Date.UTC(2026, 9, 1), value: 1540 },
  { at: Date.UTC(2026, 10, 1), value: 1612 },
]
const row = (place: number | null, name: string, value: number, more: object = {}): object => ({
  place,
  name,
  mark: null,
  value,
  deviation: 48,
  provisional: place === null,
  series: 24,
  gain: null,
  own: false,
  ...more,
})

export const ratingsAnswer = (more: object = {}) => {
  const isMonth = 'month' in more
  const gain = (change: number): object => (isMonth ? { gain: change } : {})
  return {
    ratings: {
      __typename: 'RatingList',
      month: null,
      least: null,
      own: { value: 1612, deviation: 48, provisional: false, series: 24, history },
      rows: [
        row(1, 'Danuta Gruba', 1744, gain(60)),
        row(2, 'Wawrzyniec Brzęczyszczykiewicz', 1612, { own: true, mark: 'VERIFIED', ...gain(-12) }),
        row(null, 'Jan <b>Kos</b>', 1480, { deviation: 190, series: 2, ...gain(-20) }),
      ],
      ...more,
    },
  }
}
