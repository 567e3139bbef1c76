import { expect, it } from 'vitest'
import { folded } from '../src/folded.js'

it.each([
  ['Groß', 'gross'],
  ['ŁUKASZ Żółć', 'lukasz zolc'],
  ['Sztëch', 'sztech'],
])('%s is compared as %s', (text, plain) => {
  expect(folded(text)).toBe(plain)
})
