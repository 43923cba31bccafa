import { Heading } from '@storybook/addon-docs/blocks'
import { Check, X } from 'lucide-react'
import { Suspense, use, type ReactNode } from 'react'
import { linkLook } from '../ui/Link.tsx'
import type { Guide } from '../ui/guides/guide.ts'

/** What a part is for and when not, above its first story. */
export function GuideAbout({ guide }: { guide: Guide }) {
  return (
    <div className="sb-unstyled grid max-w-text gap-3 text-base text-ink">
      <p className="text-lg">{words(guide.use)}</p>
      <p className="text-muted">
        <strong className="text-ink">Not for: </strong>
        <Suspense fallback={words(guide.avoid)}>
          <Linked text={guide.avoid} />
        </Suspense>
      </p>
    </div>
  )
}

/** Do and don't, anatomy, keyboard, accessibility and content, below its properties. */
export function GuideRest({ guide: { pairs, anatomy, keyboard, accessibility, content } }: { guide: Guide }) {
  return (
    <>
      <Part title="Do and don’t">
        {pairs.map((pair, i) => (
          <div key={i} className="grid gap-x-4 md:grid-cols-2 md:grid-rows-[1fr_auto]">
            <Example is="do" {...pair.do} />
            <Example is="dont" {...pair.dont} />
          </div>
        ))}
      </Part>
      <Part title="Anatomy">
        <Terms of={anatomy} />
      </Part>
      <Part title="Keyboard">
        {keyboard ? (
          <Terms of={keyboard} areKeys />
        ) : (
          <p className="text-muted">Nothing of its own to press: what stands in it keeps its keys.</p>
        )}
      </Part>
      <Part title="Accessibility">
        <List of={accessibility} />
      </Part>
      <Part title="Words">
        <List of={content} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-12">
      <Heading>{title}</Heading>
      <div className="sb-unstyled grid gap-4 text-base text-ink">{children}</div>
    </section>
  )
}

function Example({ is, shows, why }: { is: 'do' | 'dont'; shows: ReactNode; why: string }) {
  const isGood = is === 'do'
  const Sign = isGood ? Check : X
  return (
    <figure className="m-0 grid min-w-0 max-md:mb-4 md:row-span-2 md:grid-rows-subgrid">
      <div
        className={`grid min-w-0 content-center rounded-t-md border border-line bg-surface p-5 ${isGood ? '' : 'select-none'}`}
      >
        {shows}
      </div>
      <figcaption
        className={`flex gap-2 rounded-b-md border-t-4 bg-sunken p-3 text-sm ${isGood ? 'border-success' : 'border-danger'}`}
      >
        <Sign aria-hidden className={`mt-0.5 size-5 shrink-0 ${isGood ? 'text-success' : 'text-danger'}`} />
        <span>
          <strong>{isGood ? 'Do. ' : 'Don’t. '}</strong>
          {words(why)}
        </span>
      </figcaption>
    </figure>
  )
}

function Terms({ of, areKeys = false }: { of: [string, string][]; areKeys?: boolean }) {
  return (
    <dl className="grid max-w-text grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[minmax(8rem,auto)_1fr]">
      {of.map(([term, what]) => (
        <div key={term} className="contents">
          <dt className="font-semibold">
            {areKeys ? <kbd className="rounded-sm border border-edge px-1.5">{term}</kbd> : words(term)}
          </dt>
          <dd className="text-muted max-sm:mb-2">{words(what)}</dd>
        </div>
      ))}
    </dl>
  )
}

function List({ of }: { of: string[] }) {
  return (
    <ul className="grid max-w-text list-disc gap-1.5 ps-5">
      {of.map(line => (
        <li key={line}>{words(line)}</li>
      ))}
    </ul>
  )
}

/** A text of a guide, in which each part that it names leads to its page. */
export function Linked({ text }: { text: string }) {
  return words(text, use((asked ??= pagesOfParts())))
}

type Pages = Record<string, string | undefined>
let asked: Promise<Pages> | undefined

/** The id of the docs page of each part. */
async function pagesOfParts(): Promise<Pages> {
  const { entries } = await (await fetch('index.json')).json()
  const pages = Object.values<{ id: string; title: string; type: string }>(entries).filter(
    ({ type, title }) => type === 'docs' && !/^(?:Foundations|Patterns)\//.test(title),
  )
  return Object.fromEntries(pages.map(({ id, title }) => [title.split('/').at(-1), id]))
}

/** A text of a guide; what stands between backticks is code. */
export function words(text: string, pages: Pages = {}): ReactNode {
  return text.split('`').map((part, n) =>
    n % 2 ? (
      <code key={n} className="rounded-sm bg-sunken px-1 text-[0.9em]">
        {part}
      </code>
    ) : (
      part.split(/\b([A-Z]\w+)/).map((word, at) =>
        pages[word] ? (
          <a key={at} target="_top" href={`./?path=/docs/${pages[word]}`} className={linkLook()}>
            {word}
          </a>
        ) : (
          word
        ),
      )
    ),
  )
}
