import { describe, expect, it } from 'vitest'
import type { Knob, KnobGame } from './shapes.js'
import {
  asIn,
  basedOn,
  choiceIn,
  differencesIn,
  draftOf,
  knobsOf,
  newDraft,
  profileOf,
  turnedTo,
} from './draft.js'

const flag = (id: string, club: string): Knob => ({
  id,
  choices: ['true', 'false'].map((choice) => ({ id: choice, clause: '1' })),
  bases: [
    { base: 'plain', choice: 'false', clause: '1' },
    { base: 'club', choice: club, clause: '2' },
  ],
})
const ramsz = flag('ramsz', 'true')
const open = flag('open', 'false')
const game: KnobGame = {
  id: 'skat',
  profiles: [{ id: 'plain' }, { id: 'club' }],
  knobs: [ramsz, open],
  houses: [],
}

describe('a rule set that is being made', () => {
  it('keeps only what differs from its base', () => {
    const turned = turnedTo(newDraft('skat', 'plain'), ramsz, 'true')
    expect(knobsOf(turned)).toEqual([{ knob: 'ramsz', choice: 'true' }])
    expect(choiceIn(turned, ramsz)).toBe('true')
    expect(choiceIn(turned, open)).toBe('false')
    expect(differencesIn(turned, game.knobs)).toEqual([ramsz])
    expect(knobsOf(turnedTo(turned, ramsz, 'false'))).toEqual([])
  })

  it('starts from the rules of a club elsewhere', () => {
    const draft = asIn({ ...newDraft('skat', 'plain'), name: 'Ours' }, game, 'club~open.true')
    expect([draft.base, draft.name]).toEqual(['club', 'Ours'])
    expect(knobsOf(draft)).toEqual([{ knob: 'open', choice: 'true' }])
    expect(profileOf(draft)).toBe('club~open.true')
  })

  it('loses what a new base has by itself, and keeps the rest', () => {
    const both = turnedTo(turnedTo(newDraft('skat', 'plain'), ramsz, 'true'), open, 'true')
    expect(knobsOf(basedOn(both, game, 'club'))).toEqual([{ knob: 'open', choice: 'true' }])
  })

  it('starts anew with another game, under its name', () => {
    const named = { ...turnedTo(newDraft('baska', 'kop'), ramsz, 'true'), name: 'Klub' }
    expect(basedOn(named, game, 'plain')).toEqual({ ...newDraft('skat', 'plain'), name: 'Klub' })
  })

  it('begins with the differences of the one that it replaces', () => {
    const clauses = { clause: '', baseChoice: 'false', baseClause: '' }
    const differences = [{ knob: 'ramsz', choice: 'true', ...clauses }]
    const kept = {
      id: 'x',
      game: 'skat',
      base: 'plain',
      name: 'Klub',
      profile: 'plain~ramsz.true',
      tables: [],
    }
    expect(draftOf({ ...kept, differences })).toMatchObject({
      id: 'x',
      name: 'Klub',
      turned: { ramsz: 'true' },
    })
  })
})
