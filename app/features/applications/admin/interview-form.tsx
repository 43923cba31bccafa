import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { Spinner } from '@agency/ui/Spinner'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { DayField } from '#app/editor/day-field.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { type Outputs, trpc } from '#app/rendering/trpc.ts'
import { toOfficeTime } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { interviewDays, typedInterview } from '#server/features/applications/work-schema.ts'
import { applicationsClient } from './applications-client.ts'
import { choicesQuery } from './queries.ts'

type Interview = Outputs['applications']['interviews']['list']['ahead'][number]
type Props = {
  interview?: Pick<Interview, 'id' | 'vacancyId' | 'at' | 'place' | 'note' | 'invitation' | 'invitationBn'>
  vacancyId?: string | null
  saveLabel: string
  onSaved: (id: string) => void
}

/** When and where applicants are seen, and what they are written, in both languages. */
export function InterviewForm(props: Props) {
  const { data: texts } = useQuery(trpc().applications.interviews.invitations.queryOptions())
  const { data: choices } = useQuery(choicesQuery())
  if (!texts || !choices) return <Spinner label={m.list_loading()} />
  return <Fields {...props} texts={texts} vacancies={choices.vacancies} />
}

function Fields({
  interview,
  vacancyId = null,
  saveLabel,
  onSaved,
  texts,
  vacancies,
}: Props & { texts: { en: string; bn: string; place: string }; vacancies: { id: string; name: string }[] }) {
  const form = useStaffForm({
    schema: typedInterview,
    values: {
      vacancyId: interview?.vacancyId ?? vacancyId ?? '',
      at: interview ? toOfficeTime(interview.at) : '',
      place: interview?.place ?? texts.place,
      note: interview?.note ?? '',
      invitation: interview?.invitation || texts.en,
      invitationBn: interview?.invitationBn || texts.bn,
    },
    besides: { id: interview?.id },
    send: input => applicationsClient().interviews.save.mutate(input),
    done: ({ told }) => (told > 0 ? m.interview_saved_told(plural(told)) : m.interview_saved()),
    onSaved: ({ id }) => onSaved(id),
  })
  return (
    <StaffForm
      form={form}
      className="grid gap-4"
      actions={
        <Button type="submit" variant="accent" busy={form.isBusy} className="justify-self-start">
          {saveLabel}
        </Button>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField time="10:00" days={interviewDays} label={m.interview_at()} required {...form.field('at')} />
        <SelectField label={m.application_job()} {...form.field('vacancyId')}>
          <option value="">{m.interview_any_job()}</option>
          {vacancies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField label={m.interview_place()} required {...form.field('place')} />
      <TextField label={m.interview_note()} hint={m.interview_note_hint()} {...form.field('note')} />
      <TextArea label={m.interview_text_bn()} lang="bn" rows={5} required {...form.field('invitationBn')} />
      <TextArea
        label={m.interview_text_en()}
        hint={m.interview_text_hint({ placeholders: '{name}, {date}, {time}, {place}, {reference}, {agency}' })}
        lang="en"
        rows={5}
        required
        {...form.field('invitation')}
      />
    </StaffForm>
  )
}
