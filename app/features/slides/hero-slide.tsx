import { localPath } from '#i18n/locale.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import type { LocalizedSlide } from './queries.ts'

const CENTRE = '50 50'

type PictureProps = Pick<LocalizedSlide, 'picture' | 'alt' | 'focusDesk' | 'focusPhone'> & {
  isFirst?: boolean | undefined
}

/** One picture of the home page. */
export function HeroSlide({ picture, alt, focusDesk, focusPhone, isFirst }: PictureProps) {
  return (
    <StoredPicture
      url={picture}
      alt={alt.children}
      lang={alt.lang}
      focus={focusPhone || CENTRE}
      wideFocus={focusDesk || CENTRE}
      {...(isFirst && { loading: 'eager', fetchPriority: 'high' })}
      // cut to its frame, so that it is wider than that; on phones a softer file that comes sooner
      sizes="(max-width: 40rem) 75vw, (max-width: 64rem) 100vw, 56rem"
      className="size-full"
    />
  )
}

type WordsProps = Pick<LocalizedSlide, 'heading' | 'sentence' | 'link'>

/** What stands beside a picture while it shows. */
export function SlideWords({ heading, sentence, link }: WordsProps) {
  return (
    <>
      {heading && <p className="font-display text-xl font-semibold wrap-anywhere" {...heading} />}
      {sentence && <p className="mt-1 text-on-deep-muted wrap-anywhere" {...sentence} />}
      {link?.label && (
        <a
          href={link.to.startsWith('/') ? localPath(link.to) : link.to}
          rel={link.to.startsWith('/') ? undefined : 'noopener'}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          {...link.label}
        />
      )}
    </>
  )
}
