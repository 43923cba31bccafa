import type { Vacancy } from './queries.ts'

const EMPTY = {
  trade: '',
  posts: 0,
  country: '',
  city: '',
  closesOn: '',
  employer: '',
  wage: 0,
  currency: '',
  period: '',
  hours: 0,
  days: 0,
  months: 0,
  housing: '',
  food: '',
  compensation: '',
  permissionNo: '',
  permissionOn: '',
  approvalNo: '',
  approvalOn: '',
  approvalOffice: '',
  costs: [],
}

/** A draft as the page of a job takes it: what is not written yet is empty. */
export function draftOf(record: object): Vacancy {
  const page = { slug: '', publishedAt: '', isMarkedUp: false, workerTaka: null, unstatedCosts: [] }
  return { _id: '', version: 0, updatedAt: '', ...EMPTY, ...record, ...page }
}
