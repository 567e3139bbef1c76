/** A form in a sandboxed frame that does not allow forms is sent all the same. */
import { afterEach, expect, it } from 'vitest'

const script = new URL('./sent-by-hand.ts', import.meta.url).href
let frame: HTMLIFrameElement | undefined
afterEach(() => frame?.remove())

it.each([
  ['by its button', "document.querySelector('[name=b]').click()", 'b:Ola'],
  ['not while something is missing', "input.value = ''; document.querySelector('[name=b]').click()", ''],
  ['not by what sends nothing', "document.querySelector('[type=button]').click()", ''],
])('%s', async (_, act, sent) => {
  const page = `<!doctype html><form><input required value="Ola"><button name="a">a</button><button name="b">b</button>
    <button type="button">c</button></form><script type="module">
    import { sentByHand } from '${script}'
    const input = document.querySelector('input')
    let sent = ''
    document.body.addEventListener('click', sentByHand)
    document.querySelector('form').addEventListener('submit', (event) => {
      event.preventDefault()
      sent = event.submitter.name + ':' + input.value
    })
    ${act}
    parent.postMessage({ sent }, '*')</script>`
  const heard = new Promise<unknown>((resolve) =>
    addEventListener('message', ({ data, source }: MessageEvent<{ sent?: string }>) => {
      if (source === frame?.contentWindow && data.sent !== undefined) resolve(data.sent)
    }),
  )
  frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  frame.srcdoc = page
  document.body.append(frame)
  expect(await heard).toBe(sent)
})
