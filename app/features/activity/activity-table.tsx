import { Cell, Row } from '@agency/ui/Table'
import { MailAddress } from '#app/layouts/mail-address.tsx'
import { ListTable } from '#app/list/list-table.tsx'
import type { Outputs } from '#app/rendering/trpc.ts'
import { formatDate } from '#i18n/format.ts'
import { localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Who did what to which record, and when. */
export function ActivityTable({ entries }: Pick<Outputs['activity']['list'], 'entries'>) {
  return (
    <ListTable
      variant="stack"
      label={m.activity_title()}
      columns={[m.activity_when(), m.activity_who(), m.activity_what(), m.activity_record()]}
    >
      {entries.map(({ id, at, actor, label, subject, subjectBn, detail }) => (
        <Row key={id}>
          <Cell>
            <time dateTime={at} className="whitespace-nowrap">
              {formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </Cell>
          <Cell>
            <span className="font-semibold wrap-anywhere">
              <MailAddress email={actor} />
            </span>
          </Cell>
          <Cell>{label}</Cell>
          <Cell>
            <span
              className="wrap-anywhere"
              {...(subjectBn ? localizedText(subject, subjectBn) : { children: <MailAddress email={subject} /> })}
            />
            {detail && (
              <span className="block text-sm text-muted wrap-anywhere">
                <MailAddress email={detail} />
              </span>
            )}
          </Cell>
        </Row>
      ))}
    </ListTable>
  )
}
