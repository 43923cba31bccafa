import { ErrorSummary } from '@agency/ui/ErrorSummary'
import { PageHeader } from '@agency/ui/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { EditorBar } from '#app/editor/editor-bar.tsx'
import { EditorNotices } from '#app/editor/editor-notices.tsx'
import { FormSection } from '#app/editor/form-section.tsx'
import { PictureField } from '#app/editor/picture-field.tsx'
import type { RecordForm } from '#app/editor/record-screen.tsx'
import { RejectedFilesDialog } from '#app/editor/rejected-files-dialog.tsx'
import type { RejectedFiles } from '#app/editor/use-pictures.ts'
import { findCountryIn } from '#app/features/clients/country.ts'
import { nameOf } from '#app/features/content/content-types.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Companies } from './companies-fields.tsx'
import { countriesQuery, CountryField } from './country-field.tsx'
import { CountryFields } from './country-fields.tsx'
import { ExistingImages, FlagNow } from './existing-images.tsx'
import { SaveConfirmation } from './save-confirmation.tsx'
import { useClientForm } from './use-client-form.ts'

const FORM_ID = 'client-form'

/** The one form for a client country, empty or with a record in it. */
export function ClientForm({ isNew, onAdded, ...options }: RecordForm & { onAdded: () => void }) {
  const { form, editor, pictures, flag, stored, problems, ...state } = useClientForm({ ...options, onAdded })
  const [rejected, setRejected] = useState<RejectedFiles>({ tooLarge: [], noPicture: [] })
  const isReady = useHydrated()
  const { data: countries = [] } = useQuery(countriesQuery())
  const country = form.watch('countryName')
  const name = nameOf(country, findCountryIn(countries, country)?.nameBn)
  // the form is emptied or left once this is published
  const isLocked = editor.saving === 'publish' && editor.phase.kind !== 'idle'
  return (
    <>
      <PageHeader
        variant="staff"
        title={isNew ? m.form_add_title() : m.form_update_title()}
        lead={isNew ? m.form_add_lead() : <span {...name} />}
      />
      <EditorNotices editor={editor} />
      <form
        id={FORM_ID}
        noValidate
        method="post"
        onSubmit={event => {
          event.preventDefault()
          void editor.save('publish')
        }}
        className="max-w-page"
      >
        <ErrorSummary title={m.form_problems(plural(problems.length))} items={problems} className="mb-8" />
        <fieldset disabled={!isReady || isLocked} className="grid min-w-0 gap-12">
          <CountryFields
            form={form}
            name={<CountryField form={form} ownId={editor.record._id} onChoose={flag.takeFlagOf} />}
            flag={
              <>
                {stored.flag && pictures.main.length === 0 && <FlagNow url={stored.flag} country={name.children} />}
                <PictureField
                  id="flag"
                  label={m.form_flag()}
                  required={!stored.flag}
                  hint={stored.flag ? m.form_flag_keep_hint() : m.form_flag_hint()}
                  preview="flag"
                  error={flag.problem}
                  items={pictures.main}
                  onRemove={flag.remove}
                  onAdd={files => {
                    void flag.choose(files).then(setRejected)
                  }}
                />
              </>
            }
          />
          <Companies form={form} misplaced={state.question?.kind === 'script' ? state.question.texts : undefined} />
          <FormSection title={m.form_images_section()}>
            {!isNew && <ExistingImages urls={stored.images} onRemove={state.removeExisting} />}
            <PictureField
              id="images"
              label={isNew ? m.form_images() : m.form_new_images()}
              hint={m.form_images_hint()}
              preview="thumbnail"
              multiple
              items={pictures.added}
              onRemove={pictures.remove}
              onAdd={files => {
                void pictures.add(files, 'added').then(setRejected)
              }}
            />
          </FormSection>
        </fieldset>
      </form>
      <EditorBar
        editor={editor}
        formId={FORM_ID}
        title={name.children}
        publish={
          isNew
            ? { label: m.form_save(), busyLabel: m.form_uploading() }
            : { label: m.form_update(), busyLabel: m.form_updating() }
        }
        sentences={{ failed: isNew ? m.save_failed() : m.update_failed(), deleted: m.deleted_text() }}
        isReady={isReady}
      />
      <SaveConfirmation question={state.question} />
      <RejectedFilesDialog rejected={rejected} onChange={setRejected} />
    </>
  )
}
