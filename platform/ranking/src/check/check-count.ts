/** Checks that results can be counted as a scheme says: no division by 0, and at least one result is taken. */
import type { Found } from './finding.js'
import type { Minimum, PlaceScale, Points, Rating, Scheme } from '../model/scheme.js'

export function checkCount({ count, tieBreaks }: Scheme, found: Found): void {
  if (count.kind === 'points') checkPoints(count, found)
  else {
    checkRating(count, found)
    if (tieBreaks.includes('best')) found('tieBreaks', 'CONTRADICTS', { other: 'count.kind' })
  }
  checkMinimum(count.minimum, found)
}

function checkPoints({ value, take, best, decay, carry, bonus }: Points, found: Found): void {
  checkValue(value, found)
  if (best === 0 && take === 'mean') found('count.best', 'DIVIDES_BY_ZERO')
  else if (best !== null) found.whole('count.best', best, 1, 10_000)
  if (decay !== null) found.decimal('count.decay.factor', decay.factor, 0.000001, 1, 6)
  if (bonus !== undefined) {
    found.decimal('count.bonus.event', bonus.event, 0, 100_000, 1)
    found.decimal('count.bonus.victory', bonus.victory, 0, 100_000, 1)
    if (take === 'mean') found('count.bonus', 'CONTRADICTS', { other: 'count.take' })
  }
  if (carry === null) return
  found.decimal('count.carry', carry, 0.000001, 1, 6)
  if (take === 'mean') found('count.carry', 'CONTRADICTS', { other: 'count.take' })
}

function checkValue(value: Points['value'], found: Found): void {
  if (value.kind === 'hand') {
    if (value.floor === 0) found('count.value.floor', 'DIVIDES_BY_ZERO')
    else found.whole('count.value.floor', value.floor, 1, 100_000)
  }
  if (value.kind === 'place') checkScale('count.value', value, found)
}

export function checkScale(path: string, { scale, behind }: PlaceScale, found: Found): void {
  found.whole(`${path}.scale`, scale.length, 1, 1000)
  scale.forEach((points, i) => found.decimal(`${path}.scale.${i + 1}`, points, -100_000, 100_000, 1))
  found.decimal(`${path}.behind`, behind, -100_000, 100_000, 1)
  const all = [...scale, behind]
  if (all.some((points, i) => i > 0 && points > (all[i - 1] as number))) found(`${path}.scale`, 'ORDER')
}

function checkMinimum({ events, lists, hands, share, rounds }: Minimum, found: Found): void {
  found.whole('count.minimum.events', events, 0, 10_000)
  found.whole('count.minimum.lists', lists, 0, 100_000)
  found.whole('count.minimum.hands', hands, 0, 10_000_000)
  found.between('count.minimum.share', share, 0, 1)
  if (rounds !== undefined) found.between('count.minimum.rounds', rounds, 0, 1)
}

/** Checks that the figures which the rating libraries divide by, or take the logarithm of, are above 0. */
function checkRating(count: Rating, found: Found): void {
  const above = (path: string, value: number, max: number): void => {
    if (value === 0) found(path, 'DIVIDES_BY_ZERO')
    else found.between(path, value, 0.0001, max)
  }
  if (count.kind === 'glicko2') {
    found.between('count.rating', count.rating, -10_000, 10_000)
    found.between('count.deviation', count.deviation, 1, 1000)
    above('count.volatility', count.volatility, 1)
    above('count.tau', count.tau, 5)
    return
  }
  found.between('count.mu', count.mu, -10_000, 10_000)
  above('count.sigma', count.sigma, 1000)
  above('count.beta', count.beta, 1000)
  found.between('count.tau', count.tau, 0, 100)
  found.between('count.cautious', count.cautious, 0, 10)
}
