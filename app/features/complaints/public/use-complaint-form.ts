import { sendForm, useVisitorForm } from '#app/rendering/visitor-form.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { FILE_MAX_BYTES } from '#server/features/complaints/limits.shared.ts'
import type { Posted } from '#server/http/posted.shared.ts'

/** The forms around a complaint; `prepareResult` loads what shows a result: where it cannot, the form is sent without scripts. */
export const useComplaintForm = <Result extends object>(
  posted: Posted<Result> | undefined,
  prepareResult: () => Promise<void>,
) =>
  useVisitorForm<Result>({
    posted,
    check,
    async send(form) {
      if (
        !(await prepareResult().then(
          () => true,
          () => false,
        ))
      ) {
        form.submit()
        return undefined
      }
      return sendForm<Result>(form)
    },
  })

function check(form: HTMLFormElement): Record<string, string> {
  const text = form.elements.namedItem('text')
  if (text instanceof HTMLTextAreaElement && text.required && text.value.trim() === '')
    return { text: m.complaint_text_needed() }
  const files = form.elements.namedItem('files')
  const large = files instanceof HTMLInputElement && [...(files.files ?? [])].find(({ size }) => size > FILE_MAX_BYTES)
  return large ? { files: m.complaint_files_large({ name: large.name, megabytes: megabytes() }) } : {}
}

const megabytes = () => formatNumber(FILE_MAX_BYTES / 1024 / 1024)
