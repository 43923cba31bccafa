import { agency } from '#i18n/agency.ts'
import { formatDigits } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { groupsOf } from '#server/features/complaints/code.ts'
import { absoluteUrl } from '#server/http/locale-middleware.ts'
import { drawSlip } from '#server/files/worker-pool.ts'

/** What somebody is shown once, to be kept; `isConfirmed` once they have shown that they have it. */
export type KeptCode = { isConfirmed: true } | { code: string; groups: string; picture?: string }

/** The code as digits, as people read it, and as a PNG (a data URL), which is missing where it could not be drawn. */
export async function toKeep(code: string): Promise<KeptCode> {
  const groups = formatDigits(groupsOf(code))
  return { code, groups, ...(await drawn(groups)) }
}

/** Without a picture the words are enough. A picture in a gallery is seen by others: it does not say what the code is for. */
async function drawn(groups: string) {
  try {
    const picture = await drawSlip({
      from: agency().name,
      title: m.complaint_slip_title(),
      facts: [[m.complaint_code(), groups]],
      address: absoluteUrl('/complaints/follow'),
      footer: m.complaint_slip_footer(),
    })
    return { picture: `data:image/png;base64,${Buffer.from(picture).toString('base64')}` }
  } catch {
    return {}
  }
}
