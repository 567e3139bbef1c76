/** An edition of before lacks the figures that came later, and is read and counted again without them. */
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { figures, figuresOf, formatsOf, rowsIn, since } from '@stolik/contract/ranking/figures'
import { exact, whole } from '@stolik/contract/ranking/parts'

const later = { ...figures, passed: since(2, whole), kontras: since(3, whole) }
const first = {
  events: 1,
  lists: 3,
  hands: 36,
  points: 812,
  small: 900,
  wins: 1,
  seconds: 0,
  won: 9,
  lost: 2,
}
const now = { ...first, passed: 4, kontras: 5 }

test('each later figure makes a newer format', () => {
  expect(formatsOf(figures)).toEqual(['stolik-edition/1'])
  expect(formatsOf(later)).toEqual(['stolik-edition/1', 'stolik-edition/2', 'stolik-edition/3'])
})

test('a row of an earlier format is valid without later figures, and without no other', () => {
  expect(v.is(exact(later), first)).toBe(true)
  expect(v.is(exact(later), now)).toBe(true)
  expect(v.is(exact(later), { ...now, lost: undefined })).toBe(false)
  expect(v.is(exact(figures), now)).toBe(false)
})

test('what is counted today is compared with an edition in the format of the edition', () => {
  expect(rowsIn('stolik-edition/1', [now], later)).toEqual([first])
  expect(rowsIn('stolik-edition/2', [now], later)).toEqual([{ ...first, passed: 4 }])
  expect(rowsIn('stolik-edition/3', [now], later)).toEqual([now])
})

test('figures of a row are those that it has, in their order', () => {
  expect(Object.keys(figuresOf({ ...first, person: 'A' } as typeof first))).toEqual(Object.keys(figures))
})
