import { describe, expect, it } from 'vitest'
import { backupName, outdated, readBackupName } from '../../src/backup/file-name.js'

const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`)
const made = (...days: readonly string[]): readonly string[] =>
  days.map((day) => backupName(noon(day), '029'))

describe('the name of a backup', () => {
  it('contains its time and version', () => {
    const name = backupName(Date.parse('2026-11-23T14:55:12.345Z'), '029')
    expect(name).toBe('stolik-2026-11-23T145512Z-v29.db')
    expect(readBackupName(name)).toEqual({
      name,
      at: Date.parse('2026-11-23T14:55:12Z'),
      version: '29',
      good: true,
    })
    expect(readBackupName(backupName(0, '029', false))?.good).toBe(false)
  })

  it.each(['stolik.db', 'stolik-2026-11-23.db', 'stolik-2026-11-23T145512Z-v29.db.part', 'notes.txt'])(
    'is not %s',
    (name) => expect(readBackupName(name)).toBeUndefined(),
  )
})

describe('an outdated backup', () => {
  it('is any but the last of each of the given days and weeks', () => {
    const morning = backupName(Date.parse('2026-11-23T06:00:00Z'), '029')
    const names = [
      morning,
      ...made(
        '2026-11-23',
        '2026-11-22',
        '2026-11-21',
        '2026-11-16',
        '2026-11-15',
        '2026-11-08',
        '2026-10-01',
      ),
    ]
    // 23 November is a Monday, so the weeks end on the 22nd and earlier Sundays.
    expect(outdated(names, { days: 2, weeks: 3 })).toEqual([
      morning,
      ...made('2026-11-21', '2026-11-16', '2026-11-08', '2026-10-01'),
    ])
  })

  it('is never the newest good one, or a file with another kind of name', () => {
    const names = ['photo.jpg', 'stolik.db', ...made('2020-01-01')]
    expect(outdated(names, { days: 0, weeks: 0 })).toEqual([])
  })

  it('is a bad one only when there are two newer bad ones', () => {
    const bad = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => backupName(noon(day), '029', false))
    expect(outdated([...bad, ...made('2026-11-01')], { days: 1, weeks: 1 })).toEqual(bad.slice(0, 1))
  })
})
