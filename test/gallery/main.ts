/**
 * `npm run gallery`: writes pictures of every public element to var/gallery, with an index. Options: `--only WORD,WORD`, `--to
 * FOLDER`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parts } from '../../web/elements/src/embed/parts.js'
import { openBrowser } from '../engines/open.js'
import { fixtures } from './fixtures.js'
import { fileOf, indexOf } from './index-page.js'
import { decks, looks } from './looks.js'
import { packed, picture } from './picture.js'
import { setStage } from './stage.js'

const root = join(import.meta.dirname, '../..')
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, to: { type: 'string', default: 'var/gallery' } },
})
const left = Object.keys(parts).filter((tag) => !fixtures.some((one) => one.tag === tag))
if (left.length > 0) throw new Error(`no picture of ${left.join(', ')}`)
const here = fixtures.filter(({ tag }) => tag in parts)

const folder = join(root, values.to)
mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'stolik-gallery-'))
const scene = await setStage(data)
const browser = await openBrowser()
const workshop = await browser.newPage()
try {
  for (const fixture of here) {
    if (!values.only.split(',').some((word) => fixture.name.includes(word))) continue
    try {
      for (const look of [...looks, ...(fixture.decks === true ? decks : [])]) {
        const png = await picture(browser, scene, fixture, look)
        writeFileSync(join(folder, fileOf(fixture.name, look.name)), await packed(workshop, png))
      }
      console.log(fixture.name)
    } catch (error) {
      // The other pictures are made all the same.
      console.error(fixture.name, error)
      process.exitCode = 1
    }
  }
  writeFileSync(join(folder, 'README.md'), indexOf(here))
} finally {
  await browser.close()
  await scene.stop()
  rmSync(data, { recursive: true, force: true })
}
