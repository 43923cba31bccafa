import { isUsed } from '#i18n/agency.ts'
import type { Role } from '../prisma/generated/sqlite/enums.ts'

/**
 * What a role may allow: to change what visitors read, the settings of the agency, vacancies and fees, to work on
 * applications, on the files of workers, to read the sealed numbers in these (`identities`: NID, passport, bank
 * account), to take and give back money (`payments`), to count the drawer and take the receipts along as a file
 * (`books`), to work on demands of employers, to read complaints, to answer enquiries, to take lists of people along
 * as files (`export`), to let people in and out, to read the activity log, and to give roles and links to accounts. The
 * papers of a departure and what is kept about one worker, for that worker, are work of the day: they need
 * `identities`, and the log says who has made them.
 */
export type Right =
  | 'content'
  | 'settings'
  | 'vacancies'
  | 'applications'
  | 'workers'
  | 'identities'
  | 'payments'
  | 'books'
  | 'demands'
  | 'complaints'
  | 'enquiries'
  | 'export'
  | 'people'
  | 'activity'
  | 'owners'

/** Every role. Complaints are read by officers alone: neither owners nor admins may. docs/decisions/0094 says why. */
const rightsByRole: Record<Role, readonly Right[]> = {
  owner: [
    'content',
    'settings',
    'vacancies',
    'applications',
    'workers',
    'identities',
    'payments',
    'books',
    'demands',
    'enquiries',
    'export',
    'people',
    'activity',
    'owners',
  ],
  admin: [
    'content',
    'settings',
    'vacancies',
    'applications',
    'workers',
    'identities',
    'payments',
    'books',
    'demands',
    'enquiries',
    'export',
    'people',
    'activity',
  ],
  staff: ['content', 'vacancies', 'applications', 'workers', 'payments', 'demands', 'enquiries'],
  editor: ['content'],
  caseworker: ['vacancies', 'applications', 'workers', 'identities', 'payments', 'demands', 'enquiries'],
  accountant: ['payments', 'books'],
  officer: ['complaints'],
}

/** The parts whose rights have other names. */
const partOf: Partial<Record<Right, string>> = { identities: 'workers', books: 'payments' }

/** Whether the agency uses what a right opens: that of a part has its name. */
export const isRightUsed = (right: Right): boolean => isUsed(partOf[right] ?? right)

export const roles = Object.keys(rightsByRole) as [Role, ...Role[]]

/**
 * The rights that a program may be given. Complaints, the sealed numbers of workers, money, people and roles are left
 * to people, so are the agency's own facts and licences, and the download of lists of people, for which a person
 * answers by name.
 */
export const programRights = [
  'content',
  'vacancies',
  'applications',
  'workers',
  'demands',
  'enquiries',
  'activity',
] as const satisfies readonly Right[]

/** What a token allows a program: rights, and with `write` not only to read. */
export const scopes = [...programRights, 'write'] as const
export type Scope = (typeof scopes)[number]

/** Who asks: a person by their role, a program by the role of its maker and, within that, by its scopes. */
export type Holder = { role: Role; scopes?: readonly Scope[] | undefined }

/** What a role allows, in the order in which it is listed for people. */
export const rightsOf = (role: Role): readonly Right[] => rightsByRole[role]

/** A right, or several of which one is enough. */
export type Needed = Right | readonly Right[]

/** Whether a person's role allows something, and the scopes of a program that acts for them. Their account has to be active, too. */
export const can = ({ role, scopes: given }: Holder, needed: Needed): boolean =>
  [needed].flat().some(right => rightsByRole[role].includes(right) && (!given || given.some(scope => scope === right)))

/** The roles that allow something. */
export const rolesWith = (needed: Needed): Role[] => roles.filter(role => can({ role }, needed))

/**
 * Whether a role is left to owners, who give it with their password, and needs the second factor that SECOND_FACTOR requires: of those who
 * let people in themselves, and of officers.
 */
export const isForOwners = (role: Role): boolean => can({ role }, ['people', 'complaints'])

/** The right of officers, which is nobody else’s. */
export const OFFICE = 'complaints' satisfies Right

/** Whether a role is that of officers, whom officers alone let in. */
export const isOfficer = (person: { role: Role }): boolean => can(person, OFFICE)

/** Whether a person may let in, suspend, remove or invite somebody of a role. */
export const mayManage = (actor: { role: Role }, role: Role): boolean =>
  can(actor, 'people') && (can(actor, 'owners') || !isForOwners(role))
