import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { Spinner } from '@agency/ui/Spinner'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { DayField } from '#app/editor/day-field.tsx'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { type Outputs, trpc } from '#app/rendering/trpc.ts'
import { fromOfficeTime, toOfficeTime } from '#i18n/format.ts'
import { plural } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { interviewAt, interviewDays } from '#server/features/applications/work-schema.ts'
import { applicationsClient } from './applications-client.ts'
import { choicesQuery } from './queries.ts'

type Interview = Outputs['applications']['interviews']['list']['ahead'][number]
type Props = {
  interview?: Pick<Interview, 'id' | 'vacancyId' | 'at' | 'place' | 'note' | 'invitation' | 'invitationBn'>
  vacancyId?: string | null
  saveLabel: string
  onSaved: (id: string) => void
}
type Values = { vacancyId: string; at: string; place: string; note: string; invitation: string; invitationBn: string }

/** When and where applicants are seen, and what they are written, in both languages. */
export function InterviewForm(props: Props) {
  const { data: texts } = useQuery(trpc().applications.interviews.invitations.queryOptions())
  if (!texts) return <Spinner label={m.list_loading()} />
  return <Fields {...props} texts={texts} />
}

function Fields({
  interview,
  vacancyId = null,
  saveLabel,
  onSaved,
  texts,
}: Props & { texts: { en: string; bn: string; place: string } }) {
  const { data: choices } = useQuery(choicesQuery())
  const [values, setValues] = useState<Values>({
    vacancyId: interview?.vacancyId ?? vacancyId ?? '',
    at: interview ? toOfficeTime(interview.at) : '',
    place: interview?.place ?? texts.place,
    note: interview?.note ?? '',
    invitation: interview?.invitation || texts.en,
    invitationBn: interview?.invitationBn || texts.bn,
  })
  const [errors, setErrors] = useState<Partial<Values>>({})
  const form = useRef<HTMLFormElement>(null)
  const { run, isPending } = useStaffAction()
  const fieldOf = (name: keyof Values) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })

  async function save() {
    const at = interviewAt.safeParse(fromOfficeTime(values.at))
    const found: Partial<Values> = {
      ...(at.error && { at: at.error.issues[0]!.message }),
      ...(!values.place.trim() && { place: m.interview_place_needed() }),
      ...(!values.invitation.trim() && { invitation: m.interview_text_needed() }),
      ...(!values.invitationBn.trim() && { invitationBn: m.interview_text_needed() }),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first || !at.data) return (form.current?.elements.namedItem(first ?? 'at') as HTMLElement | null)?.focus()
    const input = { ...values, id: interview?.id, vacancyId: values.vacancyId || null, at: at.data }
    let saved = { id: '', told: 0 }
    const isSaved = await run(async () => {
      saved = await applicationsClient().interviews.save.mutate(input)
    }, {})
    if (!isSaved) return undefined
    toast.success(saved.told > 0 ? m.interview_saved_told(plural(saved.told)) : m.interview_saved())
    return onSaved(saved.id)
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <DayField time="10:00" days={interviewDays} label={m.interview_at()} required {...fieldOf('at')} />
        <SelectField label={m.application_job()} {...fieldOf('vacancyId')}>
          <option value="">{m.interview_any_job()}</option>
          {choices?.vacancies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField label={m.interview_place()} required {...fieldOf('place')} />
      <TextField label={m.interview_note()} hint={m.interview_note_hint()} {...fieldOf('note')} />
      <TextArea label={m.interview_text_bn()} lang="bn" rows={5} required {...fieldOf('invitationBn')} />
      <TextArea
        label={m.interview_text_en()}
        hint={m.interview_text_hint({ placeholders: '{name}, {date}, {time}, {place}, {reference}, {agency}' })}
        lang="en"
        rows={5}
        required
        {...fieldOf('invitation')}
      />
      <Button type="submit" variant="accent" busy={isPending} className="justify-self-start">
        {saveLabel}
      </Button>
    </form>
  )
}
