import { useState } from 'react'
import '@stolik/elements'
import type {} from '@stolik/elements/react'

export function Problem({ server }: { readonly server: string }) {
  const [right, setRight] = useState<boolean | null>(null)
  return (
    <section>
      <stolik-problem
        server={server}
        lang="en"
        game="skat"
        onstolik-answered={(event) => setRight(event.detail.right)}
      />
      <p role="status">{right === null ? '' : right ? 'Right!' : 'Not this one.'}</p>
    </section>
  )
}
