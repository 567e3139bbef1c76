/** The invitation to a table where people gather: its whole link, and a button that sends it. */
import { html, nothing, type LitElement, type TemplateResult } from 'lit'
import { share, type Shared } from '../base/share.js'

/** @param host is drawn again when the link has been sent or copied */
export function invite(host: LitElement, say: (code: string) => string): (link: string) => TemplateResult {
  let shared: Shared
  const send = async (link: string): Promise<void> => {
    shared = await share(say('gather.invited'), link)
    // Without the device's dialog and without https the address is selected, to be copied by hand.
    const text = host.renderRoot.querySelector('#link')
    if (shared === 'shown' && text !== null) getSelection()?.selectAllChildren(text)
    host.requestUpdate()
  }
  return (link) =>
    html`<section class="panel share" aria-labelledby="share">
      <h3 id="share">${say('gather.share')}</h3>
      <p id="link" class="link" translate="no">${link}</p>
      <button class="button primary" @click=${() => void send(link)}>
        ${say(typeof navigator.share === 'function' ? 'gather.send' : 'gather.copy')}
      </button>
      <p class="small" role="status">${shared === undefined ? nothing : say(`gather.${shared}`)}</p>
    </section>`
}
