import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { ErrorSummary } from '@agency/ui/ErrorSummary'
import { FileField } from '@agency/ui/FileField'
import { MessageDialog } from '@agency/ui/MessageDialog'
import { Progress } from '@agency/ui/Progress'
import { SaveBar } from '@agency/ui/SaveBar'
import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type Client } from '#app/features/clients/queries.ts'
import { plural, formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { countryFields, countryInputs } from '#server/features/clients/schema.ts'
import { IMAGE_TYPES } from '#server/media/schema.ts'
import { SaveConfirmation } from './save-confirmation.tsx'
import { Companies } from './companies-fields.tsx'
import { Conflict } from './conflict.tsx'
import { CountryField } from './country-field.tsx'
import { FieldInput } from './field-input.tsx'
import { ExistingImages, FlagNow } from './existing-images.tsx'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { LeaveGuard } from '#app/editor/leave-guard.tsx'
import type { Chosen, Refused } from '#app/editor/use-pictures.ts'
import { type Phase, useClientForm } from './use-client-form.ts'

const accept = IMAGE_TYPES.join(',')
const inputs = countryInputs.filter(field => field !== 'countryName')

type Props = { client?: Client; onSaved: (note?: string) => void }

/** The one form for a client country, empty or with a record in it. */
export function ClientForm({ client, onSaved }: Props) {
  const state = useClientForm({ client, onSaved })
  const { form, pictures, phase, notice, problems } = state
  const {
    register,
    formState: { errors },
  } = form
  const [refused, setRefused] = useState<Refused>({ tooLarge: [], noPicture: [] })
  const isReady = useHydrated()
  const isBusy = phase.kind !== 'idle'
  const focusNext = useFocusNext()

  return (
    <>
      <form
        noValidate
        method="post"
        onSubmit={event => {
          event.preventDefault()
          void state.save()
        }}
        className="max-w-form"
      >
        <ErrorSummary title={m.form_problems(plural(problems.length))} items={problems} className="mb-8" />
        <fieldset disabled={!isReady || isBusy} className="grid min-w-0 gap-12">
          <Part title={m.form_country_section()}>
            <CountryField form={form} ownId={client?._id} onChoose={state.flag.takeFlagOf} />
            {client && pictures.flag.length === 0 && (
              <FlagNow
                url={client.countryFlagImage}
                country={localizedText(client.countryName, client.countryNameBn).children}
              />
            )}
            <FileField
              id="flag"
              label={m.form_flag()}
              required={!client}
              hint={client ? m.form_flag_keep_hint() : m.form_flag_hint()}
              accept={accept}
              preview="flag"
              error={state.flag.problem}
              items={pictures.flag.map(toItem)}
              onRemove={state.flag.remove}
              onAdd={files => {
                void state.flag.choose(files).then(setRefused)
              }}
              words={words(m.file_choose(), m.file_drop())}
            />
            {inputs.map(field => (
              <FieldInput
                key={field}
                id={field}
                field={countryFields[field]}
                error={errors[field]?.message}
                {...register(field)}
              />
            ))}
          </Part>
          <Part id="companies" title={m.form_companies_section()}>
            <Companies key={state.saved} form={form} />
          </Part>
          <Part title={m.form_images_section()}>
            {client && <ExistingImages urls={state.existing} onRemove={state.removeExisting} />}
            <FileField
              id="images"
              label={client ? m.form_new_images() : m.form_images()}
              hint={m.form_images_hint()}
              accept={accept}
              preview="thumbnail"
              multiple
              items={pictures.added.map(toItem)}
              onRemove={pictures.remove}
              onAdd={files => {
                void pictures.add(files, 'added').then(setRefused)
              }}
              words={words(m.files_choose(), m.files_drop())}
            />
          </Part>
        </fieldset>
        <SaveBar
          variant={isBusy ? 'busy' : state.isDirty ? 'unsaved' : 'idle'}
          status={
            isBusy
              ? m.form_wait()
              : state.isDirty
                ? m.form_state_unsaved()
                : client
                  ? m.form_state_saved()
                  : m.form_state_empty()
          }
          className="mt-12"
        >
          <Working phase={phase} />
          <Button id="save-client" type="submit" variant="accent" size="lg" busy={isBusy} disabled={!isReady || isBusy}>
            {isBusy ? (client ? m.form_updating() : m.form_uploading()) : client ? m.form_update() : m.form_save()}
          </Button>
        </SaveBar>
      </form>

      {/* dialogs stay outside: a form inside a form submits past React */}
      <MessageDialog
        open={refused.tooLarge.length > 0}
        onClose={() => setRefused(now => ({ ...now, tooLarge: [] }))}
        variant="danger"
        title={m.file_too_large_title()}
        closeLabel={m.ok()}
      >
        <Lines lines={refused.tooLarge.map(name => m.file_too_large({ name }))} />
      </MessageDialog>
      <MessageDialog
        open={refused.tooLarge.length === 0 && refused.noPicture.length > 0}
        onClose={() => setRefused(now => ({ ...now, noPicture: [] }))}
        variant="danger"
        title={m.file_no_picture_title()}
        closeLabel={m.ok()}
      >
        <Lines lines={refused.noPicture.map(name => m.file_no_picture({ name }))} />
      </MessageDialog>
      <MessageDialog
        open={notice?.kind === 'saved'}
        onClose={state.closeNotice}
        focusAfter={() => document.getElementById('countryName')}
        variant="success"
        title={m.saved_title()}
        description={m.saved_text()}
        closeLabel={m.ok()}
      />
      <MessageDialog
        open={notice?.kind === 'failed'}
        onClose={state.closeNotice}
        focusAfter={saveButton}
        variant="danger"
        title={m.error_title()}
        description={client ? m.update_failed() : m.save_failed()}
        closeLabel={m.ok()}
      >
        {notice?.kind === 'failed' && (
          <Alert variant="info" title={notice.reason ?? m.nothing_lost()}>
            {notice.reason && m.nothing_lost()}
          </Alert>
        )}
      </MessageDialog>
      <SaveConfirmation notice={notice} onConfirm={state.confirm} onClose={state.closeQuestion} />
      <Conflict
        found={notice?.kind === 'conflict' ? notice : undefined}
        onDecide={state.decide}
        onClose={() => {
          state.closeNotice()
          focusNext(saveButton)
        }}
      />
      <LeaveGuard isDirty={state.isDirty} hasSaved={state.hasSaved} />
    </>
  )
}

const saveButton = () => document.getElementById('save-client')

function Part({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="grid min-w-0 gap-6">
      <h2 className="font-sans text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="grid gap-1 wrap-anywhere">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Working({ phase }: { phase: Phase }) {
  if (phase.kind === 'idle') return null
  if (phase.kind === 'saving') return <Progress label={m.form_saving_record()} className="grow basis-40" />
  const { position, of, part } = phase.upload
  return (
    <Progress
      label={m.form_upload_position({ n: formatNumber(position), of: formatNumber(of) })}
      detail={formatNumber(part, { style: 'percent' })}
      value={position - 1 + part}
      max={of}
      className="grow basis-40"
    />
  )
}

function toItem({ id, name, url, problem, progress, stored }: Chosen) {
  return { id, name, url, problem, progress, note: stored ? m.file_stored() : undefined }
}

function words(choose: string, drop: string) {
  return {
    choose,
    drop,
    remove: (name: string) => m.file_remove({ name }),
    progress: (name: string) => m.file_progress({ name }),
  }
}
