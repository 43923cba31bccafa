import { Picture } from '@agency/ui/Picture'
import type { ComponentProps } from 'react'
import { m } from '#i18n/paraglide/messages.js'
import { readPicture } from '#server/files/schema.ts'

type Props = Omit<ComponentProps<typeof Picture>, 'src' | 'sources' | 'width' | 'height'> & {
  url: string
}

/**
 * A picture of a record: every stored width as AVIF and WebP when it is ours, the bare address in a 3:2 box when it is
 * not. `focus` is its focal point.
 */
export function StoredPicture({ url, ...props }: Props) {
  const picture = readPicture(url)
  if (!picture)
    return (
      <Picture
        src={url}
        width={600}
        height={400}
        fallback={m.picture_failed()}
        referrerPolicy="no-referrer"
        {...props}
      />
    )
  const sources = (['image/avif', 'image/webp'] as const).map(type => ({
    type,
    srcSet: picture.variants
      .filter(variant => variant.type === type)
      .map(({ path, width }) => `${path} ${width}w`)
      .join(', '),
  }))
  return (
    <Picture
      src={picture.src}
      width={picture.width}
      height={picture.height}
      sources={sources}
      fallback={m.picture_failed()}
      {...props}
    />
  )
}
