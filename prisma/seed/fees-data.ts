import type { Fees } from '#server/features/fees/schema.ts'

/** The most that a worker pays in all by the order of 2016, in taka. Without the order's number visitors do not see it. */
const CEILINGS: Record<string, number> = {
  SA: 165_000,
  AE: 107_780,
  KW: 106_780,
  OM: 100_780,
  QA: 100_780,
  BH: 97_780,
  JO: 102_780,
  LB: 117_780,
  MV: 115_780,
  BN: 120_780,
  IQ: 129_540,
  LY: 145_780,
  SG: 262_270,
  MY: 78_990,
}

export const seedFees: (Omit<Fees, 'rows'> & { rows: Omit<Fees['rows'][number], '_id'>[] })[] = Object.entries(
  CEILINGS,
).map(([country, maxTaka]) => ({ country, rows: [{ item: 'all', payer: 'worker', maxTaka }] }))

export const seedFeesPage = {
  never:
    'Your passport, to hold back.\nMoney before you are selected.\nMoney without a receipt, or through a private number.\nYour signature on a blank paper.',
  neverBn: 'আটকে রাখার জন্য আপনার পাসপোর্ট।\nনির্বাচিত হওয়ার আগে টাকা।\nরসিদ ছাড়া বা ব্যক্তিগত নম্বরে টাকা।\nসাদা কাগজে আপনার সই।',
}
