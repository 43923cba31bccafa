/** What a job can be, in its demand and in its advertisement. */
export const JOB_LIMITS = {
  posts: { least: 1, greatest: 5000 },
  hours: { least: 1, greatest: 16 },
  days: { least: 1, greatest: 7 },
  months: { least: 1, greatest: 120 },
  age: { least: 18, greatest: 70 },
} as const
