/** `stolik tournament draw` by rating, from the folder of a ranking, and a stranger who draws it again without that. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sqlRankings } from '@stolik/gateway/ranking/store/sql'
import { openFolder } from '@stolik/gateway/store/data-folder'
import { openDesk } from '../../gateway/test/ranking/desk.js'
import { listSheet, person, recordOf, scheme } from '../../gateway/test/ranking/kept.js'
import { regulations } from '../../gateway/test/event/gateway.js'
import { testShell } from './shell.js'

const folder = mkdtempSync(join(tmpdir(), 'stolik-rating-'))
let hash = ''

/** A ranking of four people with licences: Gracz 4 is the best, and Gracz 1 the last. */
beforeAll(async () => {
  const { db, store: data } = await openFolder(folder)
  const store = sqlRankings(db)
  const own = { game: 'tiny', profile: 'plain' }
  const desk = await openDesk({}, store, { ...scheme, game: own.game, profiles: [own.profile] })
  await store.addSheets([recordOf({ ...listSheet({ event: 't1', units: [0, 60, 180, 300] }), ...own })])
  for (let n = 1; n <= 4; n++) {
    const licence = { of: 'League of the valley', number: `L${n}`, from: '2026-01-01', until: null }
    await store.savePerson(person(`p${n}`, { name: `Gracz ${n}`, licences: [licence] }))
  }
  hash = (await desk.draft()).hash
  await desk.stamp(hash, 'provisional')
  await data.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('seats by an edition of the folder, which the file pins', async () => {
  const { disk, shell } = testShell()
  const rules = regulations({
    ranking: 'league',
    format: { ...regulations().format, series: [{ rounds: 1, minutes: null, draw: 'RATING' }] },
  })
  disk.files.set('rules.json', JSON.stringify(rules))
  const rows = ['Obcy 1;', 'Obcy 2;', ...[1, 2, 3, 4].map((n) => `Gracz ${n};L${n}`), 'Obcy 3;', 'Obcy 4;']
  disk.files.set('entries.csv', ['name;licence', ...rows].join('\n'))
  await shell('create', 'event.jsonl', 'rules.json')
  await shell('enter', 'event.jsonl', 'entries.csv')

  await expect(shell('draw', 'event.jsonl')).rejects.toThrow(/EDITION_NEEDED/)
  await expect(shell('draw', 'event.jsonl', '--data', folder, '--edition', '2')).rejects.toThrow(
    /UNKNOWN_EDITION/,
  )
  const printed = await shell('draw', 'event.jsonl', '--data', folder)
  expect(printed).toContain(`by rating: league, edition 1 (${hash}), with 4 of the players`)
  const [first = ''] = printed.split('\n').filter((line) => /^ +1 /.test(line))
  for (const n of [1, 2, 3, 4]) expect(first).toContain(`Gracz ${n}`)

  // The same by an act in JSON, without a folder any more.
  disk.files.set('again.jsonl', JSON.stringify({ draw: { series: 1, reason: 'Somebody came.' } }))
  await expect(shell('act', 'event.jsonl', 'again.jsonl')).rejects.toThrow(/EDITION_NEEDED/)
  await shell('act', 'event.jsonl', 'again.jsonl', '--data', folder)
})

it('asks for the folder if an edition is named without one', async () => {
  const { disk, shell } = testShell()
  disk.files.set('rules.json', JSON.stringify(regulations()))
  await shell('create', 'event.jsonl', 'rules.json')
  await expect(shell('draw', 'event.jsonl', '--edition', '1')).rejects.toThrow(/--data FOLDER/)
  await expect(shell('draw', 'event.jsonl', '--edition', '1', '--data', folder)).rejects.toThrow(
    /NOT_BY_RATING/,
  )
})
