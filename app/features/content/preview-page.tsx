import { Button } from '@agency/ui/Button'
import { StatusPage } from '@agency/ui/StatusPage'
import { Link, notFound, redirect } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { previewOf } from '#app/staff/content-types.ts'
import { PreviewRibbon } from '#app/layouts/public/preview-ribbon.tsx'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** The record that the server found for the address. Scripts cannot fetch it: they load the page again. */
const findPreview = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.preview)
  .client(() => {
    throw redirect({ href: location.pathname, reloadDocument: true })
  })

/** What the page of a preview shows. Throws notFound(). */
export async function loadPreview() {
  const preview = findPreview()
  if (!preview) throw notFound()
  if (preview.state !== 'draft')
    return { preview, title: preview.state === 'gone' ? m.preview_gone() : m.preview_title() }
  const { record, ...draft } = preview
  const { title, props } = await (await previewOf(draft.feature).load()).load(record)
  return { preview: draft, title: m.preview_of({ title }), props }
}

/** The public page of a record that is not published as it is here. */
export function PreviewPage({ preview, props }: Awaited<ReturnType<typeof loadPreview>>) {
  if (preview.state === 'gone')
    return (
      <StatusPage
        code={formatNumber(410)}
        title={m.preview_gone()}
        description={m.preview_gone_text()}
        actions={
          <Button asChild>
            <Link to="/">{m.not_found_home()}</Link>
          </Button>
        }
      />
    )
  if (preview.state === 'rejected') return <StatusPage title={m.preview_rejected()} description={preview.message} />
  return (
    <>
      <PreviewRibbon {...preview} />
      <PreviewedPage feature={preview.feature} {...props} />
    </>
  )
}

function PreviewedPage({ feature, ...props }: { feature: string }) {
  const { Page } = previewOf(feature).use()
  return <Page {...props} />
}
