import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, redirect } from '@tanstack/react-router'
import { ExternalLink, Pencil } from 'lucide-react'
import { useState } from 'react'
import { contentTypes } from '#app/staff/content-types.ts'
import { load, readFailure, trpc } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { localPath, pathForLocale, pathWithoutLocale, wholeLocales } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { getLocale, type Locale } from '#i18n/paraglide/runtime.js'
import { Choice } from './choice.tsx'
import { type Device, PreviewFrame } from './preview-frame.tsx'
import { PreviewLinks } from './preview-links.tsx'

type Params = { feature: string; id: string }

const route = getRouteApi('/admin/preview/$feature/$id')
const recordQuery = ({ feature, id }: Params) => trpc().content.open.queryOptions({ feature, _id: id })
const linksQuery = ({ feature, id }: Params) => trpc().content.previewLinks.list.queryOptions({ feature, _id: id })

/** Loads a record and its links, and gives the title of the page. Throws notFound(), and redirect() where the person may not edit it. */
export async function loadScreen(params: Params, location: { publicHref: string }): Promise<{ title: string }> {
  if (!import.meta.env.SSR && !mayFrame()) throw redirect({ href: location.publicHref, reloadDocument: true })
  try {
    const [{ draft, live }] = await Promise.all([load(recordQuery(params)), load(linksQuery(params))])
    return { title: m.preview_of({ title: contentTypes[params.feature]!.title((draft ?? live)!.data).children }) }
  } catch (error) {
    throw readFailure(error).code === 'FORBIDDEN' ? redirect({ to: '/admin' }) : error
  }
}

/** The draft of a record as visitors would see it, and links to it for people without an account. */
export function PreviewScreen() {
  const params = route.useParams()
  const { draft, live } = useSuspenseQuery(recordQuery(params)).data
  const { data: links } = useSuspenseQuery(linksQuery(params))
  const [device, setDevice] = useState<Device>('phone')
  const [locale, setLocale] = useState<Locale>(getLocale())
  const type = contentTypes[params.feature]!
  const path = pathForLocale(locale, `/preview/${params.feature}/${params.id}`)
  const values = (draft ?? live)!.data
  const name = type.title(values)
  return (
    <>
      <PageHeader
        variant="staff"
        eyebrow={m.preview_title()}
        title={<span {...name} />}
        description={
          draft && m.preview_saved({ date: formatDate(draft.at, { dateStyle: 'medium', timeStyle: 'short' }) })
        }
        actions={
          <Button variant="secondary" asChild>
            <a href={localPath(type.editPage(params.id))}>
              <Pencil aria-hidden="true" />
              {m.preview_edit()}
            </a>
          </Button>
        }
      />
      {draft ? (
        <>
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <Choice
              label={m.preview_width()}
              options={['phone', 'desk']}
              renderOption={each => (each === 'phone' ? m.preview_phone() : m.preview_desk())}
              value={device}
              onChange={setDevice}
            />
            <Choice
              label={m.language_label()}
              options={wholeLocales}
              renderOption={each => (
                <span lang={each} className="font-device">
                  {__LANGUAGE_NAMES__[each]}
                </span>
              )}
              value={locale}
              onChange={setLocale}
            />
            <Button variant="ghost" asChild>
              <a href={path} target="_blank" rel="noopener">
                {m.preview_open()}
                <ExternalLink aria-hidden="true" />
              </a>
            </Button>
          </div>
          <PreviewFrame key={path} title={m.preview_of({ title: name.children })} src={path} device={device} />
        </>
      ) : (
        <EmptyState
          title={m.preview_no_draft()}
          description={m.preview_no_draft_text()}
          actions={
            <Button variant="secondary" asChild>
              <a href={localPath(type.publicPage(params.id, values))}>{m.preview_public()}</a>
            </Button>
          }
        />
      )}
      {(draft || links.length > 0) && <PreviewLinks {...params} links={links} isDraft={draft !== undefined} />}
    </>
  )
}

/** Only documents of the staff area may frame pages; one that was loaded as a public page stays without that right. */
function mayFrame() {
  const [first] = performance.getEntriesByType('navigation')
  return first !== undefined && pathWithoutLocale(new URL(first.name).pathname).startsWith('/admin')
}
