import { NewsCard } from '@agency/ui/NewsCard'
import type { ComponentProps, ReactNode } from 'react'
import type { LocalizedCard } from '#app/features/news/queries.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { formatDate } from '#i18n/format.ts'

type Props = Omit<LocalizedCard, 'slug'> &
  Pick<ComponentProps<typeof NewsCard>, 'headingLevel' | 'variant'> & {
    /** What it says in short. */
    summary?: ReactNode
    /** How wide the picture is shown. */
    sizes: string
    /** The link that the card becomes. */
    children: ReactNode
  }

/** A piece of news as one link: picture, day and title. */
export function NewsTile({
  title,
  date,
  picture,
  focus,
  isIllustration,
  alt,
  summary,
  sizes,
  children,
  ...look
}: Props) {
  return (
    <NewsCard
      asChild
      {...look}
      title={<span {...title} />}
      description={summary}
      date={formatDate(date, { dateStyle: 'long' })}
      dateTime={date}
      picture={
        <StoredPicture
          url={picture}
          focus={focus}
          isPhoto={!isIllustration}
          alt={alt.children}
          lang={alt.lang}
          sizes={sizes}
          className="aspect-3/2"
        />
      }
    >
      {children}
    </NewsCard>
  )
}
