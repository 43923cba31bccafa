import { DocumentScreen } from '#app/editor/document-form.tsx'
import { m } from '#i18n/paraglide/messages.js'

/** The form of what going to one country costs. */
export function FeesFormPage() {
  return (
    <DocumentScreen
      feature="fees"
      sections={[
        { title: m.fee_country(), fields: ['country', 'note', 'noteBn'] },
        {
          title: m.fee_rows(),
          note: <p className="max-w-text text-sm text-muted">{m.fee_rows_note()}</p>,
          list: 'rows',
        },
      ]}
    />
  )
}
