import { Source } from '@storybook/addon-docs/blocks'
import type { Decorator } from '@storybook/react-vite'
import { lazy, type ComponentType, type ReactNode } from 'react'
import { emitTransformCode, useEffect } from 'storybook/preview-api'
import { words } from './guide.tsx'

const drawn = import.meta.glob<{ Example: ComponentType }>('../ui/examples/{,recipes/}*.tsx')
const written = import.meta.glob<string>('../ui/examples/{,recipes/}*.tsx', { query: '?raw', import: 'default' })

/** Files of ui/examples by name, each as what it draws and below it the whole of it, as an engineer pastes it. */
export const examples = Object.fromEntries(
  Object.entries(drawn).map(([file, load]) => [
    file.split(/[/.]/).at(-2) ?? file,
    lazy(async () => {
      const [{ Example }, code = ''] = await Promise.all([load(), written[file]?.()])
      return { default: ({ dark }: { dark: boolean }) => <Shown example={<Example />} code={code} dark={dark} /> }
    }),
  ]),
)

/** What is fixed to the window stays in the box, and a form that is sent does not leave the page. */
function Shown({ example, code, dark }: { example: ReactNode; code: string; dark: boolean }) {
  return (
    <div onSubmit={event => event.preventDefault()}>
      <p>{words(/\/\*\* (.*) \*\/\nexport function Example/.exec(code)?.[1] ?? '')}</p>
      <div className="sb-unstyled rounded-md border border-line bg-paper p-5 text-base text-ink contain-layout">
        {example}
      </div>
      <Source code={code} language="tsx" dark={dark} />
    </div>
  )
}

/** The tab “Code” beside a story shows the file of its part, the same for all stories of it. */
export const withCode: Decorator = (Story, context) => {
  const part = context.title.split('/').at(-1)
  const code = written[`../ui/examples/${part}.tsx`]
  useEffect(
    () => void code?.().then(text => emitTransformCode(`// A file to start with: ${part}\n${text}`, context)),
    [code, context, part],
  )
  return Story()
}
