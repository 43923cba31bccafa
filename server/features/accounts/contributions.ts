/** The page on which officers let others in, or not: mails and the dashboard lead there. */
export type OfficersPage = `/admin/${string}`

declare module '#server/registration/define-feature.ts' {
  interface Contributions {
    officersPage: OfficersPage
  }
}
