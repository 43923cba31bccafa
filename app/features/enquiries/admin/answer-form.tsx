import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { BrandIcon } from '@agency/ui/BrandIcon'
import { useRef, useState } from 'react'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { fillTemplate } from '#i18n/fill-template.ts'
import { languageOf } from '#i18n/locale.ts'
import { useStaffAction } from '#app/editor/use-staff-action.ts'
import { m } from '#i18n/paraglide/messages.js'
import { whatsappNumber } from '#i18n/typed/phone.ts'
import { type Locale, locales } from '#i18n/paraglide/runtime.js'
import { AnswerPreview } from './answer-preview.tsx'
import { type Enquiry, MESSAGE_ID } from './enquiry-message.tsx'
import { enquiriesClient } from './enquiries-client.ts'
import { useTypedText } from '#app/editor/use-typed-text.ts'

/** The id of the field that the answer is typed into. */
export const ANSWER_ID = 'enquiry-answer'

export const templatesQuery = () => trpc().enquiries.templates.list.queryOptions()

type Letter = { language: Locale; template: string; subject: string; text: string }

type Props = {
  enquiry: Enquiry
  me: Me
  /** Once it is sent and the message is handled. */
  onHandled: () => void
}

/** The answer: begun from a template in the sender's language, seen before it is sent, by mail or by WhatsApp. */
export function AnswerForm({ enquiry, me, onHandled }: Props) {
  const { id, email, phone, lastName, reference, words, language: spoken } = enquiry
  const { data: templates } = useSuspenseQuery(templatesQuery())
  const [letter, setLetter, settle] = useTypedText<Letter>(`${me.uid}:answer:${id}`, {
    language: spoken,
    template: '',
    subject: words[spoken].subject,
    text: '',
  })
  const [entryId, setEntryId] = useState(newId)
  const [errors, setErrors] = useState<{ subject?: string; text?: string }>({})
  const form = useRef<HTMLFormElement>(null)
  const { act, isPending } = useStaffAction()
  const { language, template, subject, text } = letter

  /** What a template says in a language; the subject line of the enquiry where it has none. */
  function filled(templateId: string, locale: Locale) {
    const found = templates.find(each => each.id === templateId)
    const { agency, subject: usual } = words[locale]
    const values = { name: lastName, reference, agency, 'my name': me.name }
    const [line, body] = locale === 'bn' ? [found?.subjectBn, found?.textBn] : [found?.subject, found?.text]
    return { subject: fillTemplate(line || usual, values), text: fillTemplate(body ?? '', values) }
  }

  /** What a template has filled in follows the choice; what somebody typed stays, and a template comes after it. */
  function choose(next: Pick<Letter, 'language' | 'template'>) {
    const [before, after] = [filled(template, language), filled(next.template, next.language)]
    const isUntouched = text.trim() === '' || text === before.text
    const isAdded = !isUntouched && next.template !== template && after.text !== ''
    setLetter({
      ...next,
      subject: subject === before.subject || subject.trim() === '' ? after.subject : subject,
      text: isUntouched ? after.text : isAdded ? `${text}\n\n${after.text}` : text,
    })
  }

  function check() {
    const found = {
      ...(!subject.trim() && { subject: m.answer_subject_needed() }),
      ...(!text.trim() && { text: m.answer_needed() }),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus()
    return !first
  }

  const said = () => (enquiry.hasMailServer ? m.enquiry_answer_queued() : m.enquiry_answer_filed())

  async function send(isHandled: boolean) {
    if (!check()) return
    const answer = { id, entryId, language, subject, text, isHandled }
    if (!(await act(() => enquiriesClient().answer.mutate(answer), said()))) return
    settle(letter)
    setEntryId(newId())
    if (isHandled) onHandled()
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={m.enquiry_answer()}
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
      onSubmit={event => {
        event.preventDefault()
        void send(false)
      }}
    >
      <h2 className="font-sans text-lg">{m.enquiry_answer()}</h2>
      {!email && <Alert title={m.answer_no_address()} />}
      {email && !enquiry.hasMailServer && <Alert title={m.answer_no_server()}>{m.answer_no_server_text()}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={m.answer_template()}
          value={template}
          onChange={({ target }) => choose({ language, template: target.value })}
        >
          <option value="">{m.answer_no_template()}</option>
          {templates.map(({ id: templateId, name }) => (
            <option key={templateId} value={templateId} lang={languageOf(name)}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={m.answer_language()}
          value={language}
          onChange={({ target }) => choose({ language: target.value as Locale, template })}
        >
          {locales.map(locale => (
            <option key={locale} value={locale} lang={locale}>
              {__LANGUAGE_NAMES__[locale] ?? locale}
            </option>
          ))}
        </SelectField>
      </div>
      {email && (
        <TextField
          label={m.answer_subject()}
          name="subject"
          lang={language}
          dir="auto"
          value={subject}
          error={errors.subject}
          onChange={({ target }) => setLetter({ ...letter, subject: target.value })}
        />
      )}
      <TextArea
        id={ANSWER_ID}
        label={m.answer_text()}
        aria-describedby={MESSAGE_ID}
        name="text"
        lang={language}
        dir="auto"
        rows={7}
        value={text}
        error={errors.text}
        onChange={({ target }) => setLetter({ ...letter, text: target.value })}
      />
      <div className="flex flex-wrap gap-2">
        {email && (
          <>
            <Button type="submit" variant="accent" busy={isPending}>
              {m.answer_send()}
            </Button>
            <Button variant="secondary" busy={isPending} onClick={() => void send(true)}>
              {m.answer_send_handled()}
            </Button>
            <AnswerPreview letter={{ id, language, subject, text }} check={check} />
          </>
        )}
        {phone && (
          <Button asChild variant="ghost">
            <a
              href={`https://wa.me/${whatsappNumber(phone)}?text=${encodeURIComponent(text.trim() || words[language].greeting)}`}
              target="_blank"
              rel="noreferrer"
            >
              <BrandIcon brand="whatsapp" />
              {m.answer_whatsapp()}
            </a>
          </Button>
        )}
      </div>
    </form>
  )
}

/** An id in the form of a UUID, also in pages without https. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
