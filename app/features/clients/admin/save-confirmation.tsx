import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { titleOf } from './conflict.tsx'
import type { Misplaced } from './script.ts'
import type { Notice } from './use-client-form.ts'

type Props = { notice: Notice | undefined; onConfirm: () => void; onClose: () => void }

/**
 * Confirmations before a record is saved: that a text is in the right language, and that a second record of a country is
 * intended.
 */
export function SaveConfirmation({ notice, onConfirm, onClose }: Props) {
  const texts = notice?.kind === 'script' ? notice.texts : undefined
  const twin = notice?.kind === 'twin' ? notice.twin : undefined
  const first = useRef<string>(undefined)
  return (
    <>
      <ConfirmDialog
        open={texts !== undefined}
        onOpenChange={open => {
          if (!open) {
            first.current = texts?.[0] && idOf(texts[0])
            onClose()
          }
        }}
        variant="neutral"
        title={m.script_title()}
        description={m.script_text()}
        confirmLabel={m.script_save()}
        cancelLabel={m.script_back()}
        onConfirm={onConfirm}
        focusAfter={() => (first.current ? document.getElementById(first.current) : undefined)}
      >
        <dl className="grid gap-2">
          {texts?.map(text => (
            <div key={idOf(text)}>
              <dt className="font-semibold">{nameOf(text)}</dt>
              <dd className="line-clamp-3">{text.text}</dd>
            </div>
          ))}
        </dl>
      </ConfirmDialog>
      <ConfirmDialog
        open={twin !== undefined}
        onOpenChange={open => {
          if (!open) onClose()
        }}
        variant="neutral"
        title={twin && m.form_twin_title({ country: localizedText(twin.countryName, twin.countryNameBn).children })}
        description={m.form_twin_text()}
        confirmLabel={m.form_twin_save()}
        cancelLabel={m.conflict_back()}
        onConfirm={onConfirm}
        focusAfter={() => document.getElementById('countryName')}
      >
        {twin && (
          <p>
            <Button asChild variant="secondary">
              <Link to="/admin/update-client/$id" params={{ id: twin._id }} onClick={onClose}>
                {m.form_twin_edit()}
              </Link>
            </Button>
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}

const idOf = ({ field, company }: Misplaced) => (company === undefined ? field : `company.${company}.${field}`)

function nameOf({ field, company }: Misplaced) {
  return titleOf({
    field: field as Parameters<typeof titleOf>[0]['field'],
    company: company === undefined ? undefined : m.form_company({ n: formatNumber(company + 1) }),
  })
}
