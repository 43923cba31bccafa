import { Accordion } from '@agency/ui/Accordion'
import { Button } from '@agency/ui/Button'
import { Field } from '@agency/ui/Field'
import { useState } from 'react'
import { ApplicationFields, FirstFields, LaterFields } from '#app/features/applications/application-fields.tsx'
import { fileBox } from '#app/layouts/public/file-box.ts'
import { Consent, SavedNote, WaitingNote } from '#app/layouts/public/form-parts.tsx'
import { FormProblems } from '#app/layouts/public/form-problems.tsx'
import { FormTraces } from '#app/layouts/public/form-traces.tsx'
import { PhotosNote } from '#app/layouts/public/photos-note.tsx'
import { shrinkPhotos } from '#app/rendering/shrink-photos.ts'
import type { SavedFormState } from '#app/rendering/use-saved-form.ts'
import { formatNumber, localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { FILE_MAX_BYTES, FILE_TYPES } from '#server/features/applications/file.shared.ts'
import type { KeptReceipt } from '#server/features/applications/status/receipt.ts'
import type { Posted } from '#server/http/posted.shared.ts'
import { PDF_PAGES_MAX } from '#server/files/schema.ts'

/** The form as it was posted, when it was rendered, and what somebody agrees to by sending it. */
export type ApplyFacts = {
  posted: Posted<KeptReceipt> | undefined
  shownAt: number
  consent: string
  retention: string
}
type Props = Omit<SavedFormState<KeptReceipt>, 'box'> & {
  facts: ApplyFacts
  /** the path of this page */
  path: string
  /** the trade of the job; undefined for any job that fits */
  trade: string | undefined
}

/** They are seen without opening anything. */
const FIRST = new Set(['phone', 'trade', 'consent'])

/**
 * What somebody fills in to apply: a plain form, which scripts make survive a lost connection. Without a job in mind number and trade are
 * enough; the rest is folded.
 */
export function ApplicationForm({ facts, path, trade, ...form }: Props) {
  const { answer, isBusy, keepTyped } = form
  const { errors } = answer
  const fields = { values: { trade, ...answer.values }, errors }
  const file = <AttachedFile error={errors.file} isPosted={facts.posted !== undefined} onChange={keepTyped} />
  const consent = <Consent {...facts} error={errors.consent} isGiven={answer.values.consent === 'yes'} />
  return (
    <form
      ref={shrinkPhotos}
      noValidate
      method="post"
      encType="multipart/form-data"
      action={localPath(`${path}#applied`)}
      onSubmit={form.submit}
      onInput={keepTyped}
      className="grid gap-6"
    >
      <FormProblems {...answer} id="applied" title={m.contact_problems()} />
      {trade === undefined ? (
        <>
          <FirstFields {...fields} />
          {consent}
          <Accordion
            variant="box"
            title={m.apply_next()}
            open={Object.keys(errors).some(name => !FIRST.has(name)) || undefined}
          >
            <div className="grid gap-6">
              <LaterFields {...fields} />
              {file}
            </div>
          </Accordion>
        </>
      ) : (
        <>
          <ApplicationFields {...fields} />
          {file}
          {consent}
        </>
      )}
      <FormTraces shownAt={facts.shownAt} />
      <WaitingNote {...form} text={m.apply_waiting_text()} />
      <PhotosNote />
      <Button type="submit" variant="accent" size="lg" busy={isBusy}>
        {isBusy ? m.contact_busy() : m.apply_submit()}
      </Button>
      <SavedNote {...form} text={m.apply_saved()} forgetLabel={m.apply_forget()} />
    </form>
  )
}

type FileProps = { error: string | undefined; isPosted: boolean; onChange: () => void }

/** Photos are made smaller before they are sent. Without scripts a browser forgets the file when the form comes back. */
function AttachedFile({ error, isPosted, onChange }: FileProps) {
  const [isChosen, setChosen] = useState(false)
  return (
    <Field
      id="file"
      label={m.apply_file()}
      hint={m.apply_file_hint({ pages: formatNumber(PDF_PAGES_MAX) })}
      error={error}
    >
      {control => (
        <div className="grid justify-items-start gap-2">
          <input
            type="file"
            name="file"
            accept={FILE_TYPES}
            data-photo-max={FILE_MAX_BYTES}
            {...control}
            onChange={({ currentTarget: input }) => setChosen(input.files?.length === 1)}
            className={fileBox}
          />
          {isPosted && <p className="text-sm">{m.apply_file_again()}</p>}
          {isChosen && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                const input = document.querySelector<HTMLInputElement>('#file')
                if (!input) return
                input.value = ''
                setChosen(false)
                onChange()
                input.focus()
              }}
            >
              {m.apply_file_remove()}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
