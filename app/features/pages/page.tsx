import { Link } from '@tanstack/react-router'
import { AgencyFacts } from '#app/features/pages/agency-facts.tsx'
import { pageHead } from '#app/features/pages/page-head.ts'
import { Chapters, PagePictures, Unwritten } from '#app/features/pages/page-parts.tsx'
import { findPage, type LocalizedPage, type PageId } from '#app/features/pages/queries.ts'
import { Article } from '#app/layouts/public/article.tsx'
import { NextSteps } from '#app/layouts/public/next-steps.tsx'
import { m } from '#i18n/paraglide/messages.js'
import { pages, serviceIds } from '#server/features/pages/schema.ts'

type Props = { id: PageId; page: LocalizedPage | null }

export const load = async ({ id }: { id: PageId }): Promise<Props> => ({ id, page: await findPage(id) })

export const head = ({ id, page }: Props) => pageHead(id, page)

/** One of the pages whose text staff write. */
export function Page({ id, page }: Props) {
  if (!page) return <Unwritten title={pages[id].name()} />
  const { title, lead, chapters, pictures } = page
  const isService = serviceIds.some(service => service === id)
  const hasAside = id === 'about' || pictures.length > 0
  return (
    <Article
      title={<span {...title} />}
      lead={lead.children && <span {...lead} />}
      next={<NextSteps page={id} />}
      under={isService && <Link to="/all-services">{m.services_title()}</Link>}
      aside={
        hasAside && (
          <div className="space-y-10">
            {id === 'about' && <AgencyFacts />}
            {pictures.length > 0 && <PagePictures pictures={pictures} />}
          </div>
        )
      }
    >
      <Chapters chapters={chapters} />
    </Article>
  )
}
