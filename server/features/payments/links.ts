import { config } from '#server/config/config.ts'
import type { Payment } from '../../../prisma/generated/sqlite/client.ts'

/** The token that an address may have; as long as that of a preview, so that no log has it. */
export const TOKEN = /^[\w-]{43}$/

/** The page on which anybody can check a receipt; it is the same in both languages. */
export const pathOf = ({ token }: Pick<Payment, 'token'>): string => `/receipts/${token}`

/** Its address, for the QR code. */
export const addressOf = (payment: Pick<Payment, 'token'>): string => config.PUBLIC_URL + pathOf(payment)
