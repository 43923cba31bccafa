import type { Role } from '#prisma/generated/sqlite/enums.ts'
import { openOffice } from '../applications/staff.ts'
import { addMember } from '../calls.ts'
import { storeDemand } from '../demands/demand.ts'

/** An office with two who work on everything, one who edits content alone, and a complaints officer; and a record of each kind. */
export async function openWorkshop() {
  const office = await openOffice()
  const { calls, prisma, owner, applyFor } = office

  const member = (name: string, role: Role) => addMember(office, name, role)
  const get = <Data>(path: string, input: object = {}, as = owner) => calls.ask<Data>(path, input, as)
  const does = <Data = unknown>(path: string, input: object = {}, as = owner) => calls.act<Data>(path, input, as)
  const emptyAll = () =>
    office.write(async transaction => {
      await transaction.task.deleteMany()
      await transaction.application.deleteMany()
      await transaction.demand.deleteMany()
      await transaction.enquiry.deleteMany()
      await transaction.activity.deleteMany()
      await transaction.mail.deleteMany()
      await transaction.rateLimiterFlexible.deleteMany()
    })

  /** A message of the contact form, as the database has it. */
  const storeEnquiry = async () => {
    const id = crypto.randomUUID()
    const data = { id, reference: `ENQ-${id.slice(0, 8)}`, lastName: 'Rahman', company: 'agency', message: 'Drivers?' }
    await prisma.enquiry.create({ data })
    return { id, reference: data.reference }
  }
  const one = {
    applications: (data: object = {}) => applyFor('', data),
    demands: () => storeDemand(),
    enquiries: storeEnquiry,
  }
  return { ...office, member, get, does, one, emptyAll }
}
