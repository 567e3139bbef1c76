/** What each request costs a draw: it is drawn again without it, from the same seed, and the figures are compared. */
import type { RequestCost } from '@stolik/contract/published/draws'
import type { Measure, Seating, SeatingTask } from '../seating/task.js'
import type { TooFew } from '../seating/sizes.js'

type Asked = Omit<SeatingTask, 'random'>

/** @param draw draws again, from the same seed */
export function costsOf<A extends Asked>(
  input: A,
  drawn: Measure,
  draw: (input: A) => Seating | TooFew,
): readonly RequestCost[] {
  const { requests = [], players } = input
  const isOfClubs = players.some(({ club }) => club !== undefined)
  const more = (without: A): Figures => {
    const other = draw(without)
    if ('refused' in other) throw new RangeError('fewer can be seated without a request')
    return Object.fromEntries(
      figures.map((figure) => [figure, Math.max(0, drawn[figure] - other.measure[figure])]),
    ) as unknown as Figures
  }
  return [
    // What keeping clubs apart costs is not how many of them still meet.
    ...(isOfClubs
      ? [
          {
            kind: 'clubs' as const,
            players: [],
            ...more({ ...input, players: players.map(clubless) }),
            clubs: 0,
          },
        ]
      : []),
    ...requests.map((request) => ({
      ...request,
      ...more({ ...input, requests: requests.filter((other) => other !== request) }),
    })),
  ]
}

const figures = ['repeats', 'clashes', 'clubs', 'seatSpread', 'dealerSpread', 'moved'] as const
type Figures = Pick<Measure, (typeof figures)[number]>

const clubless = ({ id, apart }: SeatingTask['players'][number]) => ({ id, apart })
