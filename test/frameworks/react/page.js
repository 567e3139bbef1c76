/** Every element with events, as React 19 listens: by a property whose name begins with `on`. */
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Problem } from './problem.tsx'

const { server, elements, hear } = globalThis.stolik
const listeners = (tag, events) =>
  Object.fromEntries(events.map((type) => [`on${type}`, (event) => hear(tag, event)]))

createRoot(document.getElementById('page')).render([
  createElement(Problem, { server, key: 'problem' }),
  ...elements.map(({ tag, attributes, events }) =>
    createElement(tag, { key: tag, id: tag, server, ...attributes, ...listeners(tag, events) }),
  ),
])
