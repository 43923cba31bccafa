import type { ComponentType } from 'react'
import { AboutPage } from '#app/features/pages/about-page.tsx'
import { MissionPage, MissionVisionPage } from '#app/features/pages/mission-page.tsx'
import { writtenHead } from '#app/features/pages/page-head.ts'
import { Unwritten } from '#app/features/pages/page-parts.tsx'
import { findPage, type LocalizedPage, type PageId } from '#app/features/pages/queries.ts'
import { ServicePage } from '#app/features/pages/service-page.tsx'
import { TextPage } from '#app/features/pages/text-page.tsx'
import { ValuesPage } from '#app/features/pages/values-page.tsx'
import { pages } from '#server/features/pages/schema.ts'

type Props = { id: PageId; page: LocalizedPage | null }

const compositions: Partial<Record<PageId, ComponentType<{ page: LocalizedPage }>>> = {
  about: AboutPage,
  mission: MissionPage,
  'mission-vision': MissionVisionPage,
  values: ValuesPage,
  manpower: ServicePage,
  employment: ServicePage,
  ticket: ServicePage,
  visa: ServicePage,
}

/** For the loader of its route; what nobody has written is not for search engines. */
export async function loadPage(id: PageId) {
  const page = await findPage(id)
  return { shown: { id, page }, head: writtenHead(id, page), isUnlisted: !page }
}

/** One of the pages whose text staff write. */
export function Page({ id, page }: Props) {
  if (!page) return <Unwritten title={pages[id].name()} />
  const Composition = compositions[id] ?? TextPage
  return <Composition page={page} />
}
