import { m } from '#i18n/paraglide/messages.js'
import { readEmail } from '#i18n/typed/email.ts'

/** What to say of an empty field by its name, or nothing where another one is enough. */
type Needed = Record<string, (data: FormData) => string | undefined>
/** What to say of what stands in a field, by its type. */
type Problems = Record<string, (text: string) => string | undefined>

const email = (text: string) => (readEmail(text) ? undefined : m.email_invalid())

/** Finds what the server would say of a form's fields, too: sentences by their names. */
export function checkFields(needed: Needed, others: Problems = {}) {
  const problems: Problems = { email, ...others }
  return (form: HTMLFormElement): Record<string, string> => {
    const data = new FormData(form)
    const found: Record<string, string> = {}
    for (const { name, type } of form.querySelectorAll<HTMLInputElement>('[name]')) {
      const text = String(data.get(name) ?? '').trim()
      const sentence = text === '' ? needed[name]?.(data) : problems[type]?.(text)
      if (sentence) found[name] = sentence
    }
    return found
  }
}
