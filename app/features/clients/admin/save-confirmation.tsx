import { Button } from '@agency/ui/Button'
import { ConfirmDialog } from '@agency/ui/ConfirmDialog'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { companyFields, countryFields } from '#server/features/clients/schema.ts'
import type { Misplaced } from './script.ts'
import type { Question } from './use-client-form.ts'

type Props = { question: Question | undefined }

/**
 * Confirmations before a record is saved: that a text is in the right language, and that a second record of a country is
 * intended.
 */
export function SaveConfirmation({ question }: Props) {
  const texts = question?.kind === 'script' ? question.texts : undefined
  const twin = question?.kind === 'twin' ? question.twin : undefined
  const first = useRef<string>(undefined)
  return (
    <>
      <ConfirmDialog
        open={texts !== undefined}
        onOpenChange={open => {
          if (!open) {
            first.current = texts?.[0] && idOf(texts[0])
            question?.answer(false)
          }
        }}
        variant="neutral"
        title={m.script_title()}
        description={m.script_text()}
        labels={{ confirm: m.script_save(), cancel: m.script_back() }}
        onConfirm={() => question?.answer(true)}
        focusAfter={() => (first.current ? document.getElementById(first.current) : undefined)}
      >
        <DescriptionList variant="plain">
          {texts?.map(text => (
            <DescriptionItem key={idOf(text)} term={nameOf(text)}>
              <span className="line-clamp-3">{text.text}</span>
            </DescriptionItem>
          ))}
        </DescriptionList>
      </ConfirmDialog>
      <ConfirmDialog
        open={twin !== undefined}
        onOpenChange={open => {
          if (!open) question?.answer(false)
        }}
        variant="neutral"
        title={twin && m.form_twin_title({ country: localizedText(twin.countryName, twin.countryNameBn).children })}
        description={m.form_twin_text()}
        labels={{ confirm: m.form_twin_save(), cancel: m.conflict_back() }}
        onConfirm={() => question?.answer(true)}
        focusAfter={() => document.getElementById('countryName')}
      >
        {twin && (
          <p>
            <Button asChild variant="secondary">
              <Link to="/admin/update-client/$id" params={{ id: twin._id }} onClick={() => question?.answer(false)}>
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
  const label = { ...countryFields, ...companyFields }[field].label()
  return company === undefined ? label : `${m.form_company({ n: formatNumber(company + 1) })}: ${label}`
}
