import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Button } from '@agency/ui/Button'
import { Cell, Row } from '@agency/ui/Table'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { link } from '#app/layouts/link-style.ts'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { formatDate } from '#i18n/format.ts'
import { localizedText } from '#i18n/locale.ts'
import { ActivityChanges } from './activity-changes.tsx'
import type { Entry } from './queries.ts'

/** Who did what to which record, and what it changed. On phones one line, which unfolds. */
export function ActivityEntry({ entry }: { entry: Entry }) {
  const [isOpen, setOpen] = useState(false)
  const { at, actor, actorId, actorPage, label, subjectId } = entry
  const folded = isOpen ? undefined : 'max-sm:hidden!'
  return (
    <Row className="max-sm:gap-1! max-sm:py-1! lg:pointer-fine:*:py-0.5! lg:*:text-sm!">
      <Cell className="sm:hidden">
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          className="-mx-3 flex! w-[calc(100%+1.5rem)] max-w-none! justify-start! text-start! text-ink!"
          onClick={() => setOpen(!isOpen)}
        >
          <span className={isOpen ? 'min-w-0 wrap-anywhere' : 'line-clamp-1 min-w-0 wrap-anywhere'}>
            {actor} <span className="font-normal text-muted">{label}</span>{' '}
            {subjectId !== actorId && <span {...titleOf(entry)} />}
          </span>
          <ChevronDown aria-hidden="true" className={isOpen ? 'ms-auto rotate-180' : 'ms-auto'} />
        </Button>
      </Cell>
      <Cell className={folded}>
        <time dateTime={at} className="whitespace-nowrap">
          {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </Cell>
      <Cell className={folded}>
        <span className="font-semibold wrap-anywhere">
          {actorPage ? (
            <TextLink to={actorPage}>
              <MailAddress email={actor} />
            </TextLink>
          ) : (
            <MailAddress email={actor} />
          )}
        </span>
      </Cell>
      <Cell className="max-sm:hidden!">{label}</Cell>
      <Cell className={folded}>
        <div className="lg:flex lg:flex-wrap lg:gap-x-3">
          <Subject entry={entry} />
          <ActivityChanges {...entry} />
        </div>
      </Cell>
    </Row>
  )
}

const titleOf = ({ subject, subjectBn, isEnglish }: Entry) =>
  isEnglish ? localizedText(subject, subjectBn) : { children: subject }

function Subject({ entry }: { entry: Entry }) {
  const { page, subject, isEnglish } = entry
  const title = isEnglish ? titleOf(entry) : { children: <MailAddress email={subject} /> }
  if (page) return <Link to={page} className={`${link} wrap-anywhere`} {...title} />
  return <span className="wrap-anywhere" {...title} />
}
