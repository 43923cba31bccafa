import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Reason } from '#server/features/links/check-address.ts'
import type { OwnProblem } from '#server/features/links/own-pages.ts'

const sentences: Record<Reason | OwnProblem | 'shape', () => string> = {
  missing: m.link_missing,
  unwritten: m.link_unwritten,
  shape: m.link_shape,
  name: m.link_name,
  refused: m.link_refused,
  timeout: m.link_timeout,
  certificate: m.link_certificate,
  private: m.link_private,
  redirects: m.link_redirects,
  failed: m.link_failed,
}

/** What is wrong with a link, as a sentence; a number is the HTTP status that its site has answered. */
export function sentenceOf(problem: string): string {
  const sentence = Object.hasOwn(sentences, problem) ? sentences[problem as keyof typeof sentences] : undefined
  return sentence?.() ?? m.link_status({ status: formatDigits(problem) })
}
