import { useEffect, useRef, useState } from 'react'
import '@stolik/elements'
import type { StolikProblem, StolikProblemEvents } from '@stolik/elements'
import type {} from '@stolik/elements/react'

export function Problem({ server }: { readonly server: string }) {
  const problem = useRef<StolikProblem>(null)
  const [right, setRight] = useState<boolean | null>(null)
  useEffect(() => {
    const element = problem.current
    const answered = ({ detail }: StolikProblemEvents['stolik-answered']) => setRight(detail.right)
    element?.addEventListener('stolik-answered', answered)
    return () => element?.removeEventListener('stolik-answered', answered)
  }, [])
  return (
    <section>
      <stolik-problem ref={problem} server={server} lang="en" game="skat" />
      <p role="status">{right === null ? '' : right ? 'Right!' : 'Not this one.'}</p>
    </section>
  )
}
