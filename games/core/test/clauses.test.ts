import { describe, expect, it } from 'vitest'
import { coverage, type ClauseIndex } from '@stolik/core'

const index: ClauseIndex = {
  '4.2.1': 'tested',
  '4.2': 'tested',
  ZG3: 'tested',
  'isko 4.3.4': 'tested',
  '4.2.9': 'offline',
  '4.3.3': 'later',
  '1.1.1': 'knob',
}

describe('the clause index', () => {
  const uncited = (titles: readonly string[]): readonly string[] => coverage(index, titles).uncited

  it('counts what stands how', () => {
    expect(coverage(index, []).count).toEqual({ tested: 4, knob: 1, offline: 1, later: 1 })
  })

  it('takes a clause for cited by its whole number only', () => {
    expect(uncited(['4.2.1 following suit'])).toEqual(['4.2', 'ZG3', 'isko 4.3.4'])
    expect(uncited(['4.2.10 and 14.2.1, ZG30'])).toEqual(['4.2.1', '4.2', 'ZG3', 'isko 4.3.4'])
  })

  it('reads lists, dots at the end and slashes', () => {
    expect(uncited(['4.2.1/4.2: both', '(ZG3).'])).toEqual(['isko 4.3.4'])
  })

  it('takes a clause of one document only with the document’s name', () => {
    expect(uncited(['isko 4.3.4 claims'])).not.toContain('isko 4.3.4')
    expect(uncited(['4.3.4 claims', 'isko 4.3.5'])).toContain('isko 4.3.4')
  })

  it('reports a citation of what is not built or cannot happen', () => {
    expect(coverage(index, ['4.2.9 hints', '4.3.3 conceding']).contradicted).toEqual(['4.2.9', '4.3.3'])
  })
})
