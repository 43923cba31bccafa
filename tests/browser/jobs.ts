import { costsWith, job as sample } from '../features/vacancies/job.ts'

/** A vacancy for one mason, who pays for the medical check. */
export const job = {
  ...sample,
  posts: 1,
  cityBn: 'জেদ্দা',
  costs: costsWith({ item: 'medical', payer: 'worker', maxTaka: 8500 }),
}
/** The client country that its departures are added to. */
export const saudi = {
  countryName: 'Saudi Arabia',
  workSummary: 'Builders on two-year contracts.',
  company: [{ companyName: 'Al Manar', companySector: 'Building', valueOfEmployement: 10 }],
}
