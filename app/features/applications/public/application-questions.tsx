import { TextField } from '@agency/ui/TextField'
import { StatusQuestion } from '#app/layouts/public/status-question.tsx'
import { m } from '#i18n/paraglide/messages.js'

export function WithdrawQuestion() {
  return (
    <StatusQuestion
      page="/application-status"
      show="withdraw"
      title={m.application_withdraw_question()}
      text={m.application_withdraw_text()}
      yes={m.application_withdraw_yes()}
    />
  )
}

type EraseProps = { error: string | undefined; hasWorkerFile: boolean; hasReceipts: boolean }

/** `error` is what is wrong with the code. The file of a worker, where there is one, and receipts stay. */
export function EraseQuestion({ error, hasWorkerFile, hasReceipts }: EraseProps) {
  const text = [
    m.application_erase_text(),
    hasWorkerFile && m.application_erase_file(),
    hasReceipts && m.application_erase_receipts(),
  ]
  return (
    <StatusQuestion
      page="/application-status"
      show="erase"
      title={m.application_erase_question()}
      text={text.filter(Boolean).join(' ')}
      yes={m.application_erase_yes()}
    >
      <TextField
        id="code"
        label={m.application_erase_code()}
        hint={m.application_status_code_hint()}
        name="code"
        inputMode="numeric"
        autoComplete="off"
        required
        error={error}
        className="mt-4 max-w-64"
      />
    </StatusQuestion>
  )
}
