import { m } from '#i18n/paraglide/messages.js'
import { readEmail } from '#i18n/typed/email.ts'
import { phoneProblem } from '#i18n/typed/phone-problem.ts'

/** What to say of an empty field by its name, or nothing where another one is enough. */
type Needed = Record<string, (data: FormData) => string | undefined>
/** What to say of what stands in a field, by its type. */
type Problems = Record<string, (text: string) => string | undefined>

const problemsByType: Problems = {
  tel: text => phoneProblem(text),
  email: text => (readEmail(text) ? undefined : m.email_invalid()),
}

/** Finds what the server would say of a form's fields, too: sentences by their names. */
export const checkFields =
  (needed: Needed, problems = problemsByType) =>
  (form: HTMLFormElement): Record<string, string> => {
    const data = new FormData(form)
    const found: Record<string, string> = {}
    for (const { name, type } of form.querySelectorAll<HTMLInputElement>('[name]')) {
      const text = String(data.get(name) ?? '').trim()
      const sentence = text === '' ? needed[name]?.(data) : problems[type]?.(text)
      if (sentence) found[name] = sentence
    }
    return found
  }
