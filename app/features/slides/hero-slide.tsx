import { localPath } from '#i18n/locale.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import type { LocalizedSlide } from './queries.ts'

const CENTRE = '50 50'

type Props = Omit<LocalizedSlide, '_id'> & { isFirst?: boolean | undefined }

/** One picture of the home page with its sentence and link. */
export function HeroSlide({ picture, alt, focusDesk, focusPhone, sentence, link, isFirst }: Props) {
  const isExternal = link && !link.to.startsWith('/')
  return (
    <figure className="relative size-full">
      <StoredPicture
        url={picture}
        alt={alt.children}
        lang={alt.lang}
        focus={focusPhone || CENTRE}
        wideFocus={focusDesk || CENTRE}
        {...(isFirst && { loading: 'eager', fetchPriority: 'high' })}
        sizes="(max-width: 40rem) 75vw, 100vw"
        className="size-full"
      />
      {(sentence ?? link) && (
        <figcaption className="absolute end-4 bottom-20 max-w-[min(24rem,calc(100%-2rem))] rounded-lg bg-deep px-3 py-2 text-sm text-on-deep sm:end-6 sm:px-4 sm:py-3 sm:text-base sm:bottom-24 lg:end-[max(2rem,calc((100%-75rem)/2))] [&_:focus-visible]:outline-on-deep">
          {sentence && <p className="font-semibold wrap-anywhere" {...sentence} />}
          {link && (
            <a
              href={isExternal ? link.to : localPath(link.to)}
              rel={isExternal ? 'noopener' : undefined}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              {...link.label}
            />
          )}
        </figcaption>
      )}
    </figure>
  )
}
