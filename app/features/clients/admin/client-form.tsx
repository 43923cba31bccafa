import { ErrorSummary } from '@agency/ui/ErrorSummary'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { FormSaveBar } from '#app/editor/form-save-bar.tsx'
import { FormSection } from '#app/editor/form-section.tsx'
import { LeaveGuard } from '#app/editor/leave-guard.tsx'
import { PictureField } from '#app/editor/picture-field.tsx'
import { RejectedFilesDialog } from '#app/editor/rejected-files-dialog.tsx'
import { SaveFailedDialog } from '#app/editor/save-failed-dialog.tsx'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import type { RejectedFiles } from '#app/editor/use-pictures.ts'
import type { Client } from '#app/features/clients/queries.ts'
import { localizedText, plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { Companies } from './companies-fields.tsx'
import { Conflict } from './conflict.tsx'
import { CountryField } from './country-field.tsx'
import { CountryFields } from './country-fields.tsx'
import { ExistingImages, FlagNow } from './existing-images.tsx'
import { SaveConfirmation } from './save-confirmation.tsx'
import { type ClientFormState, useClientForm } from './use-client-form.ts'

const SAVE_BUTTON_ID = 'save-client'

type Props = { client?: Client; onSaved: (note?: string) => void }

/** The one form for a client country, empty or with a record in it. */
export function ClientForm({ client, onSaved }: Props) {
  const state = useClientForm({ client, onSaved })
  const { form, pictures, phase, flag, problems } = state
  const [rejected, setRejected] = useState<RejectedFiles>({ tooLarge: [], noPicture: [] })
  const isReady = useHydrated()
  return (
    <>
      <form
        noValidate
        method="post"
        onSubmit={event => {
          event.preventDefault()
          void state.save()
        }}
        className="max-w-page"
      >
        <ErrorSummary title={m.form_problems(plural(problems.length))} items={problems} className="mb-8" />
        <fieldset disabled={!isReady || phase.kind !== 'idle'} className="grid min-w-0 gap-12">
          <CountryFields
            form={form}
            name={<CountryField form={form} ownId={client?._id} onChoose={flag.takeFlagOf} />}
            flag={
              <>
                {client && pictures.main.length === 0 && (
                  <FlagNow
                    url={client.countryFlagImage}
                    country={localizedText(client.countryName, client.countryNameBn).children}
                  />
                )}
                <PictureField
                  id="flag"
                  label={m.form_flag()}
                  required={!client}
                  hint={client ? m.form_flag_keep_hint() : m.form_flag_hint()}
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
          <Companies
            key={state.saved}
            form={form}
            misplaced={state.notice?.kind === 'script' ? state.notice.texts : undefined}
          />
          <FormSection title={m.form_images_section()}>
            {client && <ExistingImages urls={state.existing} onRemove={state.removeExisting} />}
            <PictureField
              id="images"
              label={client ? m.form_new_images() : m.form_images()}
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
        <FormSaveBar
          buttonId={SAVE_BUTTON_ID}
          phase={phase}
          isNew={!client}
          isDirty={state.isDirty}
          isReady={isReady}
        />
      </form>
      {/* outside the form: React does not catch the submit of a form inside a form */}
      <RejectedFilesDialog rejected={rejected} onChange={setRejected} />
      <SaveDialogs state={state} isNew={!client} />
      <LeaveGuard isDirty={state.isDirty} hasSaved={state.hasSaved} />
    </>
  )
}

/** The questions before a save, and its result. */
function SaveDialogs({ state, isNew }: { state: ClientFormState; isNew: boolean }) {
  const { notice } = state
  const focusNext = useFocusNext()
  return (
    <>
      <MessageDialog
        open={notice?.kind === 'saved'}
        onClose={state.closeNotice}
        focusAfter={() => document.getElementById('countryName')}
        variant="success"
        title={m.saved_title()}
        description={m.saved_text()}
        closeLabel={m.ok()}
      />
      <SaveFailedDialog
        isOpen={notice?.kind === 'failed'}
        reason={notice?.kind === 'failed' ? notice.reason : undefined}
        description={isNew ? m.save_failed() : m.update_failed()}
        focusAfter={findSaveButton}
        onClose={state.closeNotice}
      />
      <SaveConfirmation notice={notice} onConfirm={state.confirm} onClose={state.closeWarning} />
      <Conflict
        found={notice?.kind === 'conflict' ? notice : undefined}
        onDecide={state.decide}
        onClose={() => {
          state.closeNotice()
          focusNext(findSaveButton)
        }}
      />
    </>
  )
}

const findSaveButton = () => document.getElementById(SAVE_BUTTON_ID)
