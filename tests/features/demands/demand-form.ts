import { today } from '#i18n/format.ts'
import { yearsFrom } from '#i18n/typed/day.ts'
import { fieldsOf, type LineTexts } from '#server/features/demands/lines.shared.ts'
import type { openTestServer } from '../../server/test-server.ts'

type Server = Pick<Awaited<ReturnType<typeof openTestServer>>, 'request'>
type Receipt = { reference: string; link: string; email: string; isMailed: boolean }
type Answer = { errors: Record<string, string>; problem?: string; result?: Receipt; values: Record<string, string> }

export const masons = {
  trade: 'mason',
  number: '40',
  wage: '1,800',
  currency: 'SAR',
  period: 'month',
  hours: '8',
  days: '6',
  months: '24',
  housing: 'free',
  food: 'allowance',
  ticket: 'employer',
  medical: 'employer',
  insurance: 'employer',
}

/** What an employer fills in; posts by their place in the form. */
export const gulfBuild = (lines: LineTexts[] = [masons]) => ({
  company: 'Gulf Build LLC',
  registrationNo: 'CR 10104455',
  country: 'SA',
  city: 'Riyadh',
  contact: 'Fahad Al Otaibi',
  email: 'Fahad@GulfBuild.example',
  phone: '+966 50 123 4567',
  startsOn: yearsFrom(today(), 1),
  'payers.visa': 'employer',
  'payers.returning': 'employer',
  consent: 'yes',
  ...fieldsOf(lines),
})

/** Posts the form as a browser does, with scripts where `accept` says so. */
export function postForm({ request }: Server, fields: object, files: File[] = [], accept = 'application/json') {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
  for (const file of files) body.append('files', file)
  return request('/hire-workers', { method: 'POST', body, headers: { accept } })
}

/** What a script gets for the form. */
export const sendForm = async (server: Server, fields: object, files?: File[]): Promise<Answer> =>
  (await postForm(server, fields, files)).json() as Promise<Answer>

/** The secret of a receipt's link. */
export const secretOf = (result: Receipt | undefined): string => new URL(result!.link).searchParams.get('key')!
