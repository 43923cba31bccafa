import type { Section } from './section.ts'
import { MissingTranslations } from '#app/editor/missing-translations.tsx'
import { isMissing, pairTranslations } from '#server/drafts/translations.shared.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Field } from '#server/drafts/field.ts'
import { entriesOf, fieldsOf } from './document-values.ts'
import { pickFields } from './field-rows.ts'
import type { DocumentState } from './document-state.ts'

type Values = Record<string, unknown>

/** How many texts of the document and of its entries are not in Bangla yet, in the order of the form. */
export function DocumentTranslations({ document, sections }: { document: DocumentState; sections: Section[] }) {
  const { shape, form } = document
  const find = (values: Values) =>
    sections.flatMap(({ fields = [], list }) => [
      ...translationsIn(pickFields(shape.fields, fields), values, ''),
      ...(list ? entriesOf(values[list]) : []).flatMap((entry, n) =>
        translationsIn(fieldsOf(shape, list!), entry, `${list}.${n}.`),
      ),
    ])
  if (find(form.getValues()).length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="max-w-text text-sm text-muted">{m.document_languages()}</p>
      <MissingTranslations control={form.control} find={find} />
    </div>
  )
}

function translationsIn(fields: Record<string, Field>, values: Values, prefix: string) {
  return pairTranslations(Object.keys(fields)).flatMap(({ name, translation }) =>
    translation
      ? {
          id: prefix + translation,
          isMissing: isMissing(String(values[name] ?? ''), String(values[translation] ?? '')),
        }
      : [],
  )
}
