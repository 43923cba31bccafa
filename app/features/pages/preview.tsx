import { listServices, type LocalizedPage, localizePage, type PageDocument } from '#app/features/pages/queries.ts'
import { loadStatic, staticComponent } from '#app/rendering/static-component.tsx'
import { staffFeatures } from '#app/staff/features.ts'
import { definePreview, named } from '#app/staff/preview.ts'

const loadPage = () => import('#app/features/pages/page.tsx')
const loadServices = () => import('#app/features/pages/services-page.tsx')
const TextPage = staticComponent(loadPage, 'Page')
const ServicesPage = staticComponent(loadServices, 'ServicesPage')

export const preview = definePreview({
  async load(record) {
    const page = localizePage(named(record as PageDocument, 'title', 'titleBn'))
    return { title: page.title.children, props: await previewOf(page) }
  },
  Page: ({ shown, page }: Awaited<ReturnType<typeof previewOf>>) => {
    if (shown.kind === 'feature') return <shown.Page {...shown.props} />
    return shown.kind === 'services' ? <ServicesPage {...shown} /> : <TextPage id={page.id} page={page} />
  },
})

/** The page that shows this one: that of the records of a feature, that of all services, or its own. */
async function previewOf(page: LocalizedPage) {
  const { id } = page
  const ofFeature = staffFeatures()
    .map(({ pagePreviews }) => pagePreviews?.[id])
    .find(Boolean)
  if (ofFeature) {
    const { load, Page } = await ofFeature.load()
    return { page, shown: { kind: 'feature' as const, Page, props: await load(page) } }
  }
  if (id !== 'all-services' && id !== 'skills') {
    await loadStatic(loadPage)
    return { page, shown: { kind: 'text' as const } }
  }
  await loadStatic(loadServices)
  const services = id === 'skills' ? [page] : await listServices()
  return { page, shown: { kind: 'services' as const, page: id === 'skills' ? null : page, services } }
}
