import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { DocumentFields, DocumentOf } from '#server/drafts/document-schema.ts'
import { translated } from '#server/drafts/translated.ts'

const POINT_MAX = 300 // characters
const LINE_MAX = 120 // characters

const one = (label: () => string) => ({ kind: 'text', label }) as const
const text = (label: () => string) => ({ kind: 'longText', label }) as const
const point = (n: number) =>
  ({
    kind: 'text',
    max: POINT_MAX,
    label: () => m.company_point({ n: formatNumber(n) }),
    hint: m.company_point_hint,
  }) as const

/** The fields of a group company, named and ordered as in /companies.json. */
export const companyFields = {
  logo: { kind: 'picture', label: m.company_logo, hint: m.company_logo_hint },
  ...translated('companyName', { ...one(m.company_name), required: m.employer_name_needed }),
  ...translated('oneLine', {
    kind: 'text',
    max: LINE_MAX,
    label: m.company_one_line,
    hint: m.company_one_line_hint,
  }),
  founded: { kind: 'number', label: m.company_founded, isYear: true },
  ...translated('place', { ...one(m.company_place), hint: m.company_place_hint }),
  people: { kind: 'number', label: m.company_staff },
  ...translated('products', { kind: 'text', max: LINE_MAX, label: m.company_products, hint: m.company_products_hint }),
  telephone: { kind: 'phone', label: m.company_telephone },
  website: { kind: 'link', label: m.company_website, hint: m.company_website_hint },
  ...translated('nameOne', { ...one(m.company_name_one), hint: m.company_name_one_hint }),
  ...translated('nameOneDesignation', one(m.company_designation_one)),
  ...translated('nameTwo', one(m.company_name_two)),
  ...translated('nameTwoDesignation', one(m.company_designation_two)),
  ...translated('aboutUs', text(m.company_about)),
  ...translated('aboutOurServices', text(m.company_services)),
  ...translated('aboutOurServicePointOne', point(1)),
  ...translated('aboutOurServicePointTwo', point(2)),
  ...translated('aboutOurServicePointThree', point(3)),
  ...translated('aboutOurServicePointFour', point(4)),
  ...translated('ourTeam', text(m.company_team)),
  ...translated('manufacture', { ...text(m.company_manufacture), hint: m.company_manufacture_hint }),
  ...translated('commitedToOne', point(1)),
  ...translated('commitedToTwo', point(2)),
  ...translated('commitedToThree', point(3)),
  ...translated('commitedToFour', point(4)),
  ...translated('commitedToFive', point(5)),
  ...translated('ourMission', text(m.company_mission)),
  ...translated('ourVision', text(m.company_vision)),
  email: { kind: 'email', label: m.company_email, hint: m.company_email_hint },
} as const satisfies DocumentFields

/** What visitors never see of a company. */
const { email: _, ...publicFields } = companyFields
export const publicCompanyFields = publicFields

export type CompanyInput = DocumentOf<typeof companyFields>

type Translation = Extract<keyof typeof companyFields, `${string}Bn`>
type CompanyText = Translation extends `${infer Name}Bn` ? Name : never

/** A company as /companies.json has it; `bn` says the same in Bangla, as far as that is written. */
export type Company = { _id: string; bn?: { [N in CompanyText]?: string } } & Record<
  'logo' | 'telephone' | 'website' | CompanyText,
  string
> &
  Record<'founded' | 'people', number | null>

/**
 * A published company, or a draft of one, as /companies.json has it: every text is there, an empty one as '', and a
 * number that is not given as null.
 */
export function companyOf({ _id, ...values }: { _id: string } & Partial<CompanyInput>): Company {
  const texts = values as { [name: string]: string | number | undefined }
  const fields: DocumentFields = publicFields
  const names = Object.keys(fields).filter(name => !name.endsWith('Bn'))
  const translations = names.flatMap(name => (texts[`${name}Bn`] ? [[name, texts[`${name}Bn`]]] : []))
  return {
    _id,
    ...Object.fromEntries(names.map(name => [name, texts[name] ?? (fields[name]?.kind === 'number' ? null : '')])),
    ...(translations.length > 0 && { bn: Object.fromEntries(translations) }),
  } as Company
}
