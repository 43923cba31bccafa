import { Alert } from '@agency/ui/Alert'
import type { ReactNode } from 'react'
import { agency } from '#i18n/agency.ts'
import { m } from '#i18n/paraglide/messages.js'

/** A form that takes personal details: it is there once Settings says whose site it is, since nobody could say before who keeps them. */
export function IfNamed({ children }: { children: ReactNode }) {
  return agency().isNamed ? children : <Alert title={m.form_unnamed()}>{m.form_unnamed_text()}</Alert>
}
