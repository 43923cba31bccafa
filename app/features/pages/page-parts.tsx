import { Button } from '@agency/ui/Button'
import { StatusPage } from '@agency/ui/StatusPage'
import { Link } from '@tanstack/react-router'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { InlineText, TextBlocks } from '#app/layouts/text-blocks.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { parseText } from '#server/content/text-schema.ts'

type Chapter = LocalizedPage['chapters'][number]
type HeadingLevel = 'h2' | 'h3'

/** The text of a page. A chapter that is one list is set as the points of a service. */
export function Chapters({ chapters, level = 'h2' }: { chapters: Chapter[]; level?: HeadingLevel }) {
  return chapters.map(({ heading, text }, n) => {
    const blocks = parseText(text.children)
    const isPoints = blocks.length === 1 && blocks[0]?.type === 'list'
    const Heading = level
    return (
      <section key={n} className={isPoints ? 'pt-4' : heading.children && 'pt-6'}>
        {heading.children && <Heading className={isPoints ? 'text-xl' : 'text-2xl'} {...heading} />}
        <div lang={text.lang} className={`space-y-5 ${heading.children && 'mt-4'}`}>
          {isPoints ? <Points blocks={blocks} /> : <TextBlocks blocks={blocks} />}
        </div>
      </section>
    )
  })
}

function Points({ blocks }: { blocks: ReturnType<typeof parseText> }) {
  return blocks.map(
    (block, n) =>
      block.type === 'list' && (
        <ul key={n} className="space-y-3 border-s-2 border-brand ps-5">
          {block.items.map((item, place) => (
            <li key={place}>
              <InlineText content={item} />
            </li>
          ))}
        </ul>
      ),
  )
}

/** The pictures beside a text, two in a row where there is no room beside it. */
export function PagePictures({ pictures }: Pick<LocalizedPage, 'pictures'>) {
  const isPair = pictures.length > 1
  return (
    <div className={`grid content-start gap-4 ${isPair ? 'sm:max-lg:grid-cols-2' : ''}`}>
      {pictures.map(({ picture, focus, alt }) => (
        <StoredPicture
          key={picture}
          url={picture}
          alt={alt.children}
          lang={alt.lang}
          focus={focus}
          sizes={`(min-width: 64rem) 26rem, ${isPair ? '(min-width: 40rem) 50vw, ' : ''}100vw`}
          className="aspect-3/2 rounded-lg"
        />
      ))}
    </div>
  )
}

/** In place of a page that nobody has written. */
export function Unwritten({ title }: { title: string }) {
  return (
    <StatusPage
      title={title}
      description={m.page_unwritten()}
      actions={
        <Button asChild>
          <Link to="/contact-us">{m.nav_contact()}</Link>
        </Button>
      }
    />
  )
}
