import type { AnyProcedure } from '@trpc/server'
import type { Outputs } from '#app/rendering/trpc.ts'
import type { Agency } from '#i18n/agency.ts'
import type { AppRouter } from '#server/features.ts'
import type { Company } from '#server/features/companies/domain.ts'

type PathsOf<Router> = {
  [Name in keyof Router & string]: Router[Name] extends AnyProcedure ? Name : `${Name}.${PathsOf<Router[Name]>}`
}[keyof Router & string]
type ProcedurePath = PathsOf<AppRouter['_def']['record']>
type OutputAt<Of, Path> = Path extends `${infer Name}.${infer Rest}`
  ? Name extends keyof Of
    ? OutputAt<Of[Name], Rest>
    : never
  : Path extends keyof Of
    ? Of[Path]
    : never

/** Written in a file a message is a text like any other. */
type Plain<Of> = Of extends { readonly __brand: 'LocalizedString' }
  ? string
  : Of extends (infer One)[]
    ? Plain<One>[]
    : Of extends object
      ? { [Name in keyof Of]: Plain<Of[Name]> }
      : Of

/**
 * The server's responses in stories, by the name of the procedure, and the record behind a space where a screen asks
 * for several: `pages.byId values`.
 */
export type MockResponses = {
  [Path in ProcedurePath as Path | `${Path} ${string}`]?: Plain<OutputAt<Outputs, Path>>
} & { '/companies.json'?: Company[]; agency?: Agency }
