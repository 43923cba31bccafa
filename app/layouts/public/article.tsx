import { Prose } from '@agency/ui/Prose'
import { Section } from '@agency/ui/Section'
import type { ComponentProps, ReactNode } from 'react'
import { PageTop } from '#app/layouts/public/page-top.tsx'

type Props = ComponentProps<typeof PageTop> & {
  aside?: ReactNode
  /** Where the page leads on to. */ next?: ReactNode
  children: ReactNode
}

/** A page to read: its head, then the text in a column of readable width, with something beside it where the screen allows. */
export function Article({ aside, next, children, ...top }: Props) {
  return (
    <Section space="none" className="pb-8 sm:pb-12">
      <PageTop {...top} />
      <div className={aside ? 'grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] lg:gap-16' : ''}>
        <Prose>{children}</Prose>
        {aside && <div>{aside}</div>}
      </div>
      {next}
    </Section>
  )
}
