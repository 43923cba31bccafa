import { PageHeader } from '@agency/ui/PageHeader'
import { useQuery } from '@tanstack/react-query'
import { FormSection } from '#app/editor/form-section.tsx'
import { EditorFrame } from '#app/editor/editor-frame.tsx'
import { PictureField } from '#app/editor/picture-field.tsx'
import type { RecordForm } from '#app/editor/record-screen.tsx'
import { findCountryIn } from '#app/features/clients/country.ts'
import { nameOf } from '#app/staff/record-title.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Companies } from './companies-fields.tsx'
import { countriesQuery, CountryField } from './country-field.tsx'
import { CountryFields, CountryMissing } from './country-fields.tsx'
import { ExistingImages, FlagNow } from './existing-images.tsx'
import { SaveConfirmation } from './save-confirmation.tsx'
import { useClientForm } from './use-client-form.ts'

const FORM_ID = 'client-form'

/** The one form for a client country, empty or with a record in it. */
export function ClientForm({ isNew, onAdded, ...options }: RecordForm & { onAdded: () => void }) {
  const { form, editor, pictures, flag, stored, problems, ...state } = useClientForm({ ...options, onAdded })
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
        description={isNew ? m.form_add_lead() : <span {...name} />}
      />
      <EditorFrame
        editor={editor}
        formId={FORM_ID}
        title={name.children}
        publish={
          isNew
            ? { label: m.form_save(), busyLabel: m.form_uploading() }
            : { label: m.form_update(), busyLabel: m.form_updating() }
        }
        sentences={{ failed: isNew ? m.save_failed() : m.update_failed(), deleted: m.deleted_text() }}
        problems={problems}
        pictures={pictures}
        isLocked={isLocked}
        missing={<CountryMissing form={form} hasPictures={stored.images.length + pictures.at('images').length > 0} />}
      >
        <CountryFields
          form={form}
          name={<CountryField form={form} ownId={editor.record._id} onChoose={flag.takeFlagOf} />}
          flag={
            <>
              {stored.flag && pictures.at('flag').length === 0 && <FlagNow url={stored.flag} country={name.children} />}
              <PictureField
                id="flag"
                label={m.form_flag()}
                required={!stored.flag}
                hint={stored.flag ? m.form_flag_keep_hint() : m.form_flag_hint()}
                preview="flag"
                error={flag.problem}
                pictures={pictures}
                place="flag"
                onRemove={flag.remove}
                onAdd={files => void flag.choose(files)}
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
            pictures={pictures}
            place="images"
          />
        </FormSection>
      </EditorFrame>
      <SaveConfirmation question={state.question} />
    </>
  )
}
