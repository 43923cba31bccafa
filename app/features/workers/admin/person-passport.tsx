import { m } from '#i18n/paraglide/messages.js'
import type { Outputs } from '#app/rendering/trpc.ts'
import { PassportEnds } from './passport-ends.tsx'

/** Until when the passport of somebody in the list of people is valid. */
export const PersonPassport = ({ file }: { file: Outputs['people']['list']['rows'][number]['file'] }) =>
  file ? <PassportEnds {...file} isInList /> : <span className="text-sm text-muted">{m.people_no_file()}</span>
