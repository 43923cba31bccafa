import { createIsomorphicFn } from '@tanstack/react-start'
import { findPosted } from '#app/rendering/posted-form.ts'
import { queryProcedure } from '#app/rendering/query-procedure.ts'
import { districtOptions } from '#i18n/districts.ts'

/** A form that was posted is answered with a page: browsers never need these names. */
const districtsToChoose = createIsomorphicFn()
  .server(districtOptions)
  .client((): ReturnType<typeof districtOptions> => [])

/** The application that this browser is shown now, or null; and the form as it was posted, with the districts where one is asked. */
export async function loadStatus() {
  const posted = findPosted()
  const asksDistrict = Boolean(posted?.errors.district ?? posted?.values.district)
  return {
    isUnlisted: true,
    shown: await queryProcedure('applications.shown'),
    posted,
    districts: asksDistrict ? districtsToChoose() : [],
  }
}
export type LoadedStatus = Awaited<ReturnType<typeof loadStatus>>
