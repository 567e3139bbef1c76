/** Every element with events, as React 18 listens: on the element itself, once it stands on the page. */
import { createElement, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { Problem } from './problem.tsx'

const { server, elements, hear } = globalThis.stolik

function Heard({ tag, attributes, events }) {
  const element = useRef(null)
  useEffect(() => {
    const { current } = element
    const listen = (event) => hear(tag, event)
    for (const type of events) current.addEventListener(type, listen)
    return () => events.forEach((type) => current.removeEventListener(type, listen))
  }, [tag, events])
  return createElement(tag, { id: tag, server, ...attributes, ref: element })
}

createRoot(document.getElementById('page')).render([
  createElement(Problem, { server, key: 'problem' }),
  ...elements.map((one) => createElement(Heard, { key: one.tag, ...one })),
])
