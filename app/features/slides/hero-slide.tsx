import { localPath } from '#i18n/locale.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { useIsOpen } from '#app/layouts/use-is-open.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { LocalizedSlide } from './queries.ts'

const CENTRE = '50 50'

/** One picture of the home page; the first is what a visitor sees first. */
export function HeroSlide({ slide, isFirst }: { slide: LocalizedSlide; isFirst: boolean }) {
  const { picture, alt, focusDesk, focusPhone, isIllustration } = slide
  return (
    <StoredPicture
      url={picture}
      alt={alt.children}
      lang={alt.lang}
      focus={focusPhone || CENTRE}
      wideFocus={focusDesk || CENTRE}
      isPhoto={!isIllustration}
      {...(isFirst && { loading: 'eager', fetchPriority: 'high' })}
      // cut to its frame, so that it is wider than that; on phones a softer file that comes sooner
      sizes="(max-width: 40rem) 75vw, (max-width: 64rem) 100vw, 56rem"
      className="size-full"
    />
  )
}

/** What is next to a picture while it shows. */
export function SlideWords({ heading, sentence, link, isIllustration }: LocalizedSlide) {
  const isOpen = useIsOpen()
  return (
    <>
      {heading && <p className="font-display text-xl font-semibold wrap-anywhere" {...heading} />}
      {sentence && <p className="mt-1 text-on-deep-muted wrap-anywhere" {...sentence} />}
      <p className="flex flex-wrap items-center gap-x-6">
        {link?.label && isOpen(link.to) && (
          <a
            href={link.to.startsWith('/') ? localPath(link.to) : link.to}
            rel={link.to.startsWith('/') ? undefined : 'noopener'}
            className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4"
            {...link.label}
          />
        )}
        {isIllustration && (
          <span data-slot="picture-note" className="text-sm text-on-deep-muted">
            {m.picture_illustration()}
          </span>
        )}
      </p>
    </>
  )
}
