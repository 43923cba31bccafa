import type { Subject } from '#server/features/vacancies/contract/subject.ts'

declare module '#server/define-feature.ts' {
  interface Contributions {
    /** What the employer of a vacancy has said for its contract; nothing for one that staff wrote themselves. */
    vacancies: { employerOf: (vacancyId: string) => Promise<Partial<Subject>> }
  }
}
