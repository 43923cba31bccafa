import {
  Canvas,
  Controls,
  Description,
  DocsContainer,
  DocsContext,
  Heading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Suspense, use, useEffect, useLayoutEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { storyNameFromExport } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { examples } from './examples.tsx'
import { loadFonts } from './fonts.ts'
import { Frame } from './frame.tsx'
import { GuideAbout, GuideRest } from './guide.tsx'
import { lookAt } from '../ui/guides/guide.ts'
import { sentenceCase } from './names.ts'
import { show, type Reader } from './reader.ts'
import { colours, darkSystem, isDark, themeOf } from './theme.ts'

let globals: Partial<Reader> = {}
const watchers = new Set<() => void>()
const changed = () => {
  for (const watcher of watchers) watcher()
}
const channel = addons.getChannel()
for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
  channel.on(event, (told: { globals: typeof globals }) => {
    globals = told.globals
    show(globals)
    changed()
  })
darkSystem.addEventListener('change', changed)

/** What the toolbar says now. Docs pages and MDX have no decorator, so they listen. */
function useReader() {
  const [, redraw] = useState(0)
  useEffect(() => {
    const watcher = () => redraw(n => n + 1)
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  }, [])
  return globals
}

const faces = {
  fontBase: '"Kit Sans", "Noto Sans Bengali Variable", "Noto Sans Arabic Variable", sans-serif',
  fontCode: 'ui-monospace, monospace',
}
const ground = (base: 'light' | 'dark') => themeOf(base, { ...faces, appContentBg: colours[base].paper })
const [light, dark] = [ground('light'), ground('dark')]

/** Docs pages stand on the kit's own ground, in the theme of the toolbar. A page whose stories are all framed prepares none itself. */
export function KitDocs(props: ComponentProps<typeof DocsContainer>) {
  useLayoutEffect(() => void loadFonts(), [])
  return <DocsContainer {...props} theme={isDark(useReader().theme) ? dark : light} />
}

/** One story, with what to look at: framed where it asks for a window, a theme or a language of its own, else in the page. */
function Shown({ of }: { of: Parameters<typeof useOf>[0] }) {
  const { story } = useOf(of, ['story'])
  const reader = useReader()
  const { inline, height } = story.parameters.docs?.story ?? {}
  const own = story.storyGlobals ?? {}
  const size = story.parameters.viewport?.options?.[own.viewport?.value]?.styles
  const name = sentenceCase(story.name)
  return (
    <>
      <Words>
        <p className="sb-unstyled max-w-text text-base text-muted">{lookAt(story.parameters, name)}</p>
      </Words>
      {inline !== false && !Object.keys(own).length ? (
        <Canvas of={of} sourceState="none" />
      ) : (
        <Frame
          id={story.id}
          name={name}
          reader={reader}
          width={Number.parseInt(size?.width ?? '1280')}
          height={Number.parseInt(height ?? size?.height ?? '480')}
        />
      )}
    </>
  )
}

/** A file of ui/examples, with its sentence. */
function Code({ title, of }: { title: string; of: string }) {
  const dark = isDark(useReader().theme)
  const Example = examples[of]
  return Example ? (
    <section className="mt-12">
      <Heading>{title}</Heading>
      <Suspense>
        <Example dark={dark} />
      </Suspense>
    </section>
  ) : null
}

/** What a docs page says itself, in English whatever language the stories are shown in. */
function Words({ children }: { children: ReactNode }) {
  return (
    <div lang="en" dir="ltr" className="docs-words">
      {children}
    </div>
  )
}

/** The page of a part: its guide, its properties, its stories at rest. */
export function KitPage() {
  const context = use(DocsContext)
  const { preparedMeta } = useOf('meta', ['meta'])
  const { guide } = preparedMeta.parameters
  const stories = context
    .componentStories()
    .filter(story => story.tags.includes('autodocs') && !story.tags.includes('behaviour'))
  return (
    <>
      <Words>
        <Title />
        {guide ? <GuideAbout guide={guide} /> : <Description />}
      </Words>
      {stories.slice(0, 1).map(story => (
        <Shown key={story.id} of={story.moduleExport} />
      ))}
      <Words>
        {preparedMeta.component && (
          <section className="mt-12">
            <Heading>Properties</Heading>
            <Controls />
          </section>
        )}
        <Code title="Code: a file to start with" of={preparedMeta.title.split('/').at(-1) ?? ''} />
        {guide && <GuideRest guide={guide} />}
        {guide?.recipes.map((name: string) => (
          <Code key={name} title={`Together: ${sentenceCase(storyNameFromExport(name)).toLowerCase()}`} of={name} />
        ))}
      </Words>
      {stories.slice(1).map(story => (
        <section key={story.id} id={`anchor--${story.id}`} className="mt-12">
          <Words>
            <Heading>{sentenceCase(story.name)}</Heading>
          </Words>
          <Shown of={story.moduleExport} />
        </section>
      ))}
    </>
  )
}
