/** Orders that need a name. The name is asked for where it is needed, and the order continues once it is given. */
import { html, nothing, type LitElement } from 'lit'
import './name.js'

interface Host extends LitElement {
  readonly server: string
  readonly lang: string
}

type Order = () => void | Promise<void>

export function nameFirst(host: Host, knows: () => Promise<boolean>) {
  let waiting: { readonly at: string; readonly then: Order } | null = null
  const wait = (next: typeof waiting): void => {
    waiting = next
    host.requestUpdate()
  }
  const named = (): void => {
    const { then } = waiting ?? {}
    wait(null)
    void then?.()
  }
  return {
    /** Runs the order at once for a person with a name, else after a name is given at this place of the host. */
    async order(at: string, then: Order): Promise<void> {
      if (await knows()) return then()
      wait({ at, then })
      await host.updateComplete
      host.renderRoot.querySelector<HTMLElement>('stolik-name.asked')?.focus()
    },
    /** Draws the name form if an order waits at this place. */
    part: (at: string) =>
      waiting?.at === at
        ? html`<stolik-name
            class="asked"
            server=${host.server}
            lang=${host.lang}
            @stolik-named=${named}
          ></stolik-name>`
        : nothing,
    /** Cancels the waiting order. */
    drop: () => wait(null),
  }
}
