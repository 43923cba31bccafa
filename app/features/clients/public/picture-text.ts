import type { PublicClient } from '#app/features/clients/queries.ts'
import { formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** What a picture of a country shows, as the library says; its number where the library says nothing. */
export function textOfPicture(
  facts: NonNullable<PublicClient['pictures']>[number] | undefined,
  n: number,
  country: string,
): ReturnType<typeof localizedText> {
  return facts?.alt
    ? localizedText(facts.alt, facts.altBn)
    : { children: m.client_picture({ n: formatNumber(n + 1), country }) }
}
