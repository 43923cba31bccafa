import { Button } from '@agency/ui/Button'
import { FormProblems } from '#app/layouts/public/form-problems.tsx'
import { FormTrap } from '#app/layouts/public/form-traces.tsx'
import { PhotosNote } from '#app/layouts/public/photos-note.tsx'
import { shrinkPhotos } from '#app/rendering/shrink-photos.ts'
import { staticComponent } from '#app/rendering/static-component.tsx'
import type { VisitorForm } from '#app/rendering/visitor-form.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Posted } from '#server/http/posted.shared.ts'
import { loadFields } from './load-fields.ts'
import { FilesOf, TextOf } from './message-fields.tsx'

const AboutFields = staticComponent(loadFields, 'AboutFields')
const ContactField = staticComponent(loadFields, 'ContactField')

type Props = Pick<VisitorForm, 'answer' | 'isBusy' | 'submit'> & {
  sendKey: string
  posted: Posted | undefined
}

/** What happened, and whatever else somebody wishes to say. Fields that need no script are those that were posted. */
export function ReportForm({ answer: { errors, problem }, isBusy, submit, sendKey, posted }: Props) {
  const sent = posted?.values ?? {}
  return (
    <form
      ref={shrinkPhotos}
      noValidate
      method="post"
      encType="multipart/form-data"
      autoComplete="off"
      action={localPath('/complaints#write')}
      onSubmit={submit}
      className="grid gap-6"
    >
      <FormProblems errors={errors} problem={problem} title={m.complaint_nothing_sent()} />
      <TextOf
        label={m.complaint_text()}
        hint={m.complaint_text_hint()}
        required
        defaultValue={sent.text}
        error={errors.text}
      />
      <fieldset className="grid min-w-0 gap-6 border-t border-line pt-5">
        <legend className="sr-only">{m.complaint_optional()}</legend>
        <p aria-hidden className="text-lg font-semibold">
          {m.complaint_optional()}
        </p>
        <AboutFields about={sent.about} place={sent.place} />
        <FilesOf error={errors.files} isPosted={posted !== undefined} />
        <ContactField contact={sent.contact} error={posted?.errors.contact} />
      </fieldset>
      <input type="hidden" name="sendKey" defaultValue={sent.sendKey ?? sendKey} />
      <FormTrap />
      <PhotosNote />
      <Button type="submit" variant="accent" size="lg" busy={isBusy}>
        {isBusy ? m.contact_busy() : m.complaint_send()}
      </Button>
    </form>
  )
}
