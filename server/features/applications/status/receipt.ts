import { agency } from '#i18n/agency.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { type CostsInALine, costWords } from '#server/features/vacancies/costs.shared.ts'
import type { Receipt } from '#server/features/applications/domain.ts'
import { absoluteUrl } from '#server/http/locale-middleware.ts'
import { log } from '#server/process/log.ts'
import { drawSlip } from '#server/files/worker-pool.ts'

/** What an applicant is shown once, to be kept. */
export type KeptReceipt = {
  reference: string
  /** the code as it is read out: two groups of four digits */
  code: string
  /** of what was applied for; null where any job was */
  costs: CostsInALine | null
  /** opens the application without number and code */
  link: string
  /** all of it in one message */
  text: string
  /** the same as a PNG with the link as a QR code, as a data URL; missing where it could not be drawn */
  picture?: string
}

/** The receipt in words and as a picture. `job` is what was applied for. */
export async function toKeep(
  { reference, code, secret }: Receipt,
  name: string,
  job: string,
  costs: KeptReceipt['costs'],
): Promise<KeptReceipt> {
  const link = absoluteUrl(`/application-status?key=${secret}`)
  const kept = { reference, code: formatDigits(`${code.slice(0, 4)} ${code.slice(4)}`), link, costs }
  const text = m.apply_keep_text({ reference, code: kept.code, link, agency: agency().name, job })
  return { ...kept, text, ...(await drawn(kept, name, job)) }
}

/** Without a picture the words are enough. */
async function drawn({ reference, code, link, costs }: Omit<KeptReceipt, 'text'>, name: string, job: string) {
  try {
    const picture = await drawSlip({
      from: agency().name,
      title: m.apply_slip_title(),
      facts: [
        [m.apply_slip_job(), `${name} · ${job}`],
        ...(costs ? [[m.job_ask_pay(), costWords(costs)] as [string, string]] : []),
        [m.apply_reference(), reference],
        [m.apply_code(), code],
      ],
      address: link,
      footer: m.apply_slip_footer(),
    })
    return { picture: `data:image/png;base64,${Buffer.from(picture).toString('base64')}` }
  } catch (error) {
    log.warn({ err: error }, 'the picture of a receipt could not be drawn')
    return {}
  }
}
