/** The signing key that a gateway generates in its data folder. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BadConfig } from '../../src/base/bad-config.js'
import { drawKey, keptKey } from '../../src/ranking/signing/kept-key.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stolik-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the key of a data folder', () => {
  it('exists only once it was generated, and is the same at the next start', () => {
    expect(keptKey(folder)).toBeUndefined()
    const drawn = drawKey(folder, 'Klub karciany Rybnik')
    expect(drawn.public.association).toBe('Klub karciany Rybnik')
    expect(keptKey(folder)?.public).toEqual(drawn.public)
  })

  it('is never generated over another one, even if the association is renamed', () => {
    const { id } = drawKey(folder, 'Old name').public
    expect(drawKey(folder, 'New name').public).toMatchObject({ id, association: 'Old name' })
  })

  it('can be read only by its owner', () => {
    drawKey(folder, 'A')
    expect(statSync(join(folder, 'association.key')).mode & 0o777).toBe(0o600)
  })

  it('stops the start when it is damaged, and is not replaced', () => {
    drawKey(folder, 'A')
    const file = join(folder, 'association.key')
    const half = readFileSync(file, 'utf8').slice(0, 40)
    writeFileSync(file, half)
    expect(() => keptKey(folder)).toThrow(BadConfig)
    expect(() => drawKey(folder, 'A')).toThrow(BadConfig)
    expect(readFileSync(file, 'utf8')).toBe(half)
  })
})
