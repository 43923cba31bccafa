import { Accordion } from '@agency/ui/Accordion'
import { WholeContacts } from '#app/layouts/mail-address.tsx'
import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import { PageHeader } from '@agency/ui/PageHeader'
import { TextField } from '@agency/ui/TextField'
import { FormProblems } from '#app/layouts/public/form-problems.tsx'
import { PhotosNote } from '#app/layouts/public/photos-note.tsx'
import { shrinkPhotos } from '#app/rendering/shrink-photos.ts'
import type { VisitorForm } from '#app/rendering/visitor-form.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, localPath } from '#i18n/locale.ts'
import { withReach } from '#i18n/reach.ts'
import { m } from '#i18n/paraglide/messages.js'
import { reasonLabels } from '#server/features/complaints/reasons.shared.ts'
import type { Followed, ShownComplaint as Shown } from '#server/features/complaints/follow.ts'
import { FilesOf, TextOf } from './message-fields.tsx'

type Props = Exclude<Followed, { isErased: true }> &
  Pick<VisitorForm, 'answer' | 'isBusy' | 'submit'> & { isPosted: boolean }

/** A complaint as whoever wrote it reads it: where it is, what was written, and how to write on, leave and erase it. */
export function ShownComplaint(page: Props) {
  const { complaint, isAdded, answer } = page
  const isErasing = answer.errors.again !== undefined
  return (
    <div className="grid gap-8">
      <PageHeader
        title={m.complaint_yours()}
        className="pb-0! sm:pb-0!"
        actions={
          <Button asChild variant="secondary">
            <a href={localPath('/complaints/follow')}>{m.complaint_close_page()}</a>
          </Button>
        }
      />
      <div
        {...(Object.keys(answer.errors).length === 0 && { tabIndex: -1, 'data-answer': '' })}
        className="grid gap-4 outline-none"
      >
        {isAdded && <Alert variant="success" title={m.complaint_message_added()} />}
        <Present {...complaint} />
      </div>
      <Thread messages={complaint.messages} />
      {complaint.state !== 'closed' && <MessageForm {...page} isErasing={isErasing} />}
      <EraseForm {...page} isErasing={isErasing} />
    </div>
  )
}

const longDate = (day: string) => formatDate(day, { dateStyle: 'long' })

function Present({ state, dueOn, isOverdue, closedFor, deleteOn }: Shown) {
  const date = longDate(dueOn)
  if (state === 'closed')
    return (
      <Alert title={m.complaint_now_closed()}>
        {closedFor && <p className="mb-1">{reasonLabels[closedFor]()}</p>}
        {deleteOn && m.complaint_now_closed_text({ date: longDate(deleteOn) })}
      </Alert>
    )
  if (state === 'new')
    return (
      <Alert
        title={
          isOverdue ? (
            <WholeContacts text={withReach(m.complaint_now_late({ date }), m.complaint_now_late_reach)} />
          ) : (
            m.complaint_now_new({ date })
          )
        }
      />
    )
  return <Alert title={state === 'answered' ? m.complaint_now_answered() : m.complaint_now_waiting()} />
}

function Thread({ messages }: Pick<Shown, 'messages'>) {
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="text-xl">
        {m.complaint_thread()}
      </h2>
      <ol className="mt-3 grid gap-4">
        {messages.map(({ position, isMine, day, text, files }) => (
          <li
            key={position}
            className={`rounded-lg border p-4 ${isMine ? 'border-line bg-surface' : 'border-brand/40 bg-brand-soft'}`}
          >
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-semibold">{isMine ? m.complaint_from_you() : m.complaint_from_us()}</span>
              <span className="text-muted">{longDate(day)}</span>
            </p>
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{text ?? m.complaint_message_lost()}</p>
            {files > 0 && <p className="mt-2 text-sm">{m.complaint_file_count({ count: formatNumber(files) })}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

type FormProps = Props & { isErasing: boolean }

/** Another key, once a message has arrived, makes it an empty form again. */
function MessageForm({ code, sendKey, answer, isBusy, submit, isPosted, isErasing }: FormProps) {
  const { values, errors, problem } = isErasing ? { values: {}, errors: {} } : answer
  return (
    <form
      key={sendKey}
      ref={shrinkPhotos}
      noValidate
      method="post"
      encType="multipart/form-data"
      autoComplete="off"
      action={localPath('/complaints/follow#open')}
      onSubmit={submit}
      className="grid gap-6 border-t border-line pt-6"
    >
      <FormProblems errors={errors} problem={problem} title={m.complaint_nothing_sent()} />
      <input type="hidden" name="action" value="write" />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="sendKey" value={sendKey} />
      <TextOf rows={4} label={m.complaint_message()} defaultValue={values.text} error={errors.text} />
      <FilesOf error={errors.files} isPosted={isPosted && Object.keys(errors).length > 0} />
      <PhotosNote />
      <Button type="submit" variant="accent" size="lg" busy={isBusy}>
        {isBusy ? m.contact_busy() : m.complaint_send()}
      </Button>
    </form>
  )
}

function EraseForm({ code, answer: { errors }, isBusy, submit, isErasing }: FormProps) {
  return (
    <Accordion open={isErasing} title={<span className="text-danger">{m.complaint_erase()}</span>}>
      <Card asChild className="grid grid-cols-1 gap-4">
        <form
          noValidate
          method="post"
          autoComplete="off"
          action={localPath('/complaints/follow#open')}
          onSubmit={submit}
        >
          <p>{m.complaint_erase_text()}</p>
          <input type="hidden" name="action" value="erase" />
          <input type="hidden" name="code" value={code} />
          <TextField
            id="again"
            name="again"
            label={m.complaint_again()}
            inputMode="numeric"
            autoComplete="off"
            required
            error={errors.again}
          />
          <Button type="submit" variant="danger" busy={isBusy} className="justify-self-start">
            {m.complaint_erase_button()}
          </Button>
        </form>
      </Card>
    </Accordion>
  )
}
