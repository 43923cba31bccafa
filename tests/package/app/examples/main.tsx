/// <reference types="vite/client" />
import '@agency/ui/styles.css'
import '@agency/ui/base.css'
import { StrictMode, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const examples = import.meta.glob<{ Example: ComponentType }>('./files/**/*.tsx')

const root = createRoot(document.getElementById('root')!)

/** Draws one example, as an engineer would paste it into a page. */
async function draw(name: string) {
  const { Example } = await examples[`./files/${name}.tsx`]!()
  flushSync(() =>
    root.render(
      <StrictMode>
        <Example key={name} />
      </StrictMode>,
    ),
  )
}
Object.assign(globalThis, { draw })
addEventListener('submit', event => event.preventDefault()) // a search would leave the page
