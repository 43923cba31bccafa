import { Button } from '@agency/ui/Button'
import { ProseList } from '@agency/ui/Prose'
import { StatusPage } from '@agency/ui/StatusPage'
import { Link } from '@tanstack/react-router'
import type { LocalizedPage } from '#app/features/pages/queries.ts'
import { LeadPicture, PictureLine } from '#app/layouts/lead-picture.tsx'
import { WholeContacts } from '#app/layouts/mail-address.tsx'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { InlineText, TextBlocks } from '#app/layouts/text-blocks.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { reachUs } from '#i18n/reach.ts'
import { parseText } from '#server/drafts/text-schema.ts'

type Chapter = LocalizedPage['chapters'][number]

/** The id of the chapter at this place, for links to it. */
export const anchorOf = (n: number) => `part-${n + 1}`

/** Whether a chapter is one list. */
export function isPoints({ text }: Chapter): boolean {
  const blocks = parseText(text.children)
  return blocks.length === 1 && blocks[0]?.type === 'list'
}

type ChaptersProps = { chapters: Chapter[]; level?: 'h2' | 'h3'; hasAnchors?: boolean }

/** The text of a page. A chapter that is one list is set as points. */
export function Chapters({ chapters, level: Heading = 'h2', hasAnchors = false }: ChaptersProps) {
  return chapters.map((chapter, n) => {
    const { heading, text } = chapter
    const blocks = parseText(text.children)
    const arePoints = isPoints(chapter)
    return (
      <section
        key={n}
        id={hasAnchors ? anchorOf(n) : undefined}
        className={heading.children && (arePoints ? 'not-first:pt-4' : 'not-first:pt-6')}
      >
        {heading.children && <Heading className={arePoints ? 'text-xl' : 'text-2xl'} {...heading} />}
        <div lang={text.lang} className={`space-y-5 ${heading.children && 'mt-4'}`}>
          {arePoints ? <Points blocks={blocks} /> : <TextBlocks blocks={blocks} />}
        </div>
      </section>
    )
  })
}

/** One list, set as points. */
export function Points({ blocks }: { blocks: ReturnType<typeof parseText> }) {
  return blocks.map(
    (block, n) =>
      block.type === 'list' && (
        <ProseList key={n} variant="points">
          {block.items.map((item, place) => (
            <li key={place}>
              <InlineText content={item} />
            </li>
          ))}
        </ProseList>
      ),
  )
}

/** The picture that a page opens with. */
export function OpeningPicture({ picture, ...line }: LocalizedPage['pictures'][number]) {
  return <LeadPicture url={picture} {...line} />
}

/** The pictures beside a text, two in a row where there is no room beside it. */
export function PagePictures({ pictures }: Pick<LocalizedPage, 'pictures'>) {
  if (pictures.length === 0) return null
  const isPair = pictures.length > 1
  return (
    <div className={`grid content-start gap-4 print:hidden ${isPair ? 'sm:max-lg:grid-cols-2' : ''}`}>
      {pictures.map(({ picture, focus, alt, isIllustration }) => (
        <figure key={picture}>
          <StoredPicture
            url={picture}
            alt={alt.children}
            lang={alt.lang}
            focus={focus}
            isPhoto={!isIllustration}
            sizes={`(min-width: 64rem) 26rem, ${isPair ? '(min-width: 40rem) 50vw, ' : ''}75vw`}
            className="aspect-3/2 rounded-lg"
          />
          <PictureLine isIllustration={isIllustration} />
        </figure>
      ))}
    </div>
  )
}

/** In place of a page that nobody has written. */
export function Unwritten({ title }: { title: string }) {
  const reach = reachUs()
  return (
    <StatusPage
      title={title}
      description={<WholeContacts text={reach ? m.page_unwritten_reach({ reach }) : m.page_unwritten()} />}
      {...(reach && {
        actions: (
          <Button asChild>
            <Link to="/contact-us">{m.nav_contact()}</Link>
          </Button>
        ),
      })}
    />
  )
}
