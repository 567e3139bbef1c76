/** Orders that need a name: the name is asked where it is needed, and the order goes on when it is given. */
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
    /** Does it at once for whoever has a name, else when one has been given at this place of the host. */
    async order(at: string, then: Order): Promise<void> {
      if (await knows()) return then()
      wait({ at, then })
      await host.updateComplete
      host.renderRoot.querySelector<HTMLElement>('stolik-name.asked')?.focus()
    },
    /** Where the name is asked, if something waits for it there; `always` asks whoever must give another. */
    part: (at: string, always = false) =>
      waiting?.at === at || always
        ? html`<stolik-name
            class="asked"
            server=${host.server}
            lang=${host.lang}
            @stolik-named=${named}
          ></stolik-name>`
        : nothing,
    /** What waited is not wanted any more. */
    drop: () => wait(null),
  }
}
