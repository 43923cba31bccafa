import { Picture } from '@agency/ui/Picture'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Picture>, 'src' | 'sources' | 'width' | 'height'> & {
  name: string
  widths?: number[]
  ratio?: number
}

/** One of the site's own drawings from app/public/drawings, in the widths it exists in; `ratio` is width by height. */
export function Illustration({ name, widths = [480, 960], ratio = 3 / 2, ...props }: Props) {
  const widest = Math.max(...widths)
  const sources = (['avif', 'webp'] as const).map(format => ({
    type: `image/${format}`,
    srcSet: widths.map(width => `/drawings/${name}-${width}.${format} ${width}w`).join(', '),
  }))
  return (
    <Picture
      src={`/drawings/${name}-${widest}.webp`}
      sources={sources}
      width={widest}
      height={Math.round(widest / ratio)}
      {...props}
    />
  )
}
