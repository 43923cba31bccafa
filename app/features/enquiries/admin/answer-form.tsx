import { Alert } from '@agency/ui/Alert'
import { Button } from '@agency/ui/Button'
import { SelectField } from '@agency/ui/SelectField'
import { TextArea } from '@agency/ui/TextArea'
import { TextField } from '@agency/ui/TextField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { BrandIcon } from '@agency/ui/BrandIcon'
import { type SyntheticEvent, useState } from 'react'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import type { Me } from '#app/layouts/admin/require-staff.ts'
import { trpc } from '#app/rendering/trpc.ts'
import { fillTemplate } from '#i18n/fill-template.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { whatsappNumber } from '#i18n/typed/phone.ts'
import { type Locale, locales } from '#i18n/paraglide/runtime.js'
import { answerInput } from '#server/features/enquiries/schema.ts'
import { z } from '#i18n/zod.ts'
import { AnswerPreview } from './answer-preview.tsx'
import { type Enquiry, MESSAGE_ID } from './enquiry-message.tsx'
import { enquiriesClient } from './enquiries-client.ts'

const FORM_ID = 'enquiry-answer'
/** The id of the field that the answer is typed into. */
export const ANSWER_ID = `${FORM_ID}-text`

export const templatesQuery = () => trpc().enquiries.templates.list.queryOptions()

/** What the form asks: which template it was begun from is sent to nobody. */
const formInput = answerInput.extend({ template: z.string() })

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
  const [entryId, setEntryId] = useState(newId)
  const form = useStaffForm({
    id: FORM_ID,
    schema: formInput,
    values: { language: spoken, template: '', subject: words[spoken].subject, text: '' },
    besides: { id, entryId },
    send: async letter => {
      const { template: _, ...answer } = letter
      await enquiriesClient().answer.mutate(answer)
      setEntryId(newId())
    },
    done: () => (enquiry.hasMailServer ? m.enquiry_answer_queued() : m.enquiry_answer_filed()),
    keptAs: `${me.uid}:answer:${id}`,
  })
  const language: Locale = form.watch('language') || spoken
  const [template = '', subject = '', text = ''] = [form.watch('template'), form.watch('subject'), form.watch('text')]

  /** What a template says in a language; the subject line of the enquiry where it has none. */
  function filled(templateId: string, locale: Locale) {
    const found = templates.find(each => each.id === templateId)
    const { agency, subject: usual } = words[locale]
    const values = { name: lastName, reference, agency, 'my name': me.name }
    const [line, body] = locale === 'bn' ? [found?.subjectBn, found?.textBn] : [found?.subject, found?.text]
    return { subject: fillTemplate(line || usual, values), text: fillTemplate(body ?? '', values) }
  }

  /** What a template has filled in follows the choice; what somebody typed stays, and a template comes after it. */
  function choose(next: { language: Locale; template: string }) {
    const [before, after] = [filled(template, language), filled(next.template, next.language)]
    const isUntouched = text.trim() === '' || text === before.text
    const isAdded = !isUntouched && next.template !== template && after.text !== ''
    form.set('language', next.language)
    form.set('template', next.template)
    if (subject === before.subject || subject.trim() === '') form.set('subject', after.subject)
    if (isUntouched || isAdded) form.set('text', isUntouched ? after.text : `${text}\n\n${after.text}`)
  }

  async function sendHandled(event: SyntheticEvent) {
    if (await form.submit(event, { isHandled: true })) onHandled()
  }

  return (
    <StaffForm
      form={form}
      label={m.enquiry_answer()}
      className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:p-5"
      actions={
        <div className="flex flex-wrap gap-2">
          {email && (
            <>
              <Button type="submit" variant="accent" busy={form.isBusy}>
                {m.answer_send()}
              </Button>
              <Button variant="secondary" busy={form.isBusy} onClick={event => void sendHandled(event)}>
                {m.answer_send_handled()}
              </Button>
              <AnswerPreview letter={{ id, language, subject, text }} check={form.check} />
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
      }
    >
      <h2 className="font-sans text-lg">{m.enquiry_answer()}</h2>
      {!email && <Alert title={m.answer_no_address()} />}
      {email && !enquiry.hasMailServer && <Alert title={m.answer_no_server()}>{m.answer_no_server_text()}</Alert>}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={m.answer_template()}
          {...form.held('template')}
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
          {...form.held('language')}
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
      {email && <TextField label={m.answer_subject()} lang={language} dir="auto" {...form.field('subject')} />}
      <TextArea
        label={m.answer_text()}
        aria-describedby={MESSAGE_ID}
        lang={language}
        dir="auto"
        rows={7}
        {...form.field('text')}
      />
    </StaffForm>
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
