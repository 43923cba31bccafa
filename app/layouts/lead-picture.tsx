import type { ComponentProps } from 'react'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import type { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Text = ReturnType<typeof localizedText>

type Props = {
  url: string
  alt: Text
  focus?: string | undefined
  caption?: Text | undefined
  /** It is drawn: the line below says so until a photograph is in its place. */
  isIllustration?: boolean | undefined
  /** Across the whole grid, or in a column of it. */
  width?: 'grid' | 'column'
  loading?: ComponentProps<typeof StoredPicture>['loading']
}

/** A phone is told three quarters of its width: the file of 640 pixels instead of 1,280, at the first view half of the bytes. */
const SIZES = { grid: '(min-width: 75rem) 75rem, 75vw', column: '(min-width: 64rem) 36rem, 75vw' }
const SHAPES = { grid: 'aspect-3/2 sm:aspect-2/1', column: 'aspect-3/2' }

/** The picture that a page opens with, and the line below it. */
export function LeadPicture({ url, alt, focus, isIllustration, width = 'grid', loading = 'eager', caption }: Props) {
  return (
    <figure className="print:hidden">
      <StoredPicture
        url={url}
        alt={alt.children}
        lang={alt.lang}
        focus={focus}
        isPhoto={!isIllustration}
        loading={loading}
        sizes={SIZES[width]}
        className={`${SHAPES[width]} rounded-lg`}
      />
      <PictureLine caption={caption} isIllustration={isIllustration} />
    </figure>
  )
}

/** The line below a picture: its caption, and that it is drawn. Nothing where there is nothing to say. */
export function PictureLine({ caption, isIllustration }: Pick<Props, 'caption' | 'isIllustration'>) {
  if (!caption?.children && !isIllustration) return null
  return (
    <figcaption className="mt-2 text-sm text-muted">
      {caption?.children && <span {...caption} />}
      {isIllustration && (
        <span data-slot="picture-note">
          {caption?.children && ' · '}
          {m.picture_illustration()}
        </span>
      )}
    </figcaption>
  )
}
