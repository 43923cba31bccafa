import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { Field } from '@agency/ui/Field'
import { SelectField } from '@agency/ui/SelectField'
import { fileBox } from '#app/layouts/public/file-box.ts'
import { FormProblems } from '#app/layouts/public/form-problems.tsx'
import { PhotosNote } from '#app/layouts/public/photos-note.tsx'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, languageOf, localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { ShownApplication } from '#server/features/applications/status/status-page.ts'
import { PAPER_MAX_BYTES, PHOTO_MAX_BYTES } from '#server/features/applications/file.shared.ts'
import type { Posted } from '#server/http/posted.shared.ts'
import { PDF_PAGES_MAX } from '#server/files/schema.ts'

type Papers = NonNullable<ShownApplication['stage']['papers']>
type Props = { papers: Papers | null; posted: Posted | undefined }

/**
 * The documents that a worker can send from here, and what came of those that they have sent. A plain form; `posted` is
 * how it came back.
 */
export function StagePapers({ papers, posted }: Props) {
  if (!papers) return null
  const { values = {}, errors = {}, problem } = posted ?? {}
  return (
    <Card
      asChild
      padding="lg"
      className={`scroll-mt-24 print:p-4 print:text-sm ${papers.sent.length > 0 ? '' : 'print:hidden'}`}
    >
      <section id="papers" tabIndex={-1} aria-labelledby="papers-title" className="outline-none">
        <h2 id="papers-title" className="text-2xl">
          {m.papers_title()}
        </h2>
        <ul className="mt-4 divide-y divide-line empty:hidden">
          {papers.sent.map(paper => (
            <SentPaper key={paper._id} {...paper} />
          ))}
        </ul>
        <p className="mt-4 print:hidden">{m.papers_lead()}</p>
        <form
          noValidate
          method="post"
          encType="multipart/form-data"
          action={localPath('/application-status?show=papers#papers-problems')}
          className="mt-6 grid gap-6 print:hidden"
        >
          <FormProblems id="papers-problems" errors={errors} problem={problem} title={m.papers_problems()} />
          <input type="hidden" name="action" value="papers" />
          <SelectField
            id="kind"
            name="kind"
            label={m.paper_which()}
            required
            defaultValue={values.kind ?? ''}
            error={errors.kind}
          >
            <option value="">{m.apply_choose()}</option>
            {papers.kinds.map(({ kind, label }) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </SelectField>
          <Field
            id="file"
            label={m.document_file()}
            hint={m.paper_file_hint({
              megabytes: formatNumber(PAPER_MAX_BYTES / 1024 / 1024),
              pages: formatNumber(PDF_PAGES_MAX),
            })}
            required
            error={errors.file}
          >
            {control => (
              <input
                type="file"
                name="file"
                accept="image/*,application/pdf"
                data-photo-max={PHOTO_MAX_BYTES}
                {...control}
                className={fileBox}
              />
            )}
          </Field>
          <PhotosNote />
          <Button type="submit" variant="accent" size="lg" className="justify-self-start">
            {m.paper_send()}
          </Button>
        </form>
      </section>
    </Card>
  )
}

const sentences = { waiting: m.paper_waits, accepted: m.paper_is_accepted, refused: m.paper_is_refused }

function SentPaper({ _id, label, state, day, reason }: Papers['sent'][number]) {
  const sentence = sentences[state]({ day: formatDate(day, { dateStyle: 'long' }) })
  return (
    <li className="grid gap-1 py-3 first:pt-0 print:flex print:flex-wrap print:gap-x-2 print:py-1">
      <span className="font-semibold">{label}</span>
      <span className={state === 'refused' ? 'font-semibold text-danger' : undefined}>{sentence}</span>
      {reason && (
        <span lang={languageOf(reason)} className="whitespace-pre-line wrap-anywhere">
          {reason}
        </span>
      )}
      {state === 'waiting' && (
        <form
          method="post"
          action={localPath('/application-status?show=papers#papers-problems')}
          className="mt-1 print:hidden"
        >
          <input type="hidden" name="action" value="take-back" />
          <input type="hidden" name="paper" value={_id} />
          <Button type="submit" variant="secondary" size="sm">
            {m.paper_back({ kind: label })}
          </Button>
        </form>
      )}
    </li>
  )
}
