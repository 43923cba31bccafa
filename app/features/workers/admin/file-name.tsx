import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { districtName } from '#i18n/districts.ts'
import { formatDigits, languageOf } from '#i18n/locale.ts'
import { formatDay } from '#i18n/format.ts'
import { m } from '#i18n/paraglide/messages.js'
import { phoneText } from '#i18n/typed/phone.ts'
import type { Worker } from './queries.ts'

/** By what staff tell the files of two people apart. */
export function FileName({
  id,
  reference,
  name,
  nameBn,
  phone,
  district,
  bornOn,
  isArchived,
}: Worker['alike'][number]) {
  const facts = [
    reference,
    formatDigits(phoneText(phone)),
    district && districtName(district),
    bornOn && m.worker_born_on({ day: formatDay(bornOn) }),
    isArchived && m.worker_is_archived(),
  ]
  return (
    <span className="grid min-w-0 gap-1 text-sm">
      <TextLink to="/admin/workers/$id" params={{ id }} lang={languageOf(name)}>
        {name}
        {nameBn && <span lang="bn"> · {nameBn}</span>}
      </TextLink>
      <span className="text-muted">{facts.filter(Boolean).join(' · ')}</span>
    </span>
  )
}
