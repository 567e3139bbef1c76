import { afterEach, describe, expect, it } from 'vitest'
import type { TableElement } from '@stolik/kit/table'
import { choosePlaying, playAsChosen, playing, readPlaying } from './playing.js'

const standard = readPlaying(null)
afterEach(() => choosePlaying(standard))

describe('how a person plays', () => {
  it.each([
    ['no JSON', '{'],
    ['JSON of another kind', '[1]'],
    ['unknown words', '{"onlyCard":1,"sorting":"price","trumps":"up","motion":"warp"}'],
  ])('is as usual when %s is stored', (_, text) => {
    expect(readPlaying(text)).toEqual(standard)
    expect(standard).toMatchObject({ onlyCard: 'last', sorting: 'suit', trumps: 'left', motion: 'usual' })
  })

  it('is kept for the next visit, and follows changes in another tab', () => {
    choosePlaying({ onlyCard: 'never', alternate: false })
    expect(readPlaying(localStorage.getItem('stolik.playing'))).toEqual({
      ...standard,
      onlyCard: 'never',
      alternate: false,
    })
    dispatchEvent(new StorageEvent('storage', { key: 'stolik.playing', newValue: '{"motion":"slow"}' }))
    expect(playing.value.motion).toBe('slow')
  })

  it('reaches a table: no card moves, moves faster or slower, and tricks stay as long as they must be seen', () => {
    const board = document.createElement('div') as HTMLElement as TableElement & { linger: number }
    const pace = (motion: 'off' | 'quick' | 'usual' | 'slow'): readonly [number, number] => {
      choosePlaying({ motion })
      playAsChosen(board)
      return [board.step ?? NaN, board.linger]
    }
    expect(pace('off')).toEqual([0, 1200])
    expect(pace('quick')).toEqual([100, 700])
    expect(pace('usual')).toEqual([200, 1200])
    expect(pace('slow')).toEqual([400, 2000])
    expect(board.order).toEqual({ by: 'suit', trumps: 'left', alternate: true })
  })
})
