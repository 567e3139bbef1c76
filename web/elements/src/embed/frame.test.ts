/** A frame tells its height to the page around it, in our own message and in WordPress's. */
import { afterEach, describe, expect, it } from 'vitest'

const script = new URL('./frame.ts', import.meta.url).href
let frame: HTMLIFrameElement | undefined
afterEach(() => frame?.remove())

const address = (html: string): string => URL.createObjectURL(new Blob([html], { type: 'text/html' }))

/** Opens a page in a frame, with the tested script. */
function open(body: string, hash = ''): HTMLIFrameElement {
  const page = `<!doctype html><script type="module" src="${script}"></script><body style="margin:0">${body}`
  const made = document.createElement('iframe')
  made.src = `${address(page)}${hash}`
  document.body.append(made)
  frame = made
  return made
}

/** Resolves with the next message of the frame that fulfils a condition. */
const heard = (
  holds: (data: Readonly<Record<string, unknown>>) => boolean,
): Promise<Readonly<Record<string, unknown>>> =>
  new Promise((resolve) => {
    const listen = ({ data, source }: MessageEvent<Readonly<Record<string, unknown>> | string>): void => {
      if (source !== frame?.contentWindow || typeof data === 'string' || !holds(data)) return
      removeEventListener('message', listen)
      resolve(data)
    }
    addEventListener('message', listen)
  })

describe('a frame', () => {
  it('reports its height, and reports it again when it grows', async () => {
    const first = heard(({ type }) => type === 'stolik-height')
    const { contentWindow } = open('<div style="height:321px"></div>')
    expect((await first)['height']).toBe(321)
    const grown = heard(({ height }) => height !== 321)
    const content = contentWindow?.document.querySelector('div')
    if (content) content.style.height = '500px'
    expect((await grown)['height']).toBe(500)
  })

  it('sends WordPress’s messages if WordPress has put a secret in the hash', async () => {
    const told = heard(({ message }) => message === 'height')
    const { contentWindow } = open('<a href="https://club.example/x">x</a>', '#?secret=abc')
    expect(await told).toMatchObject({ message: 'height', secret: 'abc' })
    const link = heard(({ message }) => message === 'link')
    contentWindow?.document.querySelector('a')?.click()
    expect(await link).toEqual({ message: 'link', value: 'https://club.example/x', secret: 'abc' })
  })
})
