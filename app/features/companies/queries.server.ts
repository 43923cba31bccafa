/** What pages read while the server renders them; the build keeps this file out of the browser. */
export { list as companies } from '#server/features/companies/domain.ts'
