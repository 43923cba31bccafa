import { PageHeader } from '@agency/ui/PageHeader'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { contentTypes } from '#app/staff/content-types.ts'
import { m } from '#i18n/paraglide/messages.js'
import { DocumentFields } from './document/document-fields.tsx'
import { DocumentTranslations } from './document/document-translations.tsx'
import { EntryList } from './document/entry-list.tsx'
import { pickFields } from './document/field-rows.ts'
import { summarize } from './document/issue-places.ts'
import { useDocument } from './document/use-document.ts'
import { EditorFrame } from './editor-frame.tsx'
import { FormSection } from './form-section.tsx'
import { loadedRecord } from './load-record.ts'
import { type RecordForm, RecordScreen } from './record-screen.tsx'
import { useBanglaFont } from './use-translation.tsx'
import type { Section } from '#app/editor/document/section.ts'

type Props = {
  feature: string
  /** A record that is always there. Without it the screen is that of the routes of a new record and of `$id`. */
  id?: string
  /** The heading; without it the name of the content type. */
  title?: string
  /** Without them all fields are in one part, and each list is in one of its own. */
  sections?: Section[]
}

/**
 * The screen with the form of a document, made of the fields of its content type. Its routes load it with
 * `loadRecord(feature, id)`, have a `gcTime` of 0, and show why it cannot be loaded.
 */
export function DocumentScreen({ feature, id, ...form }: Props) {
  if (id !== undefined) return <FixedDocument key={id} feature={feature} id={id} {...form} />
  return (
    <RecordScreen feature={feature}>{record => <DocumentForm feature={feature} {...form} {...record} />}</RecordScreen>
  )
}

function FixedDocument({ id, ...form }: Props & { id: string }) {
  const [opened] = useState(() => loadedRecord(form.feature, id))
  return <DocumentForm {...form} opened={opened} isFixed isNew={false} onCreated={async () => {}} />
}

type FormProps = Omit<Props, 'id'> & Omit<RecordForm, 'renew'> & { isFixed?: boolean }

function DocumentForm({ feature, title, sections, opened, isNew, isFixed, onCreated }: FormProps) {
  const type = contentTypes[feature]!
  const document = useDocument({ feature, opened, onCreated })
  const { shape, form, editor } = document
  useBanglaFont()
  const name = useWatch({ control: form.control, compute: values => type.title(values) })
  const parts = sections ?? defaultSections(type)
  const problems = summarize(document, parts)
  const formId = `${feature}-form`
  return (
    <>
      <PageHeader
        variant="staff"
        title={title ?? type.one()}
        description={isFixed ? undefined : isNew ? m.document_new() : <span {...name} />}
      />
      <EditorFrame
        editor={editor}
        formId={formId}
        title={isFixed ? (title ?? type.one()) : name.children}
        publish={{ label: m.record_publish() }}
        sentences={{ failed: m.save_failed(), deleted: m.document_deleted({ title: name.children }) }}
        isFixed={isFixed}
        problems={problems}
        pictures={document.pictures}
        missing={<DocumentTranslations document={document} sections={parts} />}
      >
        {parts.map(({ title, note, renderNote, fields = [], list }) => (
          <FormSection key={fields.join() + (list ?? '')} title={title}>
            {note}
            {renderNote?.(form.watch(), (name, value) => form.setValue(name, value, { shouldDirty: true }))}
            <DocumentFields document={document} fields={pickFields(shape.fields, fields)} prefix="" />
            {list && <EntryList document={document} list={list} />}
          </FormSection>
        ))}
      </EditorFrame>
    </>
  )
}

function defaultSections({ fields, lists }: (typeof contentTypes)[string]): Section[] {
  const ofLists = Object.entries(lists).map(([list, { label }]) => ({ title: label(), list }))
  return Object.keys(fields).length > 0 ? [{ fields: Object.keys(fields) }, ...ofLists] : ofLists
}
