import { DocumentScreen } from '#app/editor/document-form.tsx'
import { m } from '#i18n/paraglide/messages.js'

/** The screen of the pictures at the top of the home page. */
export function SlidesPage() {
  return (
    <DocumentScreen
      feature="slides"
      id="slides"
      sections={[{ note: <p className="max-w-text text-muted">{m.slides_lead()}</p>, list: 'slides' }]}
    />
  )
}
